import { anywhere, defineBlock, vertical } from '../definition.ts';

export const horizontalLine = defineBlock({
  name: 'horizontal_line',
  label: { en: 'Horizontal line', et: 'Horisontaaljoon' },
  group: 'layout',
  parents: anywhere,
  directions: vertical,
  space: 'text',
  props: {},
  sample: { props: {} },
});
