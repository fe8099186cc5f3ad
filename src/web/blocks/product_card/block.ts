import { anywhere, defineBlock, everyDirection } from '../definition.ts';
import { intOrNone } from '../props.ts';

export const productCard = defineBlock({
  name: 'product_card',
  label: { en: 'Product preview card', et: 'Toote eelvaatekaart' },
  group: 'product',
  parents: anywhere,
  directions: everyDirection,
  hydrate: 'island',
  space: 'text',
  required: ['productId'],
  props: { productId: intOrNone(1) },
  sample: { props: { productId: 1 } },
});
