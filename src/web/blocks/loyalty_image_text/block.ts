import { anywhere, defineBlock, vertical } from '../definition.ts';
import { bgColor, choice, img, local, rich } from '../props.ts';
import { sampleDocument, sampleImage } from '../sample-values.ts';

export const loyaltyImageText = defineBlock({
  name: 'loyalty_image_text',
  label: { en: 'Loyalty image and text', et: 'Püsikliendi pilt ja tekst' },
  group: 'rich_text',
  parents: anywhere,
  directions: vertical,
  space: 'section',
  props: {
    imgSrc: img(),
    imgAlt: local(255),
    /** On which side the picture stands. */
    panelSide: choice(['left', 'right'], 'left'),
    bgColor: bgColor('purple'),
    body: rich({ hasImages: false }),
  },
  sample: { props: { imgSrc: sampleImage, imgAlt: 'Pilt', body: sampleDocument } },
});
