import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import {
  balanceOf,
  buildMember,
  buyAndReceive,
  draftOfMember,
  fulfil,
  givePoints,
} from '../../../test/loyalty.ts';
import { requester } from '../../../test/people.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Db } from '../database.ts';
import { cancelLocked } from '../orders/cancel.ts';
import { lockOrderById } from '../orders/statuses.ts';
import { expirePoints, takeBackPoints } from './service.ts';

let server: TestServer;
let db: Db;
let place: ReturnType<typeof placer>;
let now = new Date('2030-01-10T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  place = placer(server, () => now);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const never = new AbortController().signal;
const cancel = (id: number) =>
  db
    .transaction()
    .execute(async (trx) =>
      cancelLocked(trx, await lockOrderById(trx, id), { by: { kind: 'staff', userId: null }, now }),
    );
const takeBack = (parts: { orderUuid: string; key: string; goodsCents: number; pointsCents: number }) =>
  db.transaction().execute((trx) => takeBackPoints(trx, { ...parts, now }));

describe('points of an order', () => {
  test('CT-09 CO-06 are reserved when its payment starts, free again when it fails, spent when it is paid', async () => {
    const member = await buildMember(db, { points: 400, now });
    const { id, uuid } = await draftOfMember(db, member, { usesPoints: true });
    const payable = await place.start(uuid, { visitor: member.visitor });
    // 10.00 less 10 % of the first level, less all points.
    expect(payable.lines[0]).toMatchObject({ unitCents: 1000, payableCents: 500 });
    expect(payable.totals).toMatchObject({ loyaltyCents: 100, pointsCents: 400 });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 400 });
    await expectSound(db);
    await place.end(id);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 400, reserved: 0 });
    await place.start(uuid, { visitor: member.visitor });
    await place.confirm(id);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
    await cancel(id);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 400, reserved: 0 });
  });

  test('CT-09 pay for no more than the goods, and never for the delivery', async () => {
    const member = await buildMember(db, { points: 5000, now });
    const { uuid } = await draftOfMember(db, member, { usesPoints: true });
    const { totals, payableCents } = await place.start(uuid, { visitor: member.visitor });
    expect(totals.pointsCents).toBe(900);
    expect(payableCents).toBe(totals.transport.payableCents);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 4100, reserved: 900 });
  });

  test('CT-09 AC-03 are not spent twice by ten carts that pay at once', async () => {
    const member = await buildMember(db, { points: 1000, now });
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () => draftOfMember(db, member, { usesPoints: true })),
    );
    const paid = await Promise.all(drafts.map(({ uuid }) => place.submit(uuid, { visitor: member.visitor })));
    const used = paid.map(({ totals }) => totals.pointsCents).toSorted((a, b) => b - a);
    expect(used).toEqual([900, 100, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
  });

  test('CT-09 that were used in another tab make no order dearer unseen', async () => {
    const member = await buildMember(db, { points: 900, now });
    const ask = requester(server.app, member.token);
    const [first, second] = [
      await draftOfMember(db, member, { usesPoints: true }),
      await draftOfMember(db, member, { usesPoints: true }),
    ];
    const shown = (await ask.get<Order>(`/api/v1/orders/${second.uuid}/`)).body.totalWithDiscount;
    await place.submit(first.uuid, { visitor: member.visitor });
    const pay = (total: string) =>
      ask.post<{ code: string; order: Order }>(`/api/v1/orders/${second.uuid}/payment/`, {
        method: 'CREDIT_CARD',
        total,
      });
    const refused = await pay(shown);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
    const { totalWithDiscount, used_loyalty_points } = refused.body.order;
    expect(used_loyalty_points).toBe('0.00');
    expect(Number(totalWithDiscount) - Number(shown)).toBeCloseTo(9);
    expect((await pay('dear')).status).toBe(400);
    // No provider is there in this test: it was asked, so the order was taken.
    expect(await pay(totalWithDiscount)).toMatchObject({ body: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' } });
  });

  test('AC-03 money that comes late finds its points gone, and is late', async () => {
    const member = await buildMember(db, { points: 300, now });
    const first = await draftOfMember(db, member, { usesPoints: true });
    await place.start(first.uuid, { visitor: member.visitor });
    await place.end(first.id);
    const second = await draftOfMember(db, member, { usesPoints: true });
    await place.submit(second.uuid, { visitor: member.visitor });
    expect(await place.confirm(first.id)).toBe('late');
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
  });
});

