import { earnedPoints, lastDayOfPoints } from '../src/domain/loyalty/points.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';
import type { Db } from '../src/server/database.ts';
import { transfer } from '../src/server/loyalty/ledger.ts';
import { countFulfilled } from '../src/server/loyalty/service.ts';
import { lockOrderById, moveOrder } from '../src/server/orders/statuses.ts';
import { buildProduct } from './factories.ts';
import { buildCustomer, signIn } from './people.ts';
import { buildDraft, signedInAs, type placer } from './placing.ts';

/** A member with free points that were earned by nothing in particular, and somebody signed in who administers it. */
export async function buildMember(
  db: Db,
  {
    points = 0,
    now = new Date(),
    isBusiness = false,
  }: { points?: number; now?: Date; isBusiness?: boolean } = {},
) {
  const customer = await buildCustomer(db, { isBusiness });
  const { userId, token } = await signIn(db, { customerId: customer.id });
  const { id: accountId } = await db
    .insertInto('loyalty_account')
    .values({ customer_id: customer.id, joined_at: now, welcomed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await givePoints(db, accountId, points, now);
  return { customer, accountId, userId, token, visitor: signedInAs(userId) };
}

/** Points of an account as if they were earned at `now`. */
export async function givePoints(db: Db, accountId: number, cents: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await transfer(trx, { accountId, kind: 'earn', cents, now });
    if (cents > 0)
      await trx
        .insertInto('loyalty_lot')
        .values({
          account_id: accountId,
          order_uuid: null,
          cents,
          left_cents: cents,
          last_day: lastDayOfPoints(now),
        })
        .execute();
  });
}

/** The balances of an account, in cents. */
export async function balanceOf(db: Db, accountId: number) {
  const { available_cents, reserved_cents, owed_cents, spent_cents } = await db
    .selectFrom('loyalty_account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { free: available_cents, reserved: reserved_cents, owed: owed_cents, spent: spent_cents };
}

type Member = Awaited<ReturnType<typeof buildMember>>;

/** A draft of a member for goods of so many cents, which is paid with points if it says so. */
export async function draftOfMember(
  db: Db,
  { customer, userId }: Member,
  { cents = 1000, usesPoints = false }: { cents?: number; usesPoints?: boolean } = {},
): Promise<{ id: number; uuid: string; product: number }> {
  const { id: product } = await buildProduct(db, { cents, stock: { TLN: 9 } });
  const order = await buildDraft(db, {
    lines: { [product]: 1 },
    seenCents: cents,
    customerId: customer.id,
    userId,
  });
  if (usesPoints)
    await db.updateTable('shop_order').set({ use_loyalty_points: true }).where('id', '=', order.id).execute();
  return { ...order, product };
}

/** Leads a submitted order to its end, and counts it as the outbox would. */
export async function fulfil(db: Db, order: { id: number; uuid: string }, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const step of ['begin_work', 'fulfil'] as const) {
      const row = await lockOrderById(trx, order.id);
      if (row.status !== orderStatuses.FULFILLED)
        await moveOrder(trx, row, step, { by: { kind: 'staff', userId: null }, now });
    }
    await countFulfilled(trx, [order.uuid], now);
  });
}

/** An order of a member that was paid and sent. */
export async function buyAndReceive(
  db: Db,
  place: ReturnType<typeof placer>,
  member: Member,
  parts: Parameters<typeof draftOfMember>[2] & { now?: Date } = {},
) {
  const order = await draftOfMember(db, member, parts);
  const payable = await place.submit(order.uuid, { visitor: member.visitor });
  await fulfil(db, order, parts.now);
  const goodsCents = payable.lines.reduce((sum, { payableCents }) => sum + payableCents, 0);
  return { ...order, goodsCents, earned: earnedPoints(goodsCents) };
}
