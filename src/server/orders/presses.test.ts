import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buyerOf, startPayingServer } from '../../../test/payments.ts';
import type { TestServer } from '../../../test/server.ts';
import { addCouponCall, addLineCall, orderCall } from '../../domain/orders/calls.ts';

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

/** How often each status was answered to 300 equal calls, beside which another buyer reads a cart. */
async function pressed(press: () => Promise<{ status: number; headers: object }>) {
  const other = await buyer.draft();
  const answers = Array.from({ length: 300 }, press);
  const read = await callerOf(server)(orderCall, { params: { uuid: other.uuid } });
  expect(read.status).toBe(200);
  const counts: Record<number, number> = {};
  for (const { status, headers } of await Promise.all(answers)) {
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 429) expect(headers).toMatchObject({ 'retry-after': '2' });
  }
  return counts;
}

test('CO-05 300 presses of "pay" for one order at once are one payment, and few of them wait for it', async () => {
  const { uuid } = await buyer.draft();
  const counts = await pressed(() => buyer.pay(uuid, { method: 'CREDIT_CARD' }));
  expect(Object.keys(counts)).toEqual(['200', '429']);
  expect(counts[429]).toBeGreaterThan(100);
  expect(await buyer.paymentsOf(uuid)).toHaveLength(1);
});

test('CT-07 300 equal writes to one cart at once: a few wait for each other, the others are told to come again', async () => {
  const { uuid } = await buyer.draft();
  const { id: product } = await buildProduct(server.database.db, { stock: { TLN: 1000 } });
  const call = callerOf(server);
  const add = () => call(addLineCall, { params: { uuid }, body: { product, quantity: 1 } });
  // Pressed again the line is there already.
  const lines = await pressed(add);
  expect(Object.keys(lines)).toEqual(['200', '409', '429']);
  expect(lines[200]).toBe(1);
  expect(lines[429]).toBeGreaterThan(100);
  const line = await server.database.db
    .selectFrom('order_line')
    .select('quantity')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  expect(line.quantity).toBe(1);
  const coupons = await pressed(() => call(addCouponCall, { params: { uuid }, body: { code: 'NONE' } }));
  expect(coupons[429]).toBeGreaterThan(100);
});
