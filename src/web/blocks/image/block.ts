import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, img, local, url, yesNo } from '../props.ts';
import { sampleImage, sampleUrl } from '../sample-values.ts';

export const image = defineBlock({
  name: 'image',
  label: { en: 'Image', et: 'Pilt' },
  group: 'rich_text',
  parents: anywhere,
  directions: everyDirection,
  space: 'text',
  required: ['imgSrc'],
  props: {
    imgSrc: img(),
    imgAlt: local(255),
    isDecorative: yesNo('no'),
    linkUrl: url(),
    alignment: alignment(),
  },
  sample: { props: { imgSrc: sampleImage, imgAlt: 'Pilt', linkUrl: sampleUrl } },
});