test('AC-03 CO-08 the invoice names the discount of the level and the points, as the sums of the order do', async () => {
  const member = await buildMember(db, { points: 250, now });
  const order = await draftOfMember(db, member, { usesPoints: true });
  await place.submit(order.uuid, { visitor: member.visitor });
  const { discounts } = await db
    .selectFrom('invoice')
    .select('discounts')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(discounts).toEqual([
    { source: 'loyalty', code: '1', percent: 10, cents: 100 },
    { source: 'points', code: 'points', percent: null, cents: 250 },
  ]);
});

describe('a fulfilled order', () => {
  test('AC-03 CO-08 counts once for the level, and earns 2 % of what its goods cost in money', async () => {
    const member = await buildMember(db, { points: 200, now });
    const order = await buyAndReceive(db, place, member, { cents: 60_000, usesPoints: true, now });
    expect(order.goodsCents).toBe(54_000 - 200);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 1076, spent: 53_800 });
    await fulfil(db, order, now);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 1076, spent: 53_800 });
    // The second level from now on.
    const next = await draftOfMember(db, member);
    expect((await place.start(next.uuid, { visitor: member.visitor })).totals.loyaltyCents).toBe(150);
  });

  test('AC-03 counts for the level of who is no member, and earns nothing', async () => {
    const member = await buildMember(db, { now });
    await db
      .updateTable('loyalty_account')
      .set({ joined_at: null })
      .where('id', '=', member.accountId)
      .execute();
    await buyAndReceive(db, place, member, { cents: 2000, now });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, spent: 2000 });
  });
});

describe('a return', () => {
  test('AC-03 takes back what the goods have earned, to the cent however it is parted, and once for a key', async () => {
    const member = await buildMember(db, { now });
    const order = await buyAndReceive(db, place, member, { cents: 10_000, now });
    expect(order).toMatchObject({ goodsCents: 9000, earned: 180 });
    const parts = [3333, 3333, 2334];
    let sum = 0;
    for (const [at, goodsCents] of parts.entries()) {
      const asked = { orderUuid: order.uuid, key: `return ${order.uuid} ${at}`, goodsCents, pointsCents: 0 };
      const taken = await takeBack(asked);
      expect(await takeBack(asked)).toEqual(taken);
      sum += taken.takenBackCents;
    }
    expect(sum).toBe(180);
    expect(await balanceOf(db, member.accountId)).toEqual({ free: 0, reserved: 0, owed: 0, spent: 0 });
    // More than was bought counts as nothing.
    expect(
      await takeBack({ orderUuid: order.uuid, key: `more ${order.uuid}`, goodsCents: 500, pointsCents: 500 }),
    ).toEqual({ takenBackCents: 0, owedCents: 0, restoredCents: 0 });
  });

  test('AC-03 of points that are used already leaves a debt, which the next ones settle', async () => {
    const member = await buildMember(db, { now });
    const order = await buyAndReceive(db, place, member, { cents: 10_000, now });
    const used = await draftOfMember(db, member, { usesPoints: true });
    await place.submit(used.uuid, { visitor: member.visitor });
    const asked = { orderUuid: order.uuid, key: `return ${order.uuid}`, goodsCents: 9000, pointsCents: 0 };
    expect(await takeBack(asked)).toEqual({ takenBackCents: 0, owedCents: 180, restoredCents: 0 });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, owed: 180, spent: 0 });
    await buyAndReceive(db, place, member, { cents: 5000, now });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, owed: 90 });
    await buyAndReceive(db, place, member, { cents: 10_000, now });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 90, owed: 0 });
  });

  test('AC-03 gives the points back that the goods were paid with', async () => {
    const member = await buildMember(db, { points: 300, now });
    const order = await buyAndReceive(db, place, member, { cents: 1000, usesPoints: true, now });
    const asked = { orderUuid: order.uuid, key: `return ${order.uuid}`, goodsCents: 600, pointsCents: 300 };
    expect(await takeBack(asked)).toEqual({ takenBackCents: 12, owedCents: 0, restoredCents: 300 });
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 300, spent: 0 });
  });

  test('AC-03 of an order of a guest touches nothing', async () => {
    expect(
      await takeBack({
        orderUuid: '0198b9a2-0000-4000-8000-00000000ffff',
        key: 'return of nothing',
        goodsCents: 1,
        pointsCents: 1,
      }),
    ).toEqual({ takenBackCents: 0, owedCents: 0, restoredCents: 0 });
  });
});

