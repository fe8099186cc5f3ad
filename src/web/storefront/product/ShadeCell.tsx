import type { Variation } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';

const words = {
  in_stock: 'text-success',
  low: 'text-warning',
  on_order: 'text-info',
  out: 'text-meta',
} as const;

/** One shade: swatch, code and stock; leads to its page. */
export function ShadeCell({ shade, isCurrent }: { shade: Variation; isCurrent: boolean }) {
  const t = useT();
  const stock = {
    in_stock: t('common.stock.in'),
    low: t('common.stock.lowShort', { count: shade.available_stock }),
    on_order: t('catalogue.toOrder'),
    out: t('common.stock.out'),
  }[shade.stock_state];
  return (
    <a
      href={paths.product(shade.id, shade.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      data-keep-scroll
      className="relative flex min-h-11 items-center gap-2 rounded-card border border-transparent p-1 pr-2 hover:bg-hover aria-[current=page]:border-action aria-[current=page]:bg-hover"
    >
      <span
        aria-hidden="true"
        className={`swatch size-8 shrink-0 rounded-input border border-line-strong ${shade.stock_state === 'out' ? 'opacity-50' : ''}`}
        style={{ backgroundColor: shade.shade!.hex }}
      />
      <span>
        <span className="type-body-s block font-medium tabular-nums">{shade.shade!.code}</span>
        <span className="sr-only">{` ${shade.name}, `}</span>
        <span className={`type-caption block font-normal whitespace-nowrap ${words[shade.stock_state]}`}>
          {stock}
        </span>
      </span>
    </a>
  );
}
