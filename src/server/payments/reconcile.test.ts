import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buyerOf, startPayingServer } from '../../../test/payments.ts';
import type { TestServer } from '../../../test/server.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { attemptMs } from '../../domain/payments/states.ts';
import { endAbandonedPayments } from '../orders/service.ts';
import { reconcilePayments } from './service.ts';

const { DRAFT, SUBMITTED, PENDING } = orderStatuses;
const minuteMs = 60_000;

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
});
afterEach(() => {
  Object.assign(server.simulator!.failures, { api: 'works', callbacks: 'lost' });
  server.setNow(new Date());
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const card = { method: 'CREDIT_CARD' } as const;
async function started() {
  server.simulator!.failures.callbacks = 'lost';
  const draft = await buyer.draft();
  const { body } = await buyer.pay(draft.uuid, card);
  return { uuid: draft.uuid, url: body.redirect_url! };
}
/** The job of every minute, so long after now. */
async function reconcileAfter(ms: number): Promise<number> {
  server.setNow(new Date(Date.now() + ms));
  return reconcilePayments(server.payments, new AbortController().signal);
}
const lastOf = async (uuid: string) => (await buyer.paymentsOf(uuid)).at(-1)!;

test('CO-05 a payment whose callback was lost settles when its provider is asked, after two minutes', async () => {
  const { uuid, url } = await started();
  await buyer.decide(url, 'settled');
  await reconcileAfter(minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  await reconcileAfter(3 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  expect((await lastOf(uuid)).check_at).toBeNull();
});

test('CO-06 an abandoned page frees the order once its time is over and its provider was asked', async () => {
  const { uuid, url } = await started();
  await reconcileAfter(3 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  await reconcileAfter(attemptMs + 31 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  expect(await lastOf(uuid)).toMatchObject({ state: 'failed', end_reason: 'expired' });
  // The page was still open: money that comes after all buys the order, as nobody has changed it.
  await buyer.decide(url, 'settled');
  await reconcileAfter(attemptMs + 200 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 money for an order that was changed since goes back, and nobody loses sight of it', async () => {
  const { uuid, url } = await started();
  await reconcileAfter(attemptMs + 31 * minuteMs);
  const { db } = server.database;
  await db
    .updateTable('shop_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
  await buyer.decide(url, 'settled');
  await reconcileAfter(attemptMs + 200 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  const payment = await lastOf(uuid);
  expect(payment).toMatchObject({ state: 'stray', end_reason: 'order_dead' });
  const task = await db
    .selectFrom('refund_task')
    .select(['reason', 'amount_cents'])
    .where('payment_id', '=', payment.id)
    .executeTakeFirst();
  expect(task).toEqual({ reason: 'order_dead', amount_cents: payment.amount_cents });
  // Told once more, it is the same task.
  const again = `${buyer.origin}/payments/everypay/callback?payment_reference=${payment.provider_reference}`;
  expect((await buyer.get(again)).status).toBe(200);
  expect((await buyer.paymentsOf(uuid)).map(({ state }) => state)).toEqual(['stray']);
});

test('CO-06 an attempt whose process died before its provider answered is ended, and can be made again', async () => {
  const { uuid } = await started();
  // As the process leaves it that is killed between the two transactions.
  const { db } = server.database;
  const { id } = await lastOf(uuid);
  await db
    .updateTable('payment')
    .set({ state: 'initial', provider_reference: null, redirect_url: null })
    .where('id', '=', id)
    .execute();
  await reconcileAfter(3 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  expect(await lastOf(uuid)).toMatchObject({ state: 'failed', end_reason: 'not_started' });
  expect((await buyer.pay(uuid, card)).status).toBe(200);
});

test('CO-05 a payment whose reference was never written down is found by ours when its provider tells', async () => {
  const { uuid, url } = await started();
  const { db } = server.database;
  const { id, provider_reference } = await lastOf(uuid);
  await db
    .updateTable('payment')
    .set({ state: 'initial', provider_reference: null, redirect_url: null })
    .where('id', '=', id)
    .execute();
  await buyer.decide(url, 'settled');
  const callback = `${buyer.origin}/payments/everypay/callback?payment_reference=${provider_reference}`;
  expect((await buyer.get(callback)).status).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  expect(await lastOf(uuid)).toMatchObject({ state: 'settled', provider_reference });
});

test('CO-05 what a bank is processing keeps its order, and a provider that is away ends nothing', async () => {
  const { uuid, url } = await started();
  await buyer.decide(url, 'pending');
  await reconcileAfter(attemptMs + minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  server.simulator!.failures.api = 'down';
  await reconcileAfter(attemptMs + 60 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  server.simulator!.failures.api = 'works';
  await buyer.decide(url, 'settled');
  await reconcileAfter(attemptMs + 120 * minuteMs);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 a provider that comes back after an hour: what was paid meanwhile is ordered, what was not is free', async () => {
  const paid = await started();
  const left = await started();
  const changed = await started();
  const { db } = server.database;
  await buyer.decide(paid.url, 'settled');
  await buyer.decide(changed.url, 'settled');
  server.simulator!.failures.api = 'down';
  const minutes = async (from: number, to: number) => {
    for (let at = from; at <= to; at++) {
      await reconcileAfter(at * minuteMs);
      await endAbandonedPayments(db, server.payments.clock(), new AbortController().signal);
    }
  };
  await minutes(1, 60);
  // Half an hour after the last sign of life the goods are free; the provider is still asked.
  for (const { uuid } of [paid, left, changed]) expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  await db
    .updateTable('shop_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('uuid', '=', changed.uuid)
    .execute();
  server.simulator!.failures.api = 'works';
  await minutes(61, 82);
  expect(await buyer.statusOf(paid.uuid)).toBe(SUBMITTED);
  expect(await lastOf(left.uuid)).toMatchObject({ state: 'failed', end_reason: 'expired' });
  expect(await buyer.statusOf(changed.uuid)).toBe(DRAFT);
  const { id } = await lastOf(changed.uuid);
  const tasks = await db.selectFrom('refund_task').select('reason').where('payment_id', '=', id).execute();
  expect(tasks).toEqual([{ reason: 'order_dead' }]);
});

test('CO-05 two workers ask about a payment once', async () => {
  await reconcileAfter(1000 * minuteMs);
  server.setNow(new Date());
  await started();
  server.setNow(new Date(Date.now() + 3 * minuteMs));
  const signal = new AbortController().signal;
  const asked = await Promise.all([
    reconcilePayments(server.payments, signal),
    reconcilePayments(server.payments, signal),
  ]);
  expect(asked[0]! + asked[1]!).toBe(1);
});
