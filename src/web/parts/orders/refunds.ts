import { centsFromDecimal } from '../../../domain/money.ts';
import type { Order, OrderRefund } from '../../../domain/orders/contract.ts';
import { orderStatuses } from '../../../domain/orders/statuses.ts';

type Refunded = Pick<Order, 'refunds' | 'refunded' | 'totalWithDiscount'>;

/** What is left of the sum of an order, in cents. */
export function leftCents({ totalWithDiscount, refunded }: Omit<Refunded, 'refunds'>): number {
  return centsFromDecimal(totalWithDiscount) - centsFromDecimal(refunded);
}

/** Whether all that was paid went back; not of an order that cost nothing. */
export function isAllRefunded(order: Refunded): boolean {
  return order.refunds.length > 0 && leftCents(order) <= 0;
}

/** How an order as a whole was given back: on its way while anything is, less owed where no money had come. */
export function moneyOf(refunds: readonly OrderRefund[]): OrderRefund['money'] | null {
  if (refunds.length === 0) return null;
  if (refunds.some(({ money }) => money === 'on_its_way')) return 'on_its_way';
  return refunds.every(({ money }) => money === 'owed_less') ? 'owed_less' : 'sent_back';
}

/** Whether its status still holds: not of an order that was given back whole before anybody began to pack it. */
export function isStanding(order: Refunded & Pick<Order, 'status'>): boolean {
  return order.status.id !== orderStatuses.SUBMITTED || !isAllRefunded(order);
}
