import { defineBlock, horizontal } from '../definition.ts';
import { previewProps } from '../preview-props.ts';
import { bgColor, choice, imgFocus, local } from '../props.ts';
import { samplePreview } from '../sample-values.ts';

export const splitPreview = defineBlock({
  name: 'split_preview',
  label: { en: 'Split preview', et: 'Jagatud eelvaade' },
  group: 'layout',
  parents: ['split_preview_wrapper'],
  requiresWrapper: 'split_preview_wrapper',
  directions: horizontal,
  space: 'none',
  inline: ['title', 'description', 'linkText', 'label'],
  props: {
    ...previewProps,
    bgColor: bgColor('blue'),
    /** Beyond the catalogue: a line above the title, the picture beside the text on wide screens, and its subject. */
    label: local(64),
    imgSide: choice(['top', 'left'], 'top'),
    imgFocus: imgFocus(),
  },
  sample: { props: { ...samplePreview, label: 'Bränd', imgSide: 'left', bgColor: 'green' } },
});
