import { anywhere, defineBlock, vertical } from '../definition.ts';
import { checkProductList, productListProps } from '../product-list-props.ts';
import { bgColors, choice, choiceOrNone, img, local, textColor } from '../props.ts';
import { sampleImage, sampleUrl } from '../sample-values.ts';

export const horizontalProductList = defineBlock({
  name: 'horizontal_product_list',
  label: { en: 'Horizontal product list', et: 'Horisontaalne tooteloend' },
  group: 'product',
  parents: anywhere,
  directions: vertical,
  hydrate: 'island',
  prefetch: 'near',
  space: 'section',
  inline: ['title', 'linkText', 'description'],
  check: checkProductList,
  props: {
    ...productListProps,
    panelSide: choice(['left', 'right'], 'left'),
    panelTextColor: textColor('white'),
    imgSrc: img(),
    imgAlt: local(255),
    description: local(1000),
    bgColor: choiceOrNone(bgColors),
  },
  sample: {
    props: {
      title: 'Valik',
      imgSrc: sampleImage,
      imgAlt: 'Pilt',
      description: 'Kirjeldus',
      bgColor: 'blue',
      linkUrl: sampleUrl,
      linkText: 'Kõik',
    },
  },
});
