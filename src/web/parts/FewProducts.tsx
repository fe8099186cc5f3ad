import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { CachedProductCard } from './ProductCard.tsx';

/** Two rows on a phone, one on anything wider, so that none stands alone. */
const maxProducts = 4;

/** A handful of products below a heading of their own. */
export function FewProducts({ products }: { products: readonly ProductListItem[] }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5 lg:gap-6">
      {products.slice(0, maxProducts).map((one) => (
        <li key={one.id}>
          <CachedProductCard product={one} />
        </li>
      ))}
    </ul>
  );
}
