import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { formatDay } from '../../domain/time.ts';
import { useT } from '../i18n/texts.tsx';

type ProductStock = Pick<ProductListItem, 'stock_state' | 'available_stock' | 'expected_at' | 'sale_delay'>;

const dots = {
  in_stock: 'bg-success',
  low: 'bg-warning',
  on_order: 'border-2 border-info',
  out: 'border-2 border-control',
} as const;
const words = {
  in_stock: 'text-success',
  low: 'text-warning',
  on_order: 'text-info',
  out: 'text-muted',
} as const;

/**
 * The stock in words beside a dot, as colour alone means nothing to many. `withCount` is for the product's own page,
 * which says elsewhere when there will be more.
 */
export function Stock({ stock, withCount = false }: { stock: ProductStock; withCount?: boolean }) {
  const t = useT();
  return (
    <p className={`type-body-s inline-flex items-center gap-2 ${words[stock.stock_state]}`}>
      <span className={`size-2 shrink-0 rounded-full ${dots[stock.stock_state]}`} aria-hidden="true" />
      {textOf()}
    </p>
  );

  function textOf(): string {
    switch (stock.stock_state) {
      case 'in_stock':
        return withCount ? t('common.stock.inCount', { count: stock.available_stock }) : t('common.stock.in');
      case 'low':
        return t('common.stock.low', { count: stock.available_stock });
      case 'on_order':
        return t('catalogue.onOrder', { count: stock.sale_delay ?? 0 });
      case 'out':
        return stock.expected_at && !withCount
          ? t('common.stock.expected', { date: formatDay(stock.expected_at) })
          : t('common.stock.out');
    }
  }
}
