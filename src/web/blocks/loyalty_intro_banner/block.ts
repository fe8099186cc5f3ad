import { anywhere, defineBlock, vertical } from '../definition.ts';
import { img, local, url } from '../props.ts';
import { sampleImage, sampleUrl } from '../sample-values.ts';

export const loyaltyIntroBanner = defineBlock({
  name: 'loyalty_intro_banner',
  label: { en: 'Loyalty intro banner', et: 'Püsikliendi tutvustus' },
  group: 'loyalty',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  space: 'section',
  inline: ['title', 'description', 'linkText'],
  props: {
    imgSrc: img(),
    imgBusinessSrc: img(),
    imgAlt: local(255),
    title: local(255),
    description: local(1000),
    linkUrl: url(),
    linkText: local(64),
  },
  sample: {
    props: {
      imgSrc: sampleImage,
      imgBusinessSrc: sampleImage,
      imgAlt: 'Pilt',
      title: 'Saa püsikliendiks',
      description: 'Soodustus kasvab ostudega.',
      linkUrl: sampleUrl,
      linkText: 'Loe lähemalt',
    },
  },
});
