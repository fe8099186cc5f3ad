import { lastDayGivenBack } from '../../domain/loyalty/points.ts';
import type { Trx } from '../database.ts';
import { addLot, emptyLots, lastDayOfUsed, putBackIntoLots, takeFromLots, transfer } from './ledger.ts';
import { lockAccountOf, lockOrderPoints, type AccountRow, type OrderPoints } from './queries.ts';

/**
 * Locks the points of a customer until the end of the transaction: what is read of its balance after this is what counts.
 * It comes after the order and its coupons, and before stock.
 */
export async function lockPoints(trx: Trx, customerId: number): Promise<void> {
  await lockAccountOf(trx, customerId);
}

/** Reserves points for an order of a customer whose points are locked. Those that expire soonest go first. */
export async function reservePoints(
  trx: Trx,
  {
    customerId,
    orderUuid,
    cents,
    now,
  }: { customerId: number | null; orderUuid: string; cents: number; now: Date },
): Promise<void> {
  if (cents === 0) return;
  const account = customerId === null ? undefined : await lockAccountOf(trx, customerId);
  if (!account) throw new Error(`customer ${customerId} has no points to reserve`);
  const accountId = account.id;
  await trx
    .insertInto('loyalty_order')
    .values({
      order_uuid: orderUuid,
      account_id: accountId,
      points_cents: cents,
      points_state: 'reserved',
    })
    .execute();
  await takeFromLots(trx, { accountId, cents, usedBy: orderUuid });
  await transfer(trx, { accountId, kind: 'reserve', cents, orderUuid, now });
}

/** The order is paid: what it has reserved is spent. Nothing for one that has reserved none. */
export async function spendPoints(trx: Trx, orderUuid: string, now: Date): Promise<void> {
  const found = await lockOrderPoints(trx, orderUuid);
  if (found?.order.points_state !== 'reserved') return;
  const { order, account } = found;
  await transfer(trx, {
    accountId: account.id,
    kind: 'spend',
    cents: order.points_cents,
    orderUuid,
    now,
  });
  await trx
    .updateTable('loyalty_order')
    .set({ points_state: 'spent' })
    .where('order_uuid', '=', orderUuid)
    .execute();
}

/** The payment of an order ended without money: its points are free again, and expire when they would have. */
export async function releasePoints(trx: Trx, orderUuid: string, now: Date): Promise<void> {
  const found = await lockOrderPoints(trx, orderUuid);
  if (found?.order.points_state !== 'reserved') return;
  const { order, account } = found;
  await putBackIntoLots(trx, orderUuid);
  await trx.deleteFrom('loyalty_order').where('order_uuid', '=', orderUuid).execute();
  const given = { accountId: account.id, cents: order.points_cents, orderUuid, now };
  await giveTo(trx, account, () => transfer(trx, { ...given, kind: 'release' }), given);
}

/** The order is cancelled: all it was paid with in points comes back. */
export async function restorePointsOfOrder(trx: Trx, orderUuid: string, now: Date): Promise<void> {
  const found = await lockOrderPoints(trx, orderUuid);
  if (found?.order.points_state !== 'spent') return;
  const { order, account } = found;
  await restorePoints(trx, { order, account, cents: order.points_cents - order.restored_cents, now });
}

/** Gives back so many of the points that were spent on an order, whose account is locked. */
export async function restorePoints(
  trx: Trx,
  { order, account, cents, now }: { order: OrderPoints; account: AccountRow; cents: number; now: Date },
): Promise<void> {
  if (cents === 0) return;
  const orderUuid = order.order_uuid;
  const lastDay = lastDayGivenBack(now, await lastDayOfUsed(trx, orderUuid));
  await trx
    .updateTable('loyalty_order')
    .set({ restored_cents: order.restored_cents + cents })
    .where('order_uuid', '=', orderUuid)
    .execute();
  const given = { accountId: account.id, cents, orderUuid, now };
  const give = async () => {
    await addLot(trx, { accountId: account.id, orderUuid, cents, lastDay });
    await transfer(trx, { ...given, kind: 'give_back' });
  };
  await giveTo(trx, account, give, given);
}

/** Points that come to somebody who has left meanwhile are forfeited with the others. */
async function giveTo(
  trx: Trx,
  account: AccountRow,
  give: () => Promise<void>,
  given: { accountId: number; cents: number; orderUuid: string; now: Date },
): Promise<void> {
  await give();
  if (account.joined_at !== null) return;
  await emptyLots(trx, account.id);
  await transfer(trx, { ...given, kind: 'forfeit' });
}
