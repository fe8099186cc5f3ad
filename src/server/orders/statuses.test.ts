import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buildCustomer, signIn, signInStaff } from '../../../test/people.ts';
import { buildCoupon, buildDraft, placer, signedInAs, type DraftParts } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/orders/calls.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Db } from '../database.ts';
import { consumeOutbox } from '../platform/outbox-consumer.ts';
import { orderEventHandler, type OrderEvent } from './service.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
  place = placer(server);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const cancel = (uuid: string, token?: string, body: { reason?: string; version?: number } = {}) =>
  ask<typeof calls.cancelOrderCall, Order>(calls.cancelOrderCall, { params: { uuid }, body, token });
const lead = (uuid: string, id: number, token?: string, body: { reason?: string; version?: number } = {}) =>
  ask<typeof calls.changeOrderStatusCall, Order>(calls.changeOrderStatusCall, {
    params: { uuid },
    body: { status: { id }, ...body },
    token,
  });

/** An order that was submitted on an invoice, and the product it took three pieces of. */
async function submitted(parts: Partial<DraftParts> = {}) {
  const { id: product } = await buildProduct(db);
  const draft = await buildDraft(db, { lines: { [product]: 3 }, ...parts });
  await place.submit(draft.uuid, parts.userId === undefined ? {} : { visitor: signedInAs(parts.userId) });
  return { ...draft, product };
}
const stockOf = async (productId: number) =>
  (
    await sql<{ stock: string }>`
      select sum(quantity) || '/' || sum(reserved) as stock from stock where product_id = ${productId}`.execute(
      db,
    )
  ).rows[0]!.stock;
