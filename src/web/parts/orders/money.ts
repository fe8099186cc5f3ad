import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import type { Language } from '../../../domain/locales.ts';

/** An amount of an order, `'24.80'` or `24.8`, as the reader writes it. */
export function writtenEuros(euros: string | number, language: Language): string {
  return formatMoney(centsFromDecimal(euros), language);
}
