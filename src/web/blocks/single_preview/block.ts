import { anywhere, defineBlock, vertical } from '../definition.ts';
import { previewProps } from '../preview-props.ts';
import { bgColor, choice, icon, imgFocus, local, text, url } from '../props.ts';
import { samplePreview } from '../sample-values.ts';

export const singlePreview = defineBlock({
  name: 'single_preview',
  label: { en: 'Single large preview', et: 'Suur eelvaade' },
  group: 'layout',
  parents: anywhere,
  directions: vertical,
  space: 'section',
  inline: ['title', 'subtitle', 'label', 'description', 'linkText'],
  props: {
    ...previewProps,
    bgColor: bgColor('blue'),
    subtitle: local(255),
    label: local(64),
    /** Beyond the catalogue: the picture beside the text on a white panel, a glyph on its button. */
    imgSide: choice(['top', 'right'], 'top'),
    imgFocus: imgFocus(),
    iconLeft: icon(),
    /**
     * Beyond the catalogue: the ten depths of hair colour below, each leading to this address with `{level}`
     * replaced by its number; and the directions of colour, with `{tone}` replaced by the digit after the point
     * or `{direction}` by its English word. `tones`: the digits the range has, all when empty.
     */
    shadeUrl: url(),
    toneUrl: url(),
    tones: text(64),
  },
  sample: {
    props: {
      ...samplePreview,
      subtitle: 'Alapealkiri',
      label: 'Silt',
      imgSide: 'right',
      shadeUrl: '/products?level={level}',
      toneUrl: '/products?tone={tone}',
    },
  },
});
