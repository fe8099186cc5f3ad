import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct } from '../../../test/factories.ts';
import { addMember, buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { buildDraft, placer } from '../../../test/placing.ts';
import { startTestServer, testOrderKeys, type TestServer } from '../../../test/server.ts';
import type { Call } from '../../domain/call.ts';
import * as calls from '../../domain/orders/calls.ts';
import { orderPaymentCall, startPaymentCall } from '../../domain/payments/calls.ts';
import { reorderCall, reorderComparisonCall } from '../../domain/reorder/calls.ts';
import { createReturnCall, orderReturnsCall, returnOptionsCall } from '../../domain/returns/calls.ts';
import { ordersData } from './personal-data.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ask = callerOf(server);
  place = placer(server, () => new Date());
});
afterAll(() => server.stop());

/** An order of a guest that was submitted so many hours ago. */
async function placed(hoursAgo: number) {
  const { db } = server.database;
  const { id: product } = await buildProduct(db, { stock: { TLN: 5 } });
  const { id, uuid } = await buildDraft(db, { lines: { [product]: 1 } });
  const { number } = await place.submit(uuid);
  await db
    .updateTable('shop_order')
    .set({ submitted_at: new Date(Date.now() - hoursAgo * 3_600_000) })
    .where('id', '=', id)
    .execute();
  return { uuid, number: String(number), product };
}

/** What can be asked about an order of a guest, and done with it. */
const all: { name: string; call: Call; body?: (product: number) => object }[] = [
  { name: 'read', call: calls.orderCall },
  { name: 'payment', call: orderPaymentCall },
  { name: 'comparison', call: reorderComparisonCall },
  { name: 'return options', call: returnOptionsCall },
  { name: 'returns', call: orderReturnsCall },
  { name: 'reorder', call: reorderCall, body: () => ({}) },
  {
    name: 'return',
    call: createReturnCall,
    body: (product) => ({ lines: [{ product, quantity: 1 }], reason: 'OTHER' }),
  },
  { name: 'pay', call: startPaymentCall, body: () => ({ method: 'INVOICE' }) },
  { name: 'cancel', call: calls.cancelOrderCall, body: () => ({}) },
];

const statusOf = async (uuid: string) =>
  (
    await server.database.db
      .selectFrom('shop_order')
      .select('status')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
  ).status;

test('CO-07 the number of an order lets nobody see it, pay it, cancel it, return it or order it again', async () => {
  const order = await placed(1);
  const key = testOrderKeys.keyOf(order.uuid);
  for (const uuid of [order.number, `${order.uuid.slice(0, -1)}${order.uuid.endsWith('0') ? '1' : '0'}`]) {
    for (const { name, call, body } of all) {
      const { status } = await ask(call, { params: { uuid, key }, body: body?.(order.product) as never });
      expect([400, 404], `${name} by ${uuid}`).toContain(status);
    }
  }
  expect(await statusOf(order.uuid)).toBe(2);
});

test('CO-07 a day later each call asks for the key of the mail, and that of another order is none', async () => {
  const order = await placed(25);
  const other = await placed(25);
  const wrong = [
    undefined,
    '',
    'x',
    testOrderKeys.keyOf(other.uuid),
    testOrderKeys.keyOf(order.uuid).slice(1),
    testOrderKeys.keyOf(order.uuid).slice(0, -1),
    testOrderKeys.keyOf(order.uuid).toUpperCase(),
    `${testOrderKeys.keyOf(order.uuid)}AAAA`,
    'x'.repeat(101),
  ];
  for (const key of wrong) {
    for (const { name, call, body } of all) {
      const params = { uuid: order.uuid, ...(key !== undefined && { key }) };
      const answer = await ask(call, { params, body: body?.(order.product) as never });
      expect([name, answer.status], String(key)).toEqual([name, name === 'return' ? expect.anything() : 404]);
      expect(JSON.stringify(answer.body), name).not.toContain(order.number);
      if (name === 'return') expect([400, 404]).toContain(answer.status);
    }
  }
  expect(await statusOf(order.uuid)).toBe(2);
});

test('CO-07 with its key an older order is seen, ordered again and canceled as a fresh one is', async () => {
  for (const hoursAgo of [1, 24 * 3]) {
    const { uuid } = await placed(hoursAgo);
    const params = { uuid, key: testOrderKeys.keyOf(uuid) };
    for (const call of [
      calls.orderCall,
      orderPaymentCall,
      reorderComparisonCall,
      returnOptionsCall,
      orderReturnsCall,
    ])
      expect((await ask(call, { params })).status, call.path).toBe(200);
    expect((await ask(calls.cancelOrderCall, { params, body: {} })).body).toMatchObject({
      status: { id: 4 },
    });
  }
});

test('CO-07 the link of a guest goes on when an account has the same address, and opens for nobody without it', async () => {
  const { uuid } = await placed(25);
  const { db } = server.database;
  const { contact_email: email } = await db
    .selectFrom('shop_order')
    .select('contact_email')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const stranger = await signIn(db, {});
  const owner = await signIn(db, { userId: (await buildUser(db, { email: email! })).id });
  const key = testOrderKeys.keyOf(uuid);
  for (const token of [undefined, stranger.token, owner.token]) {
    expect((await ask(calls.orderCall, { params: { uuid, key }, token })).status).toBe(200);
    expect((await ask(calls.orderCall, { params: { uuid }, token })).status).toBe(404);
  }
});

test('CO-07 AC-05 an order of somebody who has been erased opens with the key of its mail alone, however fresh it is', async () => {
  const { db } = server.database;
  const { id: customerId } = await buildCustomer(db, { isBusiness: false });
  const { id: userId } = await buildUser(db);
  await addMember(db, customerId, userId, 'CUSTOMER_ADMIN');
  const { uuid } = await placed(1);
  await db
    .updateTable('shop_order')
    .set({ customer_id: customerId, user_id: userId })
    .where('uuid', '=', uuid)
    .execute();
  const seen = async (key?: string) =>
    (await ask(calls.orderCall, { params: { uuid, ...(key !== undefined && { key }) } })).status;
  expect([await seen(), await seen(testOrderKeys.keyOf(uuid))]).toEqual([404, 404]);
  await db
    .transaction()
    .execute((trx) => ordersData.erase(trx, { id: userId, email: '' } as never, new Date()));
  expect([await seen(), await seen(testOrderKeys.keyOf(uuid))]).toEqual([404, 200]);
});
