import type { Variation } from '../../../domain/catalogue/contract.ts';
import { useT } from '../../i18n/texts.tsx';

const looks = {
  in_stock: 'text-success',
  low: 'text-warning',
  on_order: 'text-info',
  out: 'font-medium text-strong',
} as const;

interface Props {
  one: Variation;
  /** In a cell of a chart, where `Нет в наличии` would be three lines. */
  isShort?: boolean;
  className?: string;
}

/** The stock of a variation in one or two words. */
export function VariationStock({ one, isShort = false, className = '' }: Props) {
  const t = useT();
  const text = {
    in_stock: t(isShort ? 'common.stock.inShort' : 'common.stock.in'),
    low: t('common.stock.lowShort', { count: one.available_stock }),
    on_order: t('catalogue.toOrder'),
    out: t(isShort ? 'common.stock.outShort' : 'common.stock.out'),
  }[one.stock_state];
  return <span className={`${looks[one.stock_state]} ${className}`}>{text}</span>;
}
