import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';

const most = 4;

/** What goes with a product. */
export function RelatedProducts({ products }: { products: readonly ProductListItem[] }) {
  const t = useT();
  return (
    <section className="wrap mt-section">
      <h2 className="type-h2">{t('catalogue.product.goesWith')}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5 lg:gap-6">
        {products.slice(0, most).map((one) => (
          <li key={one.id}>
            <ProductCard product={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
