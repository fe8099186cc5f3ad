import type { approvalStates, Order } from './contract.ts';
import { isOver } from '../returns/rules.ts';
import { isEditable, orderStatuses, soldStatuses, statusAfter, type OrderStatus } from './statuses.ts';

/** What decides what somebody may do with an order. */
export interface OrderCircumstances {
  status: OrderStatus;
  isEvent: boolean;
  /** One of those who buy; the staff has calls of its own. */
  isBuyer: boolean;
  /** Administers the customer. */
  isAdministrator: boolean;
  /** Began the order. */
  isOwn: boolean;
  /** Bought for a business, as the order says. */
  isBusiness: boolean;
  lines: number;
  /** A draft that can be paid as it stands: complete, at prices that were agreed to, and approved where that is needed. */
  isReady: boolean;
  approval: (typeof approvalStates)[number] | null;
  /** A payment is open that the buyer can go on with. */
  isPaymentOpen: boolean;
  /** All of it went back, in money or in goods. */
  isRefunded: boolean;
  /** The first instant at which withdrawing is too late, ms since 1970; null: the period has not begun. */
  withdrawalEndsAt: number | null;
  now: number;
}

/** Whether an order is one that its buyer may order again: seats are booked anew instead. */
export function isReorderable({
  status,
  isEvent,
  lines,
}: Pick<OrderCircumstances, 'status' | 'isEvent' | 'lines'>): boolean {
  return !isEvent && lines > 0 && (soldStatuses.includes(status) || status === orderStatuses.CANCELED);
}

/** What the reader of an order may do with it; buttons and calls ask alike. */
export function orderCan(order: OrderCircumstances): Order['can'] {
  const { status, isEvent, isBuyer, approval } = order;
  const isDraft = isEditable(status);
  const hasGoods = soldStatuses.includes(status) && !order.isRefunded;
  return {
    edit: isBuyer && isDraft,
    // Once work has begun, the staff is asked; seats that were bought are given back one by one.
    cancel:
      isBuyer &&
      (isDraft || (!isEvent && !order.isRefunded)) &&
      status !== orderStatuses.IN_PROGRESS &&
      statusAfter('cancel', status, isEvent) !== null,
    pay: isBuyer && (isDraft ? order.isReady : status === orderStatuses.PENDING && order.isPaymentOpen),
    reorder: isBuyer && isReorderable(order),
    withdraw:
      isBuyer && hasGoods && !isEvent && !order.isBusiness && !isOver(order.withdrawalEndsAt, order.now),
    approve:
      isBuyer &&
      isDraft &&
      order.isAdministrator &&
      !order.isOwn &&
      approval !== null &&
      approval !== 'approved',
  };
}
