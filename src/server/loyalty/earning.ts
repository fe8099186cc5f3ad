import { earnedPoints, lastDayOfPoints } from '../../domain/loyalty/points.ts';
import type { Trx } from '../database.ts';
import { addLot, takeFromLots, transfer } from './ledger.ts';
import {
  beginAccounts,
  listFulfilled,
  listReturnedGoods,
  lockAccountsOf,
  lockOrderPoints,
  type AccountRow,
  type FulfilledOrder,
} from './queries.ts';
import { takeBack } from './taking-back.ts';

/** Something that happened to an order, as `order.events` tells it; `order` is its uuid. */
interface OrderEvent {
  order: string;
  event: string;
}

/**
 * Hears that orders are fulfilled: what was paid for their goods counts for the level of the customer, and a member earns
 * points. Safe to hear twice. Accounts are locked in the order of their ids, so it has to be the last that hears: what is
 * locked after them could wait for somebody who waits for one of them.
 */
export function fulfilledOrders({ clock }: { clock: () => Date }) {
  return async (trx: Trx, events: readonly OrderEvent[]): Promise<void> => {
    const uuids = events.flatMap(({ order, event }) => (event === 'fulfilled' ? [order] : []));
    if (uuids.length > 0) await countFulfilled(trx, uuids, clock());
  };
}

/** Counts what fulfilled orders are worth, each once. */
export async function countFulfilled(trx: Trx, uuids: readonly string[], now: Date): Promise<void> {
  const orders = await listFulfilled(trx, uuids);
  if (orders.length === 0) return;
  const customerIds = [...new Set(orders.map(({ customer_id }) => customer_id))];
  await beginAccounts(trx, customerIds);
  const accounts = await lockAccountsOf(trx, customerIds);
  const counted: string[] = [];
  for (const order of orders)
    if (await count(trx, order, accounts.get(order.customer_id)!, now)) counted.push(order.uuid);
  // Once all are counted: it changes the accounts past what was read of them.
  for (const [orderUuid, goodsCents] of await listReturnedGoods(trx, counted)) {
    const { order, account } = (await lockOrderPoints(trx, orderUuid))!;
    await takeBack(trx, order, account, { orderUuid, goodsCents, now });
  }
}

/** False: it was counted before. */
async function count(
  trx: Trx,
  { uuid, goods_cents }: FulfilledOrder,
  account: AccountRow,
  now: Date,
): Promise<boolean> {
  const earned = account.joined_at === null ? 0 : earnedPoints(goods_cents);
  const isNew = await insertFulfilled(trx, { uuid, accountId: account.id, goods_cents, earned, now });
  if (!isNew) return false;
  account.spent_cents += goods_cents;
  await trx
    .updateTable('loyalty_account')
    .set({ spent_cents: account.spent_cents })
    .where('id', '=', account.id)
    .execute();
  const given = { accountId: account.id, orderUuid: uuid, now };
  await addLot(trx, { ...given, cents: earned, lastDay: lastDayOfPoints(now) });
  await transfer(trx, { ...given, kind: 'earn', cents: earned });
  const settled = Math.min(earned, account.owed_cents);
  account.owed_cents -= settled;
  await takeFromLots(trx, { accountId: account.id, cents: settled, own: uuid });
  await transfer(trx, { ...given, kind: 'settle', cents: settled });
  return true;
}

async function insertFulfilled(
  trx: Trx,
  order: { uuid: string; accountId: number; goods_cents: number; earned: number; now: Date },
): Promise<boolean> {
  const counted = { fulfilled_at: order.now, goods_cents: order.goods_cents, earned_cents: order.earned };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('loyalty_order')
    .values({ order_uuid: order.uuid, account_id: order.accountId, ...counted })
    .onConflict((conflict) =>
      conflict.column('order_uuid').doUpdateSet(counted).where('loyalty_order.fulfilled_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
