import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct } from '../../../test/factories.ts';
import { buildSalon, buyerOf, paymentJobs, startPayingServer } from '../../../test/payments.ts';
import { buildCustomer, signInStaff } from '../../../test/people.ts';
import { buildDraft } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import {
  closeRefundTaskCall,
  orderPaymentCall,
  refundTasksCall,
  startPaymentCall,
} from '../../domain/payments/calls.ts';
import type { OrderPayment, RefundTask } from '../../domain/payments/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { createCallbackLoop } from '../payment-simulator/callback-loop.ts';
import { noFailures } from '../payment-simulator/failure-injection.ts';
import { lateMs } from '../payment-simulator/states.ts';
import type { PaymentRow } from './queries.ts';

const { DRAFT, SUBMITTED, PENDING } = orderStatuses;

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
let staff: string;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
  staff = (await signInStaff(server.database.db, 'TH_SHOP_ADMIN')).token;
});
afterEach(() => {
  Object.assign(server.simulator!.failures, { api: 'works', callbacks: 'sent' });
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const card = { method: 'CREDIT_CARD' } as const;
async function started(body: Parameters<typeof buyer.pay>[1] = card) {
  const draft = await buyer.draft();
  const { status, body: answer } = await buyer.pay(draft.uuid, body);
  expect(status).toBe(200);
  return { ...draft, ...answer, url: answer.redirect_url! };
}
const listTasks = async () =>
  (await callerOf(server)<typeof refundTasksCall, RefundTask[]>(refundTasksCall, { token: staff })).body;
/** What the staff reads of the money of an order. */
const tasksOf = async (uuid: string) =>
  (await listTasks())
    .filter(({ order }) => order === uuid)
    .map(({ reason, amount, currency }) => ({ reason, amount, currency }));
/** The staff has the money of its only task sent back, and the job does so. */
async function sendBack(uuid: string): Promise<void> {
  const { id } = (await listTasks()).find(({ order }) => order === uuid)!;
  const body = { send_back: true };
  const { status } = await callerOf(server)(closeRefundTaskCall, { params: { id }, body, token: staff });
  expect(status).toBe(200);
  const [payment] = await buyer.paymentsOf(uuid);
  const refund = await server.database.db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', payment!.id)
    .executeTakeFirstOrThrow();
  await paymentJobs(() => server)('payments.refund', { refund: refund.id });
}

test('CO-05 staff who may look at an order cannot pay it, nor end the payment that its buyer has open', async () => {
  const salon = await buildSalon(server, buyer);
  const { uuid } = await salon.draft(2);
  const { body: open } = await buyer.pay(uuid, card, { token: salon.token });
  for (const body of [card, { method: 'BANK', option: 'ob_swedbank_ee' } as const]) {
    const { status, body: refusal } = await buyer.pay(uuid, body, { token: staff });
    expect([status, refusal.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(await buyer.statusOf(uuid)).toBe(PENDING);
  }
  await buyer.comeBack(await buyer.decide(open.redirect_url!, 'settled'));
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 a payment is started once and leads to the provider’s page; paid there, the order is submitted', async () => {
  const { uuid, url, payment } = await started();
  expect(payment).toMatchObject({ status: 'pending', provider: 'EVERYPAY', is_test: true });
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  const page = await buyer.comeBack(await buyer.decide(url, 'settled'));
  expect(page).toBe(`/order/${uuid}/success`);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  const after = (await buyer.payment(uuid)).body;
  expect(after.status).toBe('success');
  expect(after.payment).toMatchObject({ status: 'success', redirect_url: null, refunded: '0.00' });
});

test('CO-01 CO-05 an order of others is not there, whichever way to pay it is tried', async () => {
  const { id: customerId } = await buildCustomer(server.database.db);
  const { uuid } = await buyer.draft({ customerId });
  const ways = [
    card,
    { method: 'BANK', option: 'no such bank' },
    { method: 'LEASE' },
    { method: 'CREDIT' },
  ] as const;
  for (const way of ways)
    for (const order of [uuid, crypto.randomUUID()])
      expect(await buyer.pay(order, way), way.method).toMatchObject({
        status: 404,
        body: { code: 'ORDER_NOT_FOUND' },
      });
});

test.each(['failed', 'abandoned'] as const)(
  'CO-06 a payment that %s leaves the order editable and nothing reserved, and can be tried again',
  async (outcome) => {
    const { uuid, url, product } = await started();
    const page = await buyer.comeBack(await buyer.decide(url, outcome));
    expect(page).toBe(`/order/${uuid}/failed`);
    expect(await buyer.statusOf(uuid)).toBe(DRAFT);
    const stock = await server.database.db
      .selectFrom('stock')
      .select('reserved')
      .where('product_id', '=', product)
      .execute();
    expect(stock.every(({ reserved }) => reserved === 0)).toBe(true);
    expect((await buyer.payment(uuid)).body.status).toBe('failed');
    const again = await buyer.pay(uuid, card);
    expect(again.status).toBe(200);
    await buyer.comeBack(await buyer.decide(again.body.redirect_url!, 'settled'));
    expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
    expect((await buyer.paymentsOf(uuid)).map(({ state }) => state)).toEqual(['failed', 'settled']);
  },
);

test('CO-05 the callback alone settles an order whose buyer never comes back', async () => {
  const { uuid, url } = await started();
  await buyer.decide(url, 'settled');
  await expect.poll(() => buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 callbacks that come twice and at once, with the buyer between them, settle the order once', async () => {
  const { uuid, url } = await started();
  const back = await buyer.decide(url, 'settled-twice');
  const reference = (await buyer.paymentsOf(uuid))[0]!.provider_reference;
  const callback = `${buyer.origin}/payments/everypay/callback?payment_reference=${reference}&event_name=status_updated`;
  const [page, ...others] = await Promise.all([
    buyer.comeBack(back),
    ...Array.from({ length: 8 }, async () => (await buyer.get(callback)).status),
    fetch(callback, { method: 'POST' }).then(({ status }) => status),
  ]);
  expect(others.every((status) => status === 200)).toBe(true);
  expect(page).toBe(`/order/${uuid}/success`);
  const history = await server.database.db
    .selectFrom('order_history')
    .innerJoin('shop_order', 'shop_order.id', 'order_history.order_id')
    .select('to_status')
    .where('shop_order.uuid', '=', uuid)
    .where('to_status', '=', SUBMITTED)
    .execute();
  expect(history).toHaveLength(1);
});

test('CO-05 money that comes late finds the buyer told that it is on its way', async () => {
  const { uuid, url } = await started();
  const page = await buyer.comeBack(await buyer.decide(url, 'settled-late'));
  expect(page).toBe(`/order/${uuid}/payment-status`);
  // The bank is at it: nothing is left for the buyer to go on with.
  expect((await buyer.payment(uuid)).body).toMatchObject({
    status: 'pending',
    payment: { redirect_url: null },
  });
  server.setNow(new Date(Date.now() + lateMs + 1_000));
  server.simulator!.callbacks.wake();
  await expect.poll(() => buyer.statusOf(uuid)).toBe(SUBMITTED);
  server.setNow(new Date());
});

test('CO-05 a payment in progress stays so until its page is opened again and decided', async () => {
  const { uuid, url } = await started();
  await buyer.comeBack(await buyer.decide(url, 'pending'));
  expect((await buyer.payment(uuid)).body.status).toBe('pending');
  await buyer.comeBack(await buyer.decide(url, 'settled'));
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 two tabs that press at once, and a second press, get one payment', async () => {
  const { uuid } = await buyer.draft();
  const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.pay(uuid, card)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
  expect((await buyer.pay(uuid, card)).body.redirect_url).toBe(answers[0]!.body.redirect_url);
  expect(await buyer.paymentsOf(uuid)).toHaveLength(1);
});

test('CO-05 RQ-07 one key is one payment: repeated it answers the same, for another method it is refused', async () => {
  const { uuid } = await buyer.draft();
  const key = crypto.randomUUID();
  const first = await buyer.pay(uuid, card, { key });
  const again = await buyer.pay(uuid, card, { key });
  expect(again.body).toEqual(first.body);
  expect((await buyer.pay(uuid, { method: 'BANK' }, { key })).status).toBe(422);
  // Also after it has failed: the repetition tells what became of the first press, and starts nothing.
  await buyer.comeBack(await buyer.decide(first.body.redirect_url!, 'failed'));
  expect((await buyer.pay(uuid, card, { key })).body).toEqual(first.body);
  expect(await buyer.paymentsOf(uuid)).toHaveLength(1);
});

test('CO-05 another method ends the first attempt, once its provider says that it is not paid', async () => {
  const { uuid, url } = await started();
  const bank = await buyer.pay(uuid, { method: 'BANK', option: 'ob_lhv_ee' });
  expect(bank.status).toBe(200);
  expect(bank.body.redirect_url).toContain('method_source=ob_lhv_ee');
  const [first] = await buyer.paymentsOf(uuid);
  expect(first).toMatchObject({ state: 'failed', end_reason: 'replaced' });
  // Paid on the first page after all: the order has its money, and the second page is of no use any more.
  await buyer.comeBack(await buyer.decide(url, 'settled'));
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  await buyer.decide(bank.body.redirect_url!, 'settled');
  await expect
    .poll(async () => (await buyer.paymentsOf(uuid)).map(({ state }) => state))
    .toEqual(['settled', 'stray']);
  const tasks = await server.database.db
    .selectFrom('refund_task')
    .innerJoin('payment', 'payment.id', 'refund_task.payment_id')
    .select('refund_task.reason')
    .where('payment.order_reference', 'like', `${first!.order_reference.split('-')[0]}-%`)
    .execute();
  expect(tasks).toEqual([{ reason: 'paid_twice' }]);
});

test('CO-05 CO-08 an order and its invoice say how it was paid, also by an attempt that was given up', async () => {
  const { uuid, url } = await started();
  await buyer.pay(uuid, { method: 'BANK', option: 'ob_lhv_ee' });
  await buyer.comeBack(await buyer.decide(url, 'settled'));
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  expect(
    await server.database.db
      .selectFrom('shop_order as o')
      .innerJoin('invoice as i', 'i.order_id', 'o.id')
      .select(['o.payment_method as ordered', 'o.payment_option as option', 'i.payment_method as billed'])
      .where('o.uuid', '=', uuid)
      .executeTakeFirst(),
  ).toEqual({ ordered: 'CREDIT_CARD', option: null, billed: 'CREDIT_CARD' });
});

test('CO-05 what is already paid or in progress is not taken back by another method', async () => {
  const paid = await started();
  server.simulator!.failures.callbacks = 'lost';
  await buyer.decide(paid.url, 'settled');
  const answer = await buyer.pay(paid.uuid, { method: 'BANK' });
  expect(answer.body).toMatchObject({ status: 'success', redirect_url: null });
  expect(await buyer.statusOf(paid.uuid)).toBe(SUBMITTED);
  const slow = await started();
  await buyer.decide(slow.url, 'pending');
  const refused = await buyer.pay(slow.uuid, { method: 'BANK' });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('PAYMENT_IN_PROGRESS');
});

test.each(['down', 'cut', 'error-page', 'half', 'nonsense', 'slow'] as const)(
  'CO-05 a provider that is %s charges nothing: the buyer is told, and the order is editable',
  async (failure) => {
    const other = await startPayingServer({ PAYMENT_TIMEOUT_MS: '300' });
    try {
      const theirs = buyerOf(other);
      const { uuid } = await theirs.draft();
      await theirs.payment(uuid);
      other.simulator!.failures.api = failure;
      const answer = await theirs.pay(uuid, card);
      expect(answer.status).toBe(503);
      expect(answer.body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
      expect(answer.headers['retry-after']).toBe('10');
      expect(await theirs.statusOf(uuid)).toBe(DRAFT);
      other.simulator!.failures.api = 'works';
      expect((await theirs.pay(uuid, card)).status).toBe(200);
      await expectSound(other.database.db);
    } finally {
      await other.stop();
    }
  },
);

test('CO-04 a provider that keeps silent is waited for a moment and once; what needs none is offered and ordered at once', async () => {
  const other = await startPayingServer({ PAYMENT_TIMEOUT_MS: '7000' });
  try {
    const theirs = buyerOf(other);
    const salon = await buildSalon(other, theirs);
    const timed = async <T>(work: Promise<T>) => {
      const began = performance.now();
      return { answer: await work, ms: performance.now() - began };
    };
    const offered = async (uuid: string, token?: string) => {
      const { answer, ms } = await timed(theirs.payment(uuid, token));
      return { ms, methods: answer.body.methods.map(({ method }) => method) };
    };
    other.simulator!.failures.api = 'slow';
    const order = await salon.draft(3);
    const invoice = await timed(theirs.pay(order.uuid, { method: 'INVOICE' }, { token: salon.token }));
    expect(invoice.answer.status).toBe(200);
    expect(invoice.ms).toBeLessThan(6_000);
    const first = await offered((await salon.draft(4)).uuid, salon.token);
    expect(first.methods).toEqual(expect.arrayContaining(['CREDIT_CARD', 'INVOICE']));
    expect(first.ms).toBeLessThan(13_000);
    const next = await offered((await theirs.draft()).uuid);
    expect(next.methods).toContain('CREDIT_CARD');
    expect(next.ms).toBeLessThan(6_000);
  } finally {
    await other.stop();
  }
});

test('CO-04 banks that are known stand there although the provider does not tell them for this sum', async () => {
  const other = await startPayingServer({ PAYMENT_TIMEOUT_MS: '300' });
  try {
    const theirs = buyerOf(other);
    const { uuid } = await theirs.draft();
    // What is paid by card may be any sum.
    expect((await theirs.pay(uuid, card)).status).toBe(200);
    other.simulator!.failures.api = 'down';
    const { body } = await theirs.payment((await theirs.draft()).uuid);
    const banks = body.methods.find(({ method }) => method === 'BANK');
    expect(banks?.options.length).toBeGreaterThan(1);
    expect(body.methods.map(({ provider }) => provider)).not.toContain('LHV');
  } finally {
    await other.stop();
  }
});

test('CO-05 another sum than was asked for settles nothing, and somebody looks at it', async () => {
  const { uuid, url } = await started();
  const back = await buyer.decide(url, 'pending');
  server.simulator!.failures.callbacks = 'lost';
  server.simulator!.failures.api = 'other-sum';
  await buyer.decide(url, 'settled');
  expect(await buyer.comeBack(back)).toBe(`/order/${uuid}/failed`);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  const [payment] = await buyer.paymentsOf(uuid);
  const asked = payment!.amount_cents;
  expect(payment).toMatchObject({
    state: 'stray',
    received_cents: asked + 1,
    received_currency: 'EUR',
    standing_cents: asked + 1,
  });
  expect(await tasksOf(uuid)).toEqual([
    { reason: 'amount_differs', amount: ((asked + 1) / 100).toFixed(2), currency: 'EUR' },
  ]);
});

test.each([
  ['a cent too little', -1],
  ['far too little', -1500],
  ['far too much', 100_000],
])('CO-05 %s is booked as it came, buys nothing, and goes back to the cent', async (_, difference) => {
  const { uuid, url } = await started();
  const [{ amount_cents: asked, provider_reference: reference }] = (await buyer.paymentsOf(uuid)) as [
    PaymentRow,
  ];
  const came = asked + difference;
  const { db } = server.database;
  await db
    .updateTable('simulated_payment')
    .set({ amount_cents: came })
    .where('reference', '=', reference!)
    .execute();
  expect(await buyer.comeBack(await buyer.decide(url, 'settled'))).toBe(`/order/${uuid}/failed`);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  await expectSound(db);
  expect(await tasksOf(uuid)).toEqual([
    { reason: 'amount_differs', amount: (came / 100).toFixed(2), currency: 'EUR' },
  ]);
  // What came by the first page pays nothing of the second attempt.
  const again = await buyer.pay(uuid, card);
  expect(again.body.payment.amount).toBe((asked / 100).toFixed(2));
  await sendBack(uuid);
  const simulated = await db
    .selectFrom('simulated_payment')
    .select('standing_cents')
    .where('reference', '=', reference!)
    .executeTakeFirstOrThrow();
  expect(simulated.standing_cents).toBe(0);
  expect((await buyer.paymentsOf(uuid))[0]).toMatchObject({ received_cents: came, standing_cents: 0 });
  await expectSound(db);
});

test('CO-05 the right sum of another currency buys nothing, and the staff reads which it was', async () => {
  const { uuid, url } = await started();
  server.simulator!.failures.api = 'other-currency';
  expect(await buyer.comeBack(await buyer.decide(url, 'settled'))).toBe(`/order/${uuid}/failed`);
  expect(await buyer.statusOf(uuid)).toBe(DRAFT);
  const [payment] = await buyer.paymentsOf(uuid);
  expect(payment).toMatchObject({ state: 'stray', received_currency: 'USD' });
  expect(await tasksOf(uuid)).toEqual([
    { reason: 'amount_differs', amount: (payment!.amount_cents / 100).toFixed(2), currency: 'USD' },
  ]);
});

test.each(['other-order', 'other-account'] as const)(
  'CO-05 what a provider says of %s settles nothing, and the money is found once it says the right thing',
  async (failure) => {
    const { uuid, url } = await started();
    server.simulator!.failures.callbacks = 'lost';
    server.simulator!.failures.api = failure;
    await buyer.comeBack(await buyer.decide(url, 'settled'));
    expect(await buyer.statusOf(uuid)).toBe(PENDING);
    const [payment] = await buyer.paymentsOf(uuid);
    expect(payment).toMatchObject({ state: 'pending' });
    server.simulator!.failures.api = 'works';
    const callback = `${buyer.origin}/payments/everypay/callback?payment_reference=${payment!.provider_reference}`;
    expect((await buyer.get(callback)).status).toBe(200);
    expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
  },
);

test('CO-05 a payment of another account with the reference of this order settles nothing', async () => {
  const { uuid, url } = await started();
  const [payment] = await buyer.paymentsOf(uuid);
  await server.database.db
    .updateTable('payment')
    .set({ state: 'initial', provider_reference: null, redirect_url: null })
    .where('id', '=', payment!.id)
    .execute();
  server.simulator!.failures.callbacks = 'lost';
  await buyer.decide(url, 'settled');
  server.simulator!.failures.api = 'other-account';
  const callback = `${buyer.origin}/payments/everypay/callback?payment_reference=${payment!.provider_reference}`;
  expect((await buyer.get(callback)).status).toBe(404);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
  server.simulator!.failures.api = 'works';
  expect((await buyer.get(callback)).status).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(SUBMITTED);
});

test('CO-05 money of which the provider has sent a part back before the shop heard of it buys nothing', async () => {
  const { uuid, url } = await started();
  server.simulator!.failures.callbacks = 'lost';
  const back = await buyer.decide(url, 'settled');
  const [payment] = await buyer.paymentsOf(uuid);
  await server.database.db
    .updateTable('simulated_payment')
    .set({ state: 'refunded', standing_cents: 300 })
    .where('reference', '=', payment!.provider_reference!)
    .execute();
  expect(await buyer.comeBack(back)).toBe(`/order/${uuid}/failed`);
  expect(await tasksOf(uuid)).toEqual([{ reason: 'amount_differs', amount: '3.00', currency: 'EUR' }]);
});

test('CO-05 callbacks nobody knows are refused, and too many of them from one address', async () => {
  const callback = (reference: string) =>
    buyer.get(`${buyer.origin}/payments/everypay/callback?payment_reference=${reference}`);
  expect((await callback('')).status).toBe(400);
  expect((await callback("';drop table payment;--")).status).toBe(400);
  expect((await callback('a'.repeat(64))).status).toBe(404);
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n++) statuses.add((await callback(`${n}`.padStart(64, 'b'))).status);
  expect(statuses).toEqual(new Set([404, 429]));
  // One that is known is heard all the same.
  const { uuid } = await started();
  const reference = (await buyer.paymentsOf(uuid))[0]!.provider_reference!;
  expect((await callback(reference)).status).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(PENDING);
});

test('CO-05 a callback that the shop was not there for is sent again when provider and shop are', async () => {
  const other = await startPayingServer();
  try {
    const theirs = buyerOf(other);
    const { uuid } = await theirs.draft();
    const { body } = await theirs.pay(uuid, card);
    await other.simulator!.callbacks.stop();
    await theirs.decide(body.redirect_url!, 'settled');
    expect(await theirs.statusOf(uuid)).toBe(PENDING);
    // All the simulator knows is in its tables.
    const restarted = createCallbackLoop({
      db: other.database.db,
      clock: () => new Date(),
      failures: noFailures(),
      onError: () => {},
    });
    restarted.start();
    await expect.poll(() => theirs.statusOf(uuid)).toBe(SUBMITTED);
    await restarted.stop();
    await expectSound(other.database.db);
  } finally {
    await other.stop();
  }
});

test('CO-04 a live shop without contracts offers no provider, and says which settings it lacks', async () => {
  const live = await startTestServer({ env: { PUBLIC_URL: 'https://pood.example' } });
  try {
    expect(live.payments.providers.missing).toEqual([
      'EVERYPAY_API_USERNAME, EVERYPAY_API_SECRET and EVERYPAY_ACCOUNT',
      'ESTO_SHOP_ID_EE and ESTO_SECRET_KEY_EE',
      'ESTO_SHOP_ID_LV and ESTO_SECRET_KEY_LV',
    ]);
    const { id } = await buildProduct(live.database.db, { stock: { TLN: 10 } });
    const { uuid } = await buildDraft(live.database.db, { lines: { [id]: 1 } });
    const ask = callerOf(live, { host: 'pood.example' });
    const offers = await ask<typeof orderPaymentCall, OrderPayment>(orderPaymentCall, { params: { uuid } });
    expect(offers.body.methods).toEqual([]);
    const answer = await ask(startPaymentCall, { params: { uuid }, body: card });
    expect(answer.status).toBe(409);
  } finally {
    await live.stop();
  }
});

test('CO-05 coming back from nowhere leads nowhere', async () => {
  for (const path of ['nothing', crypto.randomUUID()])
    expect((await buyer.get(`${buyer.origin}/payments/everypay/return/${path}`)).status).toBe(404);
});
