import type { z } from 'zod';
import { isByAgreement } from '../../domain/delivery/promise.ts';
import { transportCents } from '../../domain/orders/totals.ts';
import { prorate } from '../../domain/money.ts';
import type { acceptBody, OrderReturn } from '../../domain/returns/contract.ts';
import { deliveryRefundCents, shareOfPieces } from '../../domain/returns/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { offeredMethods } from '../delivery/service.ts';
import { takeBackPoints } from '../loyalty/service.ts';
import type { BoughtOrder } from '../orders/service.ts';
import { refundReturned } from '../payments/service.ts';
import type { ReturnServices } from './deps.ts';
import { notifyBuyer } from './mails.ts';
import { moveReturn } from './moving.ts';
import { refundReasons } from '../../domain/returns/refund-reasons.ts';
import {
  hasDeliveryRefund,
  linesOfReturn,
  refundedOf,
  updateReturn,
  updateReturnLine,
  type ReturnLineRow,
} from './queries.ts';
import { readAnyReturn } from './reading.ts';
import { lockOrderOf, stepOf } from './staff.ts';

/**
 * Gives back what was paid for what is accepted: money by the way it came, or what is still owed is less, with the credit note.
 * The books come last, as everybody who issues a document waits for them.
 * @throws ShopError RETURN_NOT_FOUND, RETURN_STATUS_NOT_ALLOWED
 */
export async function refundReturn(
  trx: Trx,
  services: ReturnServices,
  visitor: Visitor,
  uuid: string,
  { reason }: z.output<typeof acceptBody>,
): Promise<OrderReturn> {
  const order = await lockOrderOf(trx, uuid);
  const step = stepOf(services, visitor, reason);
  // What went back before is asked before this one counts.
  const before = await refundedOf(trx, order.id);
  const row = await moveReturn(trx, uuid, 'refund', {
    ...step,
    // What it comes to is known at the end; the database wants none of it missing.
    changes: { refund_cents: 0, money: 'none', refunded_at: step.now },
  });
  const lines = (await linesOfReturn(trx, row.id)).filter(({ accepted }) => accepted > 0);
  const shares = lines.map((line) => shareOf(order, line, before.get(line.order_line_id) ?? 0));
  const delivery = await deliveryOf(trx, services, order, lines, before);
  const points = lines.map((line) => pointsOf(order, line, before.get(line.order_line_id) ?? 0));
  const { restoredCents } = await takeBackPoints(trx, {
    orderUuid: order.uuid,
    key: `return ${uuid}`,
    goodsCents: sumOf(shares),
    pointsCents: sumOf(points),
    now: step.now,
  });
  const refunded = await refundReturned(trx, services.payments, {
    order,
    lines: lines.map(({ order_line_id, accepted }) => ({ line: order_line_id, quantity: accepted })),
    deliveryCents: delivery,
    reason: refundReasons[order.language],
    askedBy: step.by.userId,
  });
  const parts = prorate(refunded.cents, [...shares, delivery]);
  for (const [at, line] of lines.entries())
    await updateReturnLine(trx, line.id, { refund_cents: parts[at]! });
  await updateReturn(trx, row.id, {
    refund_cents: refunded.cents,
    delivery_cents: parts.at(-1)!,
    points_cents: restoredCents,
    money: refunded.money,
    credit_note: refunded.creditNote,
  });
  await notifyBuyer(trx, services, uuid, { update: 'refunded', reason: reason || null });
  return readAnyReturn(trx, visitor, uuid);
}

function shareOf(order: BoughtOrder, { order_line_id, accepted }: ReturnLineRow, before: number): number {
  const line = order.lines.find(({ id }) => id === order_line_id)!;
  return shareOfPieces(line.payableCents, line.quantity, { before, quantity: accepted });
}

/** What of a line had been paid with points. */
function pointsOf(order: BoughtOrder, { order_line_id, accepted }: ReturnLineRow, before: number): number {
  const at = order.lines.findIndex(({ id }) => id === order_line_id);
  const { taken } = order.totals.lines[at]!;
  const cents = sumOf(
    order.totals.discounts.map(({ source }, index) => (source === 'points' ? (taken[index] ?? 0) : 0)),
  );
  return shareOfPieces(cents, order.lines[at]!.quantity, { before, quantity: accepted });
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}

/** What goes back for the delivery: once, when nothing of the order is left with the buyer. */
async function deliveryOf(
  trx: Trx,
  { clock }: ReturnServices,
  order: BoughtOrder,
  lines: readonly ReturnLineRow[],
  before: ReadonlyMap<number, number>,
): Promise<number> {
  const now = new Map(lines.map((line) => [line.order_line_id, line.accepted]));
  const isAll = order.lines.every(
    ({ id, quantity }) => (before.get(id) ?? 0) + (now.get(id) ?? 0) === quantity,
  );
  const paid = order.totals.transport.payableCents;
  if (!isAll || paid === 0 || (await hasDeliveryRefund(trx, order.id))) return 0;
  return deliveryRefundCents(paid, await cheapestDelivery(trx, order, clock()));
}

/** What the cheapest usual way would have cost; null: not known, as nobody has weighed the goods. */
async function cheapestDelivery(trx: Trx, order: BoughtOrder, now: Date): Promise<number | null> {
  const { shopId, countryId } = order;
  const grams = order.lines.map(({ weightG, quantity }) => weightG && weightG * quantity);
  if (grams.includes(null)) return null;
  const weightG = grams.reduce<number>((sum, one) => sum + one!, 0);
  const byAgreement = order.lines.some(isByAgreement);
  const methods = await offeredMethods(trx, { shopId, countryId, weightG, byAgreement, readyInDays: 0, now });
  const goods = order.totals.payableCents - order.totals.transport.payableCents;
  // Fetching it from a store is no delivery.
  const prices = methods
    .filter(({ kind }) => kind !== 'store')
    .map((method) => transportCents(method, goods));
  return prices.length === 0 ? null : Math.min(...prices);
}
