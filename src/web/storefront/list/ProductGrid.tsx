import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { CachedProductCard, ProductCard } from '../../parts/ProductCard.tsx';

/** Cards of a phone’s first row: their pictures are fetched at once, those of others once they are known to be in view. */
const eagerCards = 2;

export const gridLook =
  'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:gap-6 xl:grid-cols-4 print:grid-cols-4';

/** The cards of a list. */
export function ProductGrid({ products }: { products: readonly ProductListItem[] }) {
  return (
    <ul data-grid className={`mt-5 ${gridLook}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          {index < eagerCards ? (
            <ProductCard product={product} eager level={2} hasQuantity />
          ) : (
            <CachedProductCard product={product} level={2} hasQuantity />
          )}
        </li>
      ))}
    </ul>
  );
}
