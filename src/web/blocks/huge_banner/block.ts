import { z } from 'zod';
import { bannerTimes } from '../constants.ts';
import { defineBlock, vertical } from '../definition.ts';
import { img, int, local, textColor, url } from '../props.ts';
import { sampleImage, sampleUrl } from '../sample-values.ts';

export const hugeBanner = defineBlock({
  name: 'huge_banner',
  label: { en: 'Full-screen banner', et: 'Täisekraani bänner' },
  group: 'banner',
  parents: ['PLACEHOLDER'],
  directions: vertical,
  hydrate: 'island',
  space: 'none',
  width: 'full',
  inline: ['title', 'description'],
  required: ['uuid', 'imgSrc'],
  props: {
    /** Made on creation; tells which banner a visitor has seen. */
    uuid: z.uuid().nullable().default(null).meta({ field: 'banner_uuid' }),
    title: local(255),
    description: local(1000),
    imgSrc: img(),
    imgSrcTwo: img(),
    switchTimeoutSeconds: int(1, 60, bannerTimes.switchSeconds),
    closeTimeoutSeconds: int(1, 120, bannerTimes.closeSeconds),
    linkUrl: url(),
    textColor: textColor('white'),
  },
  sample: {
    props: {
      uuid: '0190a0b0-0000-7000-8000-000000000001',
      title: 'Talv',
      description: 'Soodsam',
      imgSrc: sampleImage,
      linkUrl: sampleUrl,
    },
  },
});
