import { defineBlock, horizontal } from '../definition.ts';
import { previewProps } from '../preview-props.ts';
import { bgColor } from '../props.ts';
import { samplePreview } from '../sample-values.ts';

export const splitPreviewMini = defineBlock({
  name: 'split_preview_mini',
  label: { en: 'Split preview, mini', et: 'Jagatud eelvaade, väike' },
  group: 'layout',
  parents: ['split_preview_wrapper'],
  requiresWrapper: 'split_preview_wrapper',
  directions: horizontal,
  space: 'none',
  inline: ['title', 'description', 'linkText'],
  props: {
    ...previewProps,
    bgColor: bgColor('blue'),
  },
  sample: { props: samplePreview },
});
