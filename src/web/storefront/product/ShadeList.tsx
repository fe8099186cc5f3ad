import type { Variation } from '../../../domain/catalogue/contract.ts';
import { formatMoney } from '../../../domain/money.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';

/** Shades with their names, for ranges without depths and for those who read rather than look. */
export function ShadeList({ shades, currentId }: { shades: readonly Variation[]; currentId: number }) {
  const { t, language } = useTexts();
  const stockText = (shade: Variation) =>
    ({
      in_stock: t('common.stock.in'),
      low: t('common.stock.lowShort', { count: shade.available_stock }),
      on_order: t('catalogue.toOrder'),
      out: t('common.stock.out'),
    })[shade.stock_state];
  return (
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
      {shades.map((shade) => (
        <li key={shade.id} className="border-t border-line">
          <a
            href={paths.product(shade.id, shade.slug)}
            aria-current={shade.id === currentId ? 'page' : undefined}
            data-keep-scroll
            className="flex min-h-14 items-center gap-3 py-2 hover:bg-hover aria-[current=page]:bg-selected"
          >
            <span
              aria-hidden="true"
              className="swatch size-9 shrink-0 rounded-input border border-line-strong"
              style={{ backgroundColor: shade.shade!.hex }}
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                <span className="font-medium tabular-nums">{shade.shade!.code}</span> {shade.shade!.name}
              </span>
              <span className="type-body-s text-muted">{stockText(shade)}</span>
            </span>
            {shade.price === null ? null : (
              <span className="type-body-s font-medium tabular-nums">
                {formatMoney(Math.round(shade.price * 100), language)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
