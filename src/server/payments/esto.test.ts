import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buyerOf, startPayingServer } from '../../../test/payments.ts';
import type { TestServer } from '../../../test/server.ts';
import { cancelOrderCall } from '../../domain/orders/calls.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { estoMac } from '../payment-simulator/mac.ts';
import { reconcilePayments } from './service.ts';

const { DRAFT, SUBMITTED, PENDING } = orderStatuses;

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
});
afterEach(() => {
  Object.assign(server.simulator!.failures, { api: 'works', callbacks: 'sent' });
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

/** An order dear enough for instalments, and its payment. */
async function started(option: string | null = 'REGULAR') {
  const { id } = await buildProduct(server.database.db, { stock: { TLN: 1000 } });
  const draft = await buyer.draft({ lines: { [id]: 20 } });
  const { status, body } = await buyer.pay(draft.uuid, { method: 'LEASE', option });
  expect(status).toBe(200);
  const [payment] = await buyer.paymentsOf(draft.uuid);
  return { uuid: draft.uuid, url: body.redirect_url!, payment: payment! };
}

const notice = async (fields: Record<string, string>) =>
  (
    await fetch(`${buyer.origin}/payments/esto/callback`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  ).status;

/** What ESTO says of a payment, as it signs it. */
function signedFor(payment: { order_reference: string; amount_cents: number }, parts: object = {}) {
  const json = JSON.stringify({
    shop_id: 'ilumaja-test',
    status: 'APPROVED',
    reference: payment.order_reference,
    amount: payment.amount_cents / 100,
    connection_mode: 'test',
    auto: true,
    ...parts,
  });
  return { json, mac: estoMac(json) };
}

/** Why somebody has to look at the money of an order, for each of its tasks. */
const tasksOf = async (uuid: string) => {
  const ids = (await buyer.paymentsOf(uuid)).map(({ id }) => id);
  const tasks = await server.database.db
    .selectFrom('refund_task')
    .select('reason')
    .where('payment_id', 'in', ids)
    .execute();
  return tasks.map(({ reason }) => reason);
};

test('CO-04 CO-05 instalments of ESTO: the signed answer that the browser brings settles the order', async () => {
  const { uuid, url, payment } = await started();
  expect(payment).toMatchObject({ provider: 'ESTOPAY', state: 'pending' });
  expect(await buyer.comeBack(await buyer.decide(url, 'settled'))).toBe(`/order/${uuid}/success`);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-04 CO-05 instalments of LHV are one of EveryPay’s methods', async () => {
  const { uuid, url, payment } = await started('lhv_instalments');
  expect(payment).toMatchObject({ provider: 'LHV', method: 'LEASE', option: 'lhv_instalments' });
  expect(url).toContain('method_source=lhv_instalments');
  // EveryPay names it in English alone.
  const lease = (await buyer.payment(uuid)).body.methods.find(({ provider }) => provider === 'LHV');
  expect(lease?.options[0]!.name).toBe('LHV järelmaks');
  expect(await buyer.comeBack(await buyer.decide(url, 'settled'))).toBe(`/order/${uuid}/success`);
});

test('CO-04 instalments are offered with what a month costs, and not for sums that no plan takes', async () => {
  const { id } = await buildProduct(server.database.db, { stock: { TLN: 1000 } });
  const dear = await buyer.draft({ lines: { [id]: 20 } });
  const plans = async (uuid: string) =>
    (await buyer.payment(uuid)).body.methods.filter(({ method }) => method === 'LEASE');
  const esto = (await plans(dear.uuid)).find(({ provider }) => provider === 'ESTOPAY');
  expect(esto!.options.map((one) => [one.id, one.monthly !== null])).toEqual([
    ['REGULAR', true],
    ['ESTO_X', true],
    ['PAY_LATER', false],
  ]);
  const [hire, parts] = esto!.options;
  expect(hire!.cost!.total).toBe((Number(hire!.monthly) * hire!.cost!.months).toFixed(2));
  expect(Number(hire!.cost!.yearly_percent)).toBeGreaterThan(1);
  expect(parts!.cost).toEqual({ months: 3, total: expect.any(String), yearly_percent: '0.0' });
  const cheap = await buyer.draft({ lines: { [id]: 1 } });
  const options = (await plans(cheap.uuid)).flatMap((one) => one.options.map((option) => option.id));
  expect(options).toEqual(['PAY_LATER']);
  expect((await buyer.pay(cheap.uuid, { method: 'LEASE', option: 'REGULAR' })).status).toBe(409);
});

test('CO-05 ESTO’s notice alone settles the order, twice or not', async () => {
  const { uuid, url } = await started('ESTO_X');
  await buyer.decide(url, 'settled-twice');
  await expect.poll(() => buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-06 instalments that are refused or given up leave the order editable', async () => {
  for (const outcome of ['failed', 'abandoned'] as const) {
    const { uuid, url } = await started();
    expect(await buyer.comeBack(await buyer.decide(url, outcome))).toBe(`/order/${uuid}/failed`);
    expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  }
});

test('CO-05 what ESTO did not sign changes nothing', async () => {
  const { uuid, url, payment } = await started();
  server.simulator!.failures.callbacks = 'forged';
  const signed = (parts: object) => signedFor(payment, parts);
  const honest = signed({});
  expect(await notice({ ...honest, mac: 'A'.repeat(128) })).toBe(400);
  expect(await notice({ ...honest, mac: '' })).toBe(400);
  // Another text under a mac that was right, one more blank included.
  expect(await notice({ ...honest, json: `${honest.json} ` })).toBe(400);
  expect(await notice(signed({ shop_id: 'another-shop' }))).toBe(400);
  expect(await notice(signed({ connection_mode: 'live' }))).toBe(400);
  expect(await notice(signed({ reference: '1-1' }))).toBe(400);
  expect(await notice({ json: '{', mac: estoMac('{') })).toBe(400);
  expect(await notice({})).toBe(400);
  await buyer.decide(url, 'settled');
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  // Signed, and not the sum that was asked for: nobody is charged less, and somebody looks at it.
  expect(await notice(signed({ amount: 1 }))).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
});

test('CO-05 a refusal that comes after the money does not take it away', async () => {
  const { uuid, url, payment } = await started();
  await buyer.comeBack(await buyer.decide(url, 'settled'));
  expect(await notice(signedFor(payment, { status: 'REJECTED' }))).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 ESTO’s word that comes an hour late, five times at once, buys the draft as it was once', async () => {
  const { uuid, payment } = await started();
  server.setNow(new Date(Date.now() + 65 * 60_000));
  try {
    await reconcilePayments(server.payments, new AbortController().signal);
    expect(await buyer.statusOf(uuid)).toBe(DRAFT);
    const said = await Promise.all(Array.from({ length: 5 }, () => notice(signedFor(payment))));
    expect(said).toEqual([200, 200, 200, 200, 200]);
    expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
    expect(await tasksOf(uuid)).toEqual([]);
  } finally {
    server.setNow(new Date());
  }
});

test('CO-05 instalments signed after the order was paid by card are one task, however often ESTO says so', async () => {
  const { uuid, payment } = await started();
  const { body } = await buyer.pay(uuid, { method: 'CREDIT_CARD' });
  await buyer.comeBack(await buyer.decide(body.redirect_url!, 'settled'));
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  await Promise.all([notice(signedFor(payment)), notice(signedFor(payment))]);
  expect(await notice(signedFor(payment))).toBe(200);
  expect(await tasksOf(uuid)).toEqual(['paid_twice']);
  expect((await buyer.paymentsOf(uuid)).map(({ state }) => state)).toEqual(['stray', 'settled']);
});

test('CO-05 what ESTO once signed says nothing new after a cancellation, nor for another order', async () => {
  const { uuid, url, payment } = await started();
  const other = await started();
  await buyer.comeBack(await buyer.decide(url, 'settled'));
  const canceled = await callerOf(server)(cancelOrderCall, { params: { uuid }, body: {} });
  expect(canceled.status).toBe(200);
  const tasks = await tasksOf(uuid);
  // Signed for another sum than that of the order it names.
  const replayed = [
    signedFor(payment),
    signedFor({ ...payment, order_reference: other.payment.order_reference }, { amount: 1 }),
  ];
  for (const fields of replayed) expect(await notice(fields)).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(orderStatuses.CANCELED);
  expect(await tasksOf(uuid)).toEqual(tasks);
  expect(await tasksOf(other.uuid)).toEqual(['amount_differs']);
  expect(await buyer.statusOf(other.uuid)).toBe(DRAFT);
});
