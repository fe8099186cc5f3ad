import { ProductRow } from '../product-list/ProductRow.tsx';
import type { ViewProps } from '../view.ts';
import type { productCarouselList } from './block.ts';

export function View({ props, mode, node }: ViewProps<typeof productCarouselList>) {
  return <ProductRow {...{ props, mode, node }} />;
}
