import { defineBlock, vertical } from '../definition.ts';
import { icon, img, local, textColor, url } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const thinBanner = defineBlock({
  name: 'thin_banner',
  label: { en: 'Thin banner', et: 'Kitsas bänner' },
  group: 'banner',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  space: 'none',
  width: 'full',
  inline: ['label', 'note', 'linkText'],
  props: {
    label: local(255),
    linkText: local(64),
    linkUrl: url(),
    imgSrc: img(),
    textColor: textColor('black'),
    /** Beyond the catalogue: a glyph before the words. */
    iconLeft: icon(),
    /** Beyond the catalogue: a second sentence where there is room for it, from 860 px. */
    note: local(255),
  },
  sample: {
    props: {
      label: 'Tasuta tarne alates 60 €',
      linkText: 'Vaata',
      linkUrl: sampleUrl,
      iconLeft: 'truck',
      textColor: 'white',
    },
  },
});
