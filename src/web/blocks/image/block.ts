import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { alignment, img, local, url, yesNo } from '../props.ts';

export const image = defineBlock({
  name: 'image',
  label: { en: 'Image', et: 'Pilt' },
  group: 'rich_text',
  parents: anywhere,
  directions: everyDirection,
  required: ['imgSrc'],
  props: {
    imgSrc: img(),
    imgAlt: local(255),
    isDecorative: yesNo('no'),
    linkUrl: url(),
    alignment: alignment(),
  },
});
