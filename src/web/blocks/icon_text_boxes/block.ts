import { anywhere, defineBlock, vertical } from '../definition.ts';

/** Stacks rows of two icon boxes. */
export const iconTextBoxes = defineBlock({
  name: 'icon_text_boxes',
  label: { en: 'Icon text boxes', et: 'Ikoonidega tekstikastid' },
  group: 'layout',
  parents: anywhere,
  children: ['icon_text_row'],
  startsWith: ['icon_text_row'],
  directions: vertical,
  space: 'section',
  props: {},
  sample: { props: {}, children: ['icon_text_row'] },
});
