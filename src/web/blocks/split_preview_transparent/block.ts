import { defineBlock, horizontal } from '../definition.ts';
import { previewProps } from '../preview-props.ts';
import { imgFocus } from '../props.ts';
import { samplePreview } from '../sample-values.ts';

export const splitPreviewTransparent = defineBlock({
  name: 'split_preview_transparent',
  label: { en: 'Split preview, transparent', et: 'Jagatud eelvaade, läbipaistev' },
  group: 'layout',
  parents: ['split_preview_wrapper'],
  requiresWrapper: 'split_preview_wrapper',
  directions: horizontal,
  space: 'none',
  inline: ['title', 'description', 'linkText'],
  props: {
    ...previewProps,
    /** Beyond the catalogue: where the picture has its subject. */
    imgFocus: imgFocus(),
  },
  sample: { props: { ...samplePreview, textColor: 'white' } },
});
