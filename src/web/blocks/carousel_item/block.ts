import { defineBlock, horizontal } from '../definition.ts';
import { alignment, img, imgFocus, local, textColor, url, yesNo } from '../props.ts';
import { samplePreview } from '../sample-values.ts';

export const carouselItem = defineBlock({
  name: 'carousel_item',
  label: { en: 'Carousel item', et: 'Karusselli slaid' },
  group: 'media',
  parents: ['carousel'],
  requiresWrapper: 'carousel',
  directions: horizontal,
  space: 'none',
  inline: ['title', 'description', 'linkText', 'label'],
  required: ['imgSrc'],
  props: {
    imgSrc: img(),
    imgAlt: local(255),
    title: local(255),
    description: local(1000),
    linkUrl: url(),
    linkText: local(64),
    textColor: textColor('white'),
    alignment: alignment(),
    /**
     * Beyond the catalogue: a line above the title; where the picture has its subject; and no veil under the
     * words, for a picture that is calm and light (or dark) enough where they stand.
     */
    label: local(64),
    imgFocus: imgFocus(),
    veil: yesNo('yes'),
  },
  sample: { props: { ...samplePreview, label: 'NORDLYS' } },
});
