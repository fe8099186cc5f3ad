import { earnedPoints } from '../../domain/loyalty/points.ts';
import type { Trx } from '../database.ts';
import { takeFromLots, transfer } from './ledger.ts';
import type { AccountRow, OrderPoints } from './queries.ts';

/** Goods of a fulfilled order whose account is locked count no more, and what they have earned is taken back or owed. */
export async function takeBack(
  trx: Trx,
  order: OrderPoints,
  account: AccountRow,
  { orderUuid, goodsCents, now }: { orderUuid: string; goodsCents: number; now: Date },
): Promise<{ takenBackCents: number; owedCents: number }> {
  const goods = Math.min(goodsCents, order.goods_cents - order.returned_cents);
  const returnedCents = order.returned_cents + goods;
  // What it would have earned without the goods; counted anew each time, so that many small returns lose no cent.
  const earned = order.earned_cents === 0 ? 0 : earnedPoints(order.goods_cents - returnedCents);
  const back = order.earned_cents - order.taken_back_cents - earned;
  const takenBackCents = Math.min(back, account.available_cents);
  const owedCents = account.joined_at === null ? 0 : back - takenBackCents;
  const given = { accountId: account.id, orderUuid, now };
  await takeFromLots(trx, { accountId: account.id, cents: takenBackCents, own: orderUuid });
  await transfer(trx, { ...given, kind: 'take_back', cents: takenBackCents });
  await transfer(trx, { ...given, kind: 'owe', cents: owedCents });
  await trx
    .updateTable('loyalty_order')
    .set({ returned_cents: returnedCents, taken_back_cents: order.taken_back_cents + back })
    .where('order_uuid', '=', orderUuid)
    .execute();
  await trx
    .updateTable('loyalty_account')
    .set((eb) => ({ spent_cents: eb('spent_cents', '-', goods) }))
    .where('id', '=', account.id)
    .execute();
  return { takenBackCents, owedCents };
}
