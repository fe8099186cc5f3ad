import type { Day } from '../delivery/working-days.ts';
import { orderStatuses, type OrderStatus } from './statuses.ts';

/**
 * The day an order comes by, or came by, as it was promised; null: none was, or nothing comes. Nothing does before it is
 * paid, once it is cancelled, or when all of it went back, in money or in goods.
 */
export function arrivalOf(order: {
  status: OrderStatus;
  promisedOn: Day | null;
  isRefunded: boolean;
}): Day | null {
  const { PENDING, CANCELED } = orderStatuses;
  const isToCome = order.status !== PENDING && order.status !== CANCELED && !order.isRefunded;
  return isToCome ? order.promisedOn : null;
}
