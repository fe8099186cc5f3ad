import { defineBlock, vertical } from '../definition.ts';
import { icon, local } from '../props.ts';

export const iconTextRow = defineBlock({
  name: 'icon_text_row',
  label: { en: 'Icon text row', et: 'Ikoonikastide rida' },
  group: 'layout',
  parents: ['icon_text_boxes'],
  requiresWrapper: 'icon_text_boxes',
  directions: vertical,
  space: 'none',
  inline: ['titleLeft', 'titleRight'],
  props: { iconLeft: icon(), iconRight: icon(), titleLeft: local(255), titleRight: local(255) },
  sample: { props: { iconLeft: 'truck', titleLeft: 'Tarne', iconRight: 'phone', titleRight: 'Tugi' } },
});
