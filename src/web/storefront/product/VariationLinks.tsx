import type { Product } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';

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
              className={`grid min-h-11 content-center rounded-card border bg-surface px-4 py-1.5 hover:bg-hover aria-[current=page]:border-action aria-[current=page]:bg-selected ${one.stock_state === 'out' ? 'border-line-decor text-muted' : 'border-control'}`}
            >
              <span className="type-body-s font-medium">{one.variation || one.name}</span>
              {one.price === null ? null : (
                <span className="type-caption font-normal text-muted tabular-nums">
                  {formatMoney(Math.round(one.price * 100), language)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
