import type { Product } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { VariationStock } from './VariationStock.tsx';

/** Sizes and other options of the family, each a link to its own page. */
export function VariationLinks({ product }: { product: Product }) {
  const { t, language } = useTexts();
  return (
    <nav aria-label={t('catalogue.variations', { count: product.variations.length })}>
      <ul className="flex flex-wrap gap-2">
        {product.variations.map((one) => (
          <li key={one.id}>
            <a
              href={paths.product(one.id, one.slug)}
              aria-current={one.id === product.id ? 'page' : undefined}
              data-keep-scroll
              className="option-link"
            >
              <span className="type-body-s font-medium">{one.variation || one.name}</span>
              <span className="type-caption flex flex-wrap gap-x-2 font-normal text-muted tabular-nums">
                {one.price === null ? null : (
                  <span>{formatMoney(Math.round(one.price * 100), language)}</span>
                )}
                {one.stock_state === 'in_stock' ? null : <VariationStock one={one} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
