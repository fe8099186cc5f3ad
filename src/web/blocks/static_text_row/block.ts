import { anywhere, defineBlock, vertical } from '../definition.ts';

/** Static texts in equal columns, one column on small screens. */
export const staticTextRow = defineBlock({
  name: 'static_text_row',
  label: { en: 'Static text row', et: 'Staatilise teksti rida' },
  group: 'layout',
  parents: anywhere,
  children: ['static_text', 'static_text_icon'],
  startsWith: ['static_text_icon', 'static_text_icon'],
  directions: vertical,
  space: 'section',
  props: {},
  sample: { props: {}, children: ['static_text', 'static_text_icon'] },
});
