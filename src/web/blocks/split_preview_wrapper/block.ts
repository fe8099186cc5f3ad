import { anywhere, defineBlock, vertical } from '../definition.ts';

/** Two previews side by side, one under the other on small screens. */
export const splitPreviewWrapper = defineBlock({
  name: 'split_preview_wrapper',
  label: { en: 'Split preview wrapper', et: 'Jagatud eelvaadete ümbris' },
  group: 'layout',
  parents: anywhere,
  children: ['split_preview', 'split_preview_mini', 'split_preview_transparent'],
  maxChildren: 2,
  startsWith: ['split_preview', 'split_preview'],
  directions: vertical,
  space: 'section',
  props: {},
  sample: { props: {}, children: ['split_preview', 'split_preview_mini'] },
});
