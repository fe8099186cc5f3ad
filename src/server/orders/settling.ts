import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { Trx } from '../database.ts';
import { seatsFreed } from '../events/service.ts';
import { releasePoints, spendPoints } from '../loyalty/service.ts';
import { releaseStock, takeStock } from '../stock/service.ts';
import { theShop } from './access.ts';
import { bill } from './billing.ts';
import { releaseCoupons } from './coupon-uses.ts';
import type { OrderServices } from './draft.ts';
import { unfrozenSums, unfreezeLines } from './freezing.ts';
import { byPayment, byShop } from './history.ts';
import { payableOrder } from './payable.ts';
import { lockedDraft, place } from './placing.ts';
import { refusalOf } from './readiness.ts';
import { getOrder } from './queries.ts';
import { lockOrderById, moveOrder, type LockedOrder } from './statuses.ts';
import { pendingUntil } from './waiting.ts';

/** How the money came. */
type PaidBy = Pick<LockedOrder, 'payment_option'> & { payment_method: PaymentMethod };

/** `late`: the order does not wait for this money, and whoever asks has to give it back. */
export type Settled = 'confirmed' | 'late';

/**
 * The provider has the money of an order: submits it, takes its stock and issues the invoice. Ask once for each payment,
 * with the payment's own row locked after the order (`lockOrderById`), since money for an order that is paid is late.
 * Money that comes after the payment was given up buys the draft if that is still what was to be paid. Another way to pay may
 * have been chosen since, so the order says how it was paid, and its invoice after it.
 */
export async function confirmPayment(
  trx: Trx,
  services: OrderServices,
  order: LockedOrder,
  paidBy: PaidBy,
  now: Date,
): Promise<Settled> {
  const isWaiting = order.status === orderStatuses.PENDING || (await waitsAgain(trx, services, order, now));
  if (!isWaiting) return 'late';
  if (order.use_loyalty_points) await spendPoints(trx, order.uuid, now);
  await takeStock(trx, order.uuid);
  await moveOrder(trx, { ...order, status: orderStatuses.PENDING }, 'confirm_payment', {
    by: byPayment,
    now,
    changes: { ...paidBy, submitted_at: now, pending_until: null },
  });
  await bill(trx, await payableOrder(trx, order.id), now);
  return 'confirmed';
}

/**
 * A payment ended without money: what was reserved is free, and the order is a draft again. Answers false, and changes
 * nothing, when the order was waiting for none.
 */
export async function endPayment(trx: Trx, orderId: number, reason: string, now: Date): Promise<boolean> {
  const order = await lockOrderById(trx, orderId);
  if (order.status !== orderStatuses.PENDING) return false;
  await releaseCoupons(trx, orderId);
  if (order.use_loyalty_points) await releasePoints(trx, order.uuid, now);
  await releaseStock(trx, order.uuid);
  if (order.event_id !== null) await seatsFreed(trx, order.event_id, { now, returningOrder: order.uuid });
  await unfreezeLines(trx, orderId);
  await moveOrder(trx, order, 'end_payment', {
    by: reason === timedOut ? byShop : byPayment,
    reason,
    now,
    changes: {
      ...unfrozenSums,
      pending_until: null,
      unpaid_version: order.version + 1,
      unpaid_cents: order.payable_cents,
    },
  });
  return true;
}

/** Nobody has heard of the payment for too long. */
export const timedOut = 'timed_out';

/** Places a draft once more for the money that came late, if nobody has changed it and it costs the same. */
async function waitsAgain(
  trx: Trx,
  services: OrderServices,
  order: LockedOrder,
  now: Date,
): Promise<boolean> {
  if (!isEditable(order.status) || order.version !== order.unpaid_version) return false;
  const reader = theShop(order, now);
  const row = await getOrder(trx, reader, order.uuid);
  const draft = await lockedDraft(trx, services, reader, row);
  if (refusalOf(draft) !== null || draft.sums.totals.payableCents !== order.unpaid_cents) return false;
  return place(trx, draft, {
    step: 'start_payment',
    by: byPayment,
    reason: 'money came late',
    now,
    changes: { pending_until: pendingUntil(now) },
  });
}
