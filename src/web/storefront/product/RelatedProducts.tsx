import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { FewProducts } from '../../parts/FewProducts.tsx';

/** What goes with a product. */
export function RelatedProducts({ products }: { products: readonly ProductListItem[] }) {
  const t = useT();
  return (
    <section className="wrap mt-section">
      <h2 className="type-h2">{t('catalogue.product.goesWith')}</h2>
      <FewProducts products={products} />
    </section>
  );
}