const statusOf = async (id: number) =>
  (await db.selectFrom('shop_order').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('its buyer cancels an order', () => {
  test('CO-07 until work begins: stock and coupon come back', async () => {
    const coupon = await buildCoupon(db, { maxUses: 1 });
    const { id, uuid, product } = await submitted({ coupons: [coupon] });
    expect(await stockOf(product)).toBe('7/0');
    const { status, body } = await cancel(uuid, undefined, { reason: 'Tellisin kogemata' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: { id: 4 }, can: { cancel: false } });
    expect(body.history.at(-1)).toMatchObject({ from: 2, to: 4, by: 'guest', reason: 'Tellisin kogemata' });
    expect(await stockOf(product)).toBe('10/0');
    const { uses } = await db
      .selectFrom('coupon')
      .select('uses')
      .where('id', '=', coupon)
      .executeTakeFirstOrThrow();
    expect(uses).toBe(0);
    expect(await cancel(uuid), 'again').toMatchObject({
      status: 409,
      body: { code: 'ORDER_STATUS_NOT_ALLOWED' },
    });
    expect(await statusOf(id)).toBe(orderStatuses.CANCELED);
  });

  test('CO-07 a draft is emptied', async () => {
    const { id: product } = await buildProduct(db);
    const { uuid } = await buildDraft(db, { lines: { [product]: 3 }, coupons: [await buildCoupon(db)] });
    expect(await cancel(uuid)).toMatchObject({
      status: 200,
      body: { status: { id: 4 }, order_lines: [], coupons: [], number: null },
    });
  });

  test('CO-07 not while it is being paid, nor once it is being packed, nor one of somebody else', async () => {
    const { id: product } = await buildProduct(db);
    const pending = await buildDraft(db, { lines: { [product]: 1 } });
    await place.start(pending.uuid);
    const staff = await signInStaff(db, 'TH_SHOP_ADMIN');
    const packed = await submitted();
    await lead(packed.uuid, orderStatuses.IN_PROGRESS, staff.token);
    for (const { uuid } of [pending, packed]) {
      expect(await cancel(uuid)).toMatchObject({ status: 409, body: { code: 'ORDER_STATUS_NOT_ALLOWED' } });
    }
    const customer = await buildCustomer(db);
    const owner = await signIn(db, { customerId: customer.id });
    const theirs = await submitted({ customerId: customer.id, userId: owner.userId });
    const stranger = await signIn(db);
    for (const token of [undefined, stranger.token]) {
      expect(await cancel(theirs.uuid, token)).toMatchObject({
        status: 404,
        body: { code: 'ORDER_NOT_FOUND' },
      });
    }
    expect(await cancel(theirs.uuid, owner.token)).toMatchObject({ status: 200 });
  });

  test('CO-07 a colleague of one who administers the customer cancels the own orders alone', async () => {
    const customer = await buildCustomer(db);
    const boss = await signIn(db, { customerId: customer.id });
    const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const ofBoss = await submitted({ customerId: customer.id, userId: boss.userId });
    const ofColleague = await submitted({ customerId: customer.id, userId: colleague.userId });
    expect((await cancel(ofBoss.uuid, colleague.token)).status).toBe(404);
    expect((await cancel(ofColleague.uuid, boss.token)).status).toBe(200);
  });

  test('a writer who has seen an older order is shown the order as it is', async () => {
    const { uuid } = await submitted();
    expect(await cancel(uuid, undefined, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STALE', order: { uuid, version: 2 } },
    });
  });
});

describe('the staff leads an order', () => {
  test('CO-07 from submitted over being packed to fulfilled, and no other way', async () => {
    const { token, userId } = await signInStaff(db, 'TH_SHOP_ADMIN');
    const { id, uuid } = await submitted();
    const refused = { status: 409, body: { code: 'ORDER_STATUS_NOT_ALLOWED' } };
    for (const wrong of [1, 2, 5, 6, 7, 0, 99]) expect(await lead(uuid, wrong, token)).toMatchObject(refused);
    expect(await lead(uuid, 3, token, { reason: 'Pakib Mari' })).toMatchObject({
      status: 200,
      body: { status: { id: 3 } },
    });
    expect(await lead(uuid, 3, token), 'twice').toMatchObject(refused);
    expect(await lead(uuid, 5, token)).toMatchObject({ status: 200, body: { status: { id: 5 } } });
    expect(await lead(uuid, 4, token), 'what was sent stays sent').toMatchObject(refused);
    const { rows } = await sql<object>`
      select from_status, to_status, actor, user_id, reason from order_history where order_id = ${id} order by id`.execute(
      db,
    );
    expect(rows.slice(-2)).toEqual([
      { from_status: 2, to_status: 3, actor: 'staff', user_id: userId, reason: 'Pakib Mari' },
      { from_status: 3, to_status: 5, actor: 'staff', user_id: userId, reason: null },
    ]);
  });

  test('CO-07 cancelled while it is being packed: the goods go back on the shelf', async () => {
    const { token } = await signInStaff(db, 'TH_SHOP_ADMIN');
    const { uuid, product } = await submitted();
    await lead(uuid, 3, token);
    expect(await lead(uuid, 4, token, { reason: 'Katki' })).toMatchObject({
      status: 200,
      body: { status: { id: 4 } },
    });
    expect(await stockOf(product)).toBe('10/0');
  });

  test('CO-07 nobody else does, and an order that is not there is not found', async () => {
    const { uuid } = await submitted();
    const user = await signIn(db);
    const other = await signInStaff(db, 'TH_PRODUCT_ADMIN');
    expect((await lead(uuid, 3)).status).toBe(401);
    expect((await lead(uuid, 3, user.token)).status).toBe(403);
    expect((await lead(uuid, 3, other.token)).status).toBe(403);
    const { token } = await signInStaff(db, 'TH_SHOP_ADMIN');
    expect(await lead('00000000-0000-4000-8000-000000000000', 3, token)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
  });
});

describe('who comes first', () => {
  test('CO-07 a customer cancels while the staff begins to pack: one of them does', async () => {
    const { token } = await signInStaff(db, 'TH_SHOP_ADMIN');
    for (let round = 0; round < 10; round++) {
      const { id, uuid, product } = await submitted();
      const [canceled, begun] = await Promise.all([cancel(uuid), lead(uuid, 3, token)]);
      expect([canceled.status, begun.status].toSorted()).toEqual([200, 409]);
      expect(await statusOf(id)).toBe(canceled.status === 200 ? 4 : 3);
      expect(await stockOf(product)).toBe(canceled.status === 200 ? '10/0' : '7/0');
    }
  });

  test('CO-06 a payment ends, is confirmed and times out at once: it is paid or it is a draft', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: product } = await buildProduct(db);
      const { id, uuid } = await buildDraft(db, { lines: { [product]: 1 } });
      await place.start(uuid);
      const [ended, confirmed] = await Promise.all([place.end(id), place.confirm(id), cancel(uuid)]);
      const status = await statusOf(id);
      // Money that comes after the end buys the draft anew, unless it was emptied meanwhile.
      if (confirmed === 'confirmed') expect([2, 4]).toContain(status);
      else expect(ended && [1, 4].includes(status)).toBe(true);
    }
  });
});

test('CO-07 each step is told to all who listen, once and in order', async () => {
  await sql`delete from outbox where topic = 'order.events'`.execute(db);
  const { token } = await signInStaff(db, 'TH_SHOP_ADMIN');
  const { id: product } = await buildProduct(db);
  const { id, uuid } = await buildDraft(db, { lines: { [product]: 1 } });
  await place.start(uuid);
  await place.end(id);
  await place.start(uuid);
  await place.confirm(id);
  await lead(uuid, 3, token);
  await lead(uuid, 4, token);
  const heard: OrderEvent[] = [];
  let fails = true;
  const outbox = consumeOutbox(
    db,
    orderEventHandler([
      // The first listener fails once; then both hear all.
      () => {
        if (!fails) return Promise.resolve();
        fails = false;
        return Promise.reject(new Error('not now'));
      },
      (_trx, events) => {
        heard.push(...events);
        return Promise.resolve();
      },
    ]),
    { onError: () => {}, onDeadLetter: () => {} },
  );
  await outbox.drain();
  await outbox.stop();
  expect(heard.filter(({ order }) => order === uuid).map(({ event }) => event)).toEqual([
    'pending',
    'payment_ended',
    'pending',
    'submitted',
    'paid',
    'in_progress',
    'canceled',
  ]);
});
