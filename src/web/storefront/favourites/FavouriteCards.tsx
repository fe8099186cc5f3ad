import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { gridLook } from '../list/ProductGrid.tsx';

/** Cards of a phone’s first row. */
const eagerCards = 2;

/** Cards of favourites; those no longer sold say so. */
export function FavouriteCards({
  products,
  areFavourites = false,
}: {
  products: readonly ProductListItem[];
  /** Of the one person the page is rendered for. */
  areFavourites?: boolean;
}) {
  const t = useT();
  return (
    <ul className={`mt-5 ${gridLook}`}>
      {products.map((product, index) => (
        <li key={product.id} className="flex flex-col">
          <div className={`flex-1 ${product.is_disabled ? 'opacity-70' : ''}`}>
            <ProductCard product={product} eager={index < eagerCards} level={2} isFavourite={areFavourites} />
          </div>
          {product.is_disabled ? (
            <p className="type-body-s mt-2 font-medium text-strong">{t('catalogue.product.notSold')}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
