import { isNeverWithdrawn } from '../../domain/returns/exclusions.ts';
import { isOver, leftOf } from '../../domain/returns/rules.ts';
import type { Trx } from '../database.ts';
import { findBought, lockOrderById, type BoughtOrder } from '../orders/service.ts';
import { openReturn } from './creating.ts';
import type { ReturnServices } from './deps.ts';
import { notifyBuyer } from './mails.ts';
import { returnedOf } from './queries.ts';
import type { Found, WithdrawalRow } from './withdrawal-queries.ts';

type Stated = Pick<WithdrawalRow, 'id' | 'lines' | 'goods' | 'user_id'>;

/**
 * What follows from a withdrawal: a return that needs nobody's approval, of what the right exists for and is in no return yet.
 * What it was declared for and when is recorded in any case.
 */
export async function openWithdrawalReturn(
  trx: Trx,
  services: ReturnServices,
  stated: Stated,
  orderId: number | null,
  now: Date,
  declaredAt: Date = now,
): Promise<Found> {
  if (orderId === null) return { outcome: 'to_check', in_time: null, order_id: null };
  await lockOrderById(trx, orderId);
  const order = await findBought(trx, orderId);
  if (!order) return { outcome: 'to_check', in_time: null, order_id: null };
  const in_time = !isOver(order.withdrawalEndsAt, declaredAt.getTime());
  const found = { in_time, order_id: orderId };
  if (!order.isSold || order.isRefunded) return { ...found, outcome: 'nothing_left' };
  // Words are for people to read.
  if (stated.goods !== null && stated.lines === null) return { ...found, outcome: 'to_check' };
  const named = wantedOf(order, stated.lines);
  const possible = named.filter(({ line }) => !isNeverWithdrawn(line.exclusion));
  if (named.length === 0) return { ...found, outcome: 'to_check' };
  if (possible.length === 0) return { ...found, outcome: 'excluded' };
  if (!in_time) return { ...found, outcome: 'too_late' };
  const returned = await returnedOf(
    trx,
    order.lines.map(({ id }) => id),
  );
  const lines = possible.flatMap(({ line, quantity }) => {
    const left = Math.min(quantity, leftOf({ ...line, returned: returned.get(line.id) ?? 0 }));
    return left > 0 ? [{ line: line.id, quantity: left, reason: 'changed_mind' as const, note: null }] : [];
  });
  if (lines.length === 0) return { ...found, outcome: 'nothing_left' };
  const { row } = await openReturn(trx, {
    order,
    withdrawalId: stated.id,
    status: 'accepted',
    lines,
    by: { kind: stated.user_id === null ? 'guest' : 'customer', userId: stated.user_id },
    now,
  });
  await notifyBuyer(trx, services, row.uuid, { update: 'accepted', reason: null });
  return { ...found, outcome: 'effective' };
}

/** The lines that are meant: those named, or all of them. Lines of other orders are none of this one. */
function wantedOf(order: BoughtOrder, lines: Stated['lines']) {
  if (lines === null) return order.lines.map((line) => ({ line, quantity: line.quantity }));
  return lines.flatMap(({ line: id, quantity }) => {
    const line = order.lines.find((one) => one.id === id);
    return line ? [{ line, quantity }] : [];
  });
}