describe('expiry', () => {
  test('AC-03 takes points when their last day in Tallinn is over, and not a minute before', async () => {
    const earnedAt = new Date('2029-01-10T10:00:00Z');
    const member = await buildMember(db, { points: 500, now: earnedAt });
    await givePoints(db, member.accountId, 70, new Date('2029-06-01T10:00:00Z'));
    await expirePoints(db, new Date('2030-01-10T21:59:59Z'), never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 570 });
    await expirePoints(db, new Date('2030-01-10T22:00:00Z'), never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 70 });
    expect(await expirePoints(db, new Date('2030-01-10T22:00:00Z'), never)).toBe(0);
  });

  test('AC-03 leaves what is reserved; freed, it expires; given back after a cancellation, it is good for 30 days', async () => {
    const member = await buildMember(db, { points: 500, now: new Date('2029-01-11T10:00:00Z') });
    const freed = await draftOfMember(db, member, { cents: 300, usesPoints: true });
    await place.start(freed.uuid, { visitor: member.visitor });
    const paid = await draftOfMember(db, member, { cents: 5000, usesPoints: true });
    await place.submit(paid.uuid, { visitor: member.visitor });
    now = new Date('2030-01-12T10:00:00Z');
    await expirePoints(db, now, never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 270 });
    await place.end(freed.id);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 270, reserved: 0 });
    await cancel(paid.id);
    await expirePoints(db, now, never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 230, reserved: 0 });
    await expirePoints(db, new Date('2030-02-11T21:59:59Z'), never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 230 });
    await expirePoints(db, new Date('2030-02-11T22:00:00Z'), never);
    expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0 });
  });

  test('AC-03 while the same points are paid with and cancelled: the ledger agrees whoever is quicker', async () => {
    const old = new Date(now.getTime() - 2 * 366 * 86_400_000);
    for (let round = 0; round < 10; round++) {
      const member = await buildMember(db, { points: 500, now: old });
      const sold = await draftOfMember(db, member, { cents: 200, usesPoints: true });
      await place.submit(sold.uuid, { visitor: member.visitor });
      const wanted = await draftOfMember(db, member, { usesPoints: true });
      await Promise.all([
        expirePoints(db, now, never),
        cancel(sold.id),
        place.start(wanted.uuid, { visitor: member.visitor }),
        expirePoints(db, now, never),
      ]);
      const { free, reserved } = await balanceOf(db, member.accountId);
      expect(free + reserved).toBeLessThanOrEqual(500);
      expect(free + reserved).toBeGreaterThanOrEqual(180);
    }
    await expectSound(db);
  });
});

test('AC-03 points that come to somebody who has left are lost with the others', async () => {
  const member = await buildMember(db, { points: 300, now });
  const order = await draftOfMember(db, member, { usesPoints: true });
  await place.submit(order.uuid, { visitor: member.visitor });
  await db
    .updateTable('loyalty_account')
    .set({ joined_at: null })
    .where('id', '=', member.accountId)
    .execute();
  await cancel(order.id);
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 0, reserved: 0 });
});

test('AC-03 what would go below zero fails by the table itself', async () => {
  const member = await buildMember(db, { points: 100, now });
  await expect(
    db
      .updateTable('loyalty_account')
      .set({ available_cents: -1 })
      .where('id', '=', member.accountId)
      .execute(),
  ).rejects.toThrow(/check/);
});
