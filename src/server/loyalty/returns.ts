import type { Trx } from '../database.ts';
import { countFulfilled } from './earning.ts';
import { restorePoints } from './points.ts';
import { beginOrder, lockOrderPoints } from './queries.ts';
import { takeBack } from './taking-back.ts';

export interface ReturnedGoods {
  orderUuid: string;
  /** What asks for it, once for all repetitions: `return <uuid>`. */
  key: string;
  /** What was paid in money for what comes back, delivery left out. */
  goodsCents: number;
  /** What was paid for it in points. */
  pointsCents: number;
  now: Date;
}

/** What a return did to the points of a customer, in cents. */
export interface ReturnedPoints {
  /** Points that were earned with the goods, and that were still there. */
  takenBackCents: number;
  /** Those that were used already: the next ones earned go there. */
  owedCents: number;
  /** Points the goods were paid with. */
  restoredCents: number;
}

const nothing: ReturnedPoints = { takenBackCents: 0, owedCents: 0, restoredCents: 0 };

/**
 * Goods of an order came back: what was paid for them counts for the level no more, points that were earned with them are
 * taken back, and those they were paid with are given back. A balance never goes below zero: what was used already is owed,
 * and settled with the next points earned. Asked again under the same key it answers the same. Sums beyond what the order
 * has left count as what it has left. Call it with the order locked, before stock.
 */
export async function takeBackPoints(trx: Trx, returned: ReturnedGoods): Promise<ReturnedPoints> {
  // The event that the order is fulfilled may not have been heard yet.
  await countFulfilled(trx, [returned.orderUuid], returned.now);
  // Money may go back before the goods leave: the order counts without them once it is fulfilled.
  await beginOrder(trx, returned.orderUuid);
  const found = await lockOrderPoints(trx, returned.orderUuid);
  if (!found) return nothing;
  const known = await findReturn(trx, returned.key);
  if (known) return known;
  const { order, account } = found;
  const taken = await takeBack(trx, order, account, returned);
  const restoredCents =
    order.points_state === 'spent'
      ? Math.min(returned.pointsCents, order.points_cents - order.restored_cents)
      : 0;
  await restorePoints(trx, { order, account, cents: restoredCents, now: returned.now });
  const answer = { ...taken, restoredCents };
  await insertReturn(trx, returned, answer);
  return answer;
}

async function findReturn(trx: Trx, key: string): Promise<ReturnedPoints | undefined> {
  const row = await trx
    .selectFrom('loyalty_return')
    .select(['taken_back_cents', 'owed_cents', 'restored_cents'])
    .where('key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      takenBackCents: row.taken_back_cents,
      owedCents: row.owed_cents,
      restoredCents: row.restored_cents,
    }
  );
}

async function insertReturn(
  trx: Trx,
  { key, orderUuid, goodsCents, now }: ReturnedGoods,
  answer: ReturnedPoints,
): Promise<void> {
  await trx
    .insertInto('loyalty_return')
    .values({
      key,
      order_uuid: orderUuid,
      goods_cents: goodsCents,
      taken_back_cents: answer.takenBackCents,
      owed_cents: answer.owedCents,
      restored_cents: answer.restoredCents,
      at: now,
    })
    .execute();
}
