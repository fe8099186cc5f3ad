import { centsFromDecimal } from '../../domain/money.ts';
import { useLanguage } from '../i18n/texts.tsx';
import { formatEuros } from '../parts/orders/money.ts';

/** Writes amounts of an order as the reader of the page does. */
export function useMoney(): (euros: string | number) => string {
  const language = useLanguage();
  return (euros) => formatEuros(euros, language);
}

export function isZero(euros: string): boolean {
  return centsFromDecimal(euros) === 0;
}
