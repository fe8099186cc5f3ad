import { centsFromDecimal, formatMoney } from '../../../domain/money.ts';
import type { Language } from '../../../domain/locales.ts';
import type { Order } from '../../../domain/orders/contract.ts';

/** An amount of an order, `'24.80'` or `24.8`, as the reader writes it. */
export function formatEuros(euros: string | number, language: Language): string {
  return formatMoney(centsFromDecimal(euros), language);
}

/** Whether a code takes nothing off an order as it is, so that placing it does not use the code up. */
export function takesNothing({ discounts }: Pick<Order, 'discounts'>, code: string): boolean {
  return !discounts.some((one) => one.source === 'coupon' && one.code === code && one.amount !== '0.00');
}
