import { anywhere, defineBlock, vertical } from '../definition.ts';
import { checkProductList, productListProps } from '../product-list-props.ts';
import { local } from '../props.ts';
import { sampleUrl } from '../sample-values.ts';

export const productCarouselList = defineBlock({
  name: 'product_carousel_list',
  label: { en: 'Product carousel', et: 'Tootekarussell' },
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
    /** Beyond the catalogue: a line under the title. */
    description: local(255),
  },
  sample: {
    props: {
      title: 'Populaarne',
      description: 'Sel kuul',
      queryType: 'popular',
      linkUrl: sampleUrl,
      linkText: 'Kõik',
    },
  },
});
