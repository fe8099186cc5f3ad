import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildCoupon } from '../../../test/placing.ts';
import { signInStaff } from '../../../test/people.ts';
import {
  buildSalon,
  buyerOf,
  paymentJobs,
  startPayingServer,
  type SalonParts,
} from '../../../test/payments.ts';
import type { TestServer } from '../../../test/server.ts';
import { cancelOrderCall } from '../../domain/orders/calls.ts';
import { closeRefundTaskCall, receivePaymentCall, refundTasksCall } from '../../domain/payments/calls.ts';
import type { RefundTask } from '../../domain/payments/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { callerOf } from '../../../test/calls.ts';
import { everypayCallbackPath } from './paths.ts';
import { onOrderEvents } from './service.ts';

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
let staff: string;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
  staff = (await signInStaff(server.database.db, 'TH_SHOP_ADMIN')).token;
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

async function paid() {
  const { uuid } = await buyer.draft();
  const { body } = await buyer.pay(uuid, { method: 'CREDIT_CARD' });
  await buyer.comeBack(await buyer.decide(body.redirect_url!, 'settled'));
  const [payment] = await buyer.paymentsOf(uuid);
  return { uuid, cents: payment!.amount_cents, reference: payment!.provider_reference! };
}
const run = paymentJobs(() => server);
const standingOf = async (reference: string) =>
  (
    await server.database.db
      .selectFrom('simulated_payment')
      .select('standing_cents')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).standing_cents;
const euros = (cents: number) => (cents / 100).toFixed(2);

test('CO-05 a part goes back, then the rest, and never a cent more', async () => {
  const { uuid, cents, reference } = await paid();
  const part = await buyer.refund(uuid, { amount: '5.00', reason: 'Katkine pudel' }, staff);
  expect(part.status).toBe(200);
  expect(part.body).toMatchObject({ amount: '5.00', status: 'waiting', credit_note: expect.any(String) });
  const tooMuch = await buyer.refund(uuid, { amount: euros(cents - 499), reason: 'Veel' }, staff);
  expect(tooMuch.status).toBe(409);
  expect(tooMuch.body.code).toBe('REFUND_TOO_MUCH');
  await run('payments.refund', { refund: part.body.id });
  expect(await standingOf(reference)).toBe(cents - 500);
  const rest = await buyer.refund(uuid, { amount: euros(cents - 500), reason: 'Ülejäänud' }, staff);
  await run('payments.refund', { refund: rest.body.id });
  expect(await standingOf(reference)).toBe(0);
  expect((await buyer.refund(uuid, { amount: '0.01', reason: 'Veel' }, staff)).body.code).toBe(
    'NOTHING_TO_REFUND',
  );
  expect((await buyer.payment(uuid)).body.payment).toMatchObject({
    refunded: euros(cents),
    status: 'success',
  });
});

test('CO-05 a refund that ran and was not noted is not sent twice', async () => {
  const { uuid, cents, reference } = await paid();
  const { body } = await buyer.refund(uuid, { amount: '5.00', reason: 'Katki' }, staff);
  await run('payments.refund', { refund: body.id });
  const { db } = server.database;
  await db
    .updateTable('refund')
    .set({ state: 'waiting', closed_at: null })
    .where('id', '=', body.id)
    .execute();
  await db
    .updateTable('payment')
    .set({ standing_cents: cents })
    .where('provider_reference', '=', reference)
    .execute();
  await run('payments.refund', { refund: body.id }, 2);
  await run('payments.refund', { refund: body.id }, 3);
  expect(await standingOf(reference)).toBe(cents - 500);
});

test('CO-05 the callback of a payment, replayed around its refunds, changes neither order nor money', async () => {
  const { uuid, cents, reference } = await paid();
  const replay = async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        buyer.get(
          `${buyer.origin}${everypayCallbackPath}?payment_reference=${reference}&event_name=status_updated`,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  };
  const state = async () => {
    const [payment] = await buyer.paymentsOf(uuid);
    const { body: tasks } = await callerOf(server)<typeof refundTasksCall, RefundTask[]>(refundTasksCall, {
      token: staff,
    });
    const { rows } = await sql<{ refunds: number; documents: number; history: number }>`
      select (select count(*) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds,
        (select count(*) from invoice i where i.order_id = o.id) as documents,
        (select count(*) from order_history h where h.order_id = o.id) as history
      from shop_order o where o.uuid = ${uuid}`.execute(server.database.db);
    return {
      payment: payment!.state,
      standing: payment!.standing_cents,
      status: await buyer.statusOf(uuid),
      tasks: tasks.filter(({ order }) => order === uuid).length,
      ...rows[0]!,
    };
  };
  const expectUnmoved = async () => {
    const before = await state();
    await replay();
    expect(await state()).toEqual(before);
    return before;
  };

  await expectUnmoved();
  const part = await buyer.refund(uuid, { amount: '5.00', reason: 'Katki' }, staff);
  await expectUnmoved();
  await run('payments.refund', { refund: part.body.id });
  await expectUnmoved();
  const rest = await buyer.refund(uuid, { amount: euros(cents - 500), reason: 'Ülejäänud' }, staff);
  await run('payments.refund', { refund: rest.body.id });
  expect(await expectUnmoved()).toMatchObject({
    payment: 'settled',
    standing: 0,
    status: orderStatuses.SUBMITTED,
    tasks: 0,
    refunds: 2,
    documents: 3,
  });

  const other = await paid();
  await callerOf(server)(cancelOrderCall, { params: { uuid: other.uuid }, body: {} });
  const callback = `${buyer.origin}${everypayCallbackPath}?payment_reference=${other.reference}`;
  expect((await buyer.get(callback)).status).toBe(200);
  expect(await buyer.statusOf(other.uuid)).toBe(orderStatuses.CANCELED);
});

test('CO-05 RQ-07 ten presses with one key are one refund', async () => {
  const { uuid } = await paid();
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => buyer.refund(uuid, { amount: '1.00', reason: 'Katki' }, staff, key)),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('CO-05 many refunds at once send back no more than came', async () => {
  const { uuid, cents } = await paid();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      buyer.refund(uuid, { amount: euros(Math.floor(cents / 3)), reason: 'Korraga' }, staff),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
});

test('CO-05 lines go back at what they were billed', async () => {
  const { uuid } = await paid();
  const line = await server.database.db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['order_line.id', 'order_line.payable_cents'])
    .where('shop_order.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const one = await buyer.refund(uuid, { lines: [{ line: line.id, quantity: 1 }], reason: 'Üks' }, staff);
  expect(one.body.amount).toBe(euros(line.payable_cents! / 2));
  const more = await buyer.refund(uuid, { lines: [{ line: line.id, quantity: 2 }], reason: 'Kaks' }, staff);
  expect(more.status).toBe(409);
});

test.each([
  [{ amount: '0', reason: 'x' }],
  [{ amount: '-1.00', reason: 'x' }],
  [{ amount: '1.001', reason: 'x' }],
  [{ amount: '1.00', reason: ' ' }],
  [{ amount: '1.00', lines: [{ line: 1, quantity: 1 }], reason: 'x' }],
  [{ reason: 'x' }],
])('CO-05 %j is no refund', async (body) => {
  const { uuid } = await paid();
  expect((await buyer.refund(uuid, body, staff)).status).toBe(400);
});

test('CO-05 what a provider refuses to send back becomes somebody’s task', async () => {
  const { uuid, reference } = await paid();
  const { body } = await buyer.refund(uuid, { amount: '5.00', reason: 'Katki' }, staff);
  const { db } = server.database;
  await db
    .updateTable('simulated_payment')
    .set({ state: 'failed' })
    .where('reference', '=', reference)
    .execute();
  server.simulator!.failures.api = 'down';
  await expect(run('payments.refund', { refund: body.id })).rejects.toThrow();
  await run('payments.refund', { refund: body.id }, 10);
  server.simulator!.failures.api = 'works';
  const refund = await db
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(refund.state).toBe('manual');
  const task = await db
    .selectFrom('refund_task')
    .select('reason')
    .where('payment_id', '=', refund.payment_id)
    .execute();
  expect(task).toEqual([{ reason: 'refund_failed' }]);
});

test('CO-05 a paid order that is cancelled gets its money back by itself, once', async () => {
  const { uuid, reference } = await paid();
  const call = callerOf(server);
  const canceled = await call(cancelOrderCall, { params: { uuid }, body: {} });
  expect(canceled.status).toBe(200);
  expect(await buyer.statusOf(uuid)).toBe(orderStatuses.CANCELED);
  const { db } = server.database;
  await db.transaction().execute((trx) => onOrderEvents(trx, [{ order: uuid, event: 'canceled' }]));
  const told = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'payments.canceled')
    .execute();
  expect(told.map(({ payload }) => payload)).toContainEqual({ order: uuid });
  await run('payments.canceled', { order: uuid });
  await run('payments.canceled', { order: uuid });
  const [payment] = await buyer.paymentsOf(uuid);
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'amount_cents', 'state'])
    .where('payment_id', '=', payment!.id)
    .execute();
  expect(refunds).toEqual([
    { id: expect.any(Number), amount_cents: payment!.amount_cents, state: 'waiting' },
  ]);
  await run('payments.refund', { refund: refunds[0]!.id });
  expect(await standingOf(reference)).toBe(0);
});

const salon = (parts?: SalonParts) => buildSalon(server, buyer, parts);
const offered = async (uuid: string, token?: string) =>
  Object.fromEntries(
    (await buyer.payment(uuid, token)).body.methods.map(({ method, refused }) => [method, refused]),
  );

test('CO-04 a guest pays by card, bank or Apple Pay, and never later', async () => {
  const { uuid } = await buyer.draft();
  expect(await offered(uuid)).toMatchObject({ CREDIT_CARD: null, BANK: null, APPLE_PAY: null });
  for (const method of ['INVOICE', 'CREDIT', 'NO_PAYMENT'] as const) {
    const { status, body } = await buyer.pay(uuid, { method });
    expect(status).toBe(409);
    expect(body.code).toBe('PAYMENT_METHOD_NOT_ALLOWED');
  }
  expect((await buyer.pay(uuid, { method: 'BANK', option: 'ob_none_ee' })).status).toBe(409);
});

test('CO-04 a salon pays by invoice, and on account until its limit is used up, two orders at once too', async () => {
  const { token, draft } = await salon();
  const [first, second] = [await draft(6), await draft(6)];
  expect(await offered(first.uuid, token)).toMatchObject({ INVOICE: null, CREDIT: null });
  const answers = await Promise.all(
    [first, second].map(({ uuid }) => buyer.pay(uuid, { method: 'CREDIT' }, { token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const left = answers[0]!.status === 200 ? second : first;
  expect(await offered(left.uuid, token)).toMatchObject({ CREDIT: 'CREDIT_LIMIT', INVOICE: null });
  const invoiced = await buyer.pay(left.uuid, { method: 'INVOICE' }, { token });
  expect(invoiced.body).toMatchObject({ status: 'success', redirect_url: null });
  expect(await buyer.statusOf(left.uuid)).toBe(orderStatuses.SUBMITTED);
  const order = await server.database.db
    .selectFrom('shop_order')
    .select('due_on')
    .where('uuid', '=', left.uuid)
    .executeTakeFirstOrThrow();
  const days = (Date.parse(order.due_on!) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(13);
  // What goes back is owed no more.
  const taken = left === first ? second : first;
  await buyer.refund(taken.uuid, { amount: '20.00', reason: 'Tagastus' }, staff);
  const third = await draft(4);
  expect(await offered(third.uuid, token)).toMatchObject({ CREDIT: null });
});

test('CO-04 a company that waits for its approval reads why it cannot pay later', async () => {
  const { token, draft } = await salon({ status: 'pending' });
  const { uuid } = await draft(1);
  expect(await offered(uuid, token)).toMatchObject({ INVOICE: 'NOT_APPROVED', CREDIT: 'NOT_APPROVED' });
  expect((await buyer.pay(uuid, { method: 'INVOICE' }, { token })).status).toBe(409);
});

test('CO-04 a salon without a limit has no account', async () => {
  const { token, draft } = await salon({ creditLimitCents: null });
  expect(await offered((await draft(1)).uuid, token)).not.toHaveProperty('CREDIT');
});

test('CO-04 somebody else’s order cannot be paid', async () => {
  const { draft } = await salon();
  const { uuid } = await draft(1);
  const stranger = await salon();
  for (const token of [undefined, stranger.token]) {
    const answer = await buyer.pay(uuid, { method: 'CREDIT_CARD' }, token === undefined ? {} : { token });
    expect(answer.status).toBe(404);
    expect((await buyer.payment(uuid, token)).status).toBe(404);
  }
});

test('CO-05 money that came twice is listed for the staff, and sent back once', async () => {
  const { uuid } = await buyer.draft();
  const first = await buyer.pay(uuid, { method: 'CREDIT_CARD' });
  const second = await buyer.pay(uuid, { method: 'BANK' });
  for (const { body } of [second, first])
    await buyer.comeBack(await buyer.decide(body.redirect_url!, 'settled'));
  const stray = (await buyer.paymentsOf(uuid)).find(({ state }) => state === 'stray')!;
  const ask = callerOf(server);
  const { body: tasks } = await ask<typeof refundTasksCall, RefundTask[]>(refundTasksCall, { token: staff });
  const task = tasks.find(({ order }) => order === uuid)!;
  expect(task).toMatchObject({ reason: 'paid_twice', payment: { order_reference: stray.order_reference } });
  const close = () =>
    ask(closeRefundTaskCall, { params: { id: task.id }, body: { send_back: true }, token: staff });
  const answers = await Promise.all([close(), close()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { db } = server.database;
  const refunds = await db.selectFrom('refund').select('id').where('payment_id', '=', stray.id).execute();
  expect(refunds).toHaveLength(1);
  await run('payments.refund', { refund: refunds[0]!.id });
  expect(await standingOf(stray.provider_reference!)).toBe(0);
});

test('CO-04 what was owed has come: it frees the credit, is noted once, and goes back by bank', async () => {
  const { token, draft } = await salon();
  const { uuid } = await draft(8);
  await buyer.pay(uuid, { method: 'CREDIT' }, { token });
  const next = await draft(8);
  expect(await offered(next.uuid, token)).toMatchObject({ CREDIT: 'CREDIT_LIMIT' });
  const [payment] = await buyer.paymentsOf(uuid);
  const receive = (body: object) =>
    callerOf(server)<typeof receivePaymentCall, { code?: string; status: string }>(receivePaymentCall, {
      params: { uuid },
      body: body as never,
      token: staff,
    });
  const amount = euros(payment!.amount_cents);
  const refused = await Promise.all([
    receive({ received_on: '2026-01-02', amount: euros(payment!.amount_cents - 1) }),
    receive({ received_on: '2999-01-02', amount }),
    receive({ received_on: '2026-02-30', amount }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  const twice = await Promise.all([1, 2].map(() => receive({ received_on: '2026-01-02', amount })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await offered(next.uuid, token)).toMatchObject({ CREDIT: null });
  const back = await buyer.refund(uuid, { amount: '10.00', reason: 'Tagastus' }, staff);
  expect(back.body.status).toBe('manual');
});

test('CO-04 what was paid by card is owed by nobody', async () => {
  const { uuid, cents } = await paid();
  const { body } = await callerOf(server)<typeof receivePaymentCall, { code?: string }>(receivePaymentCall, {
    params: { uuid },
    body: { received_on: '2026-01-02', amount: euros(cents) },
    token: staff,
  });
  expect(body.code).toBe('NOTHING_OWED');
});

/** The bank of the buyer takes the payment back, and EveryPay tells of it, more than once. */
async function chargeBack(reference: string) {
  await server.database.db
    .updateTable('simulated_payment')
    .set({ state: 'chargebacked' as never })
    .where('reference', '=', reference)
    .execute();
  const notice = new URLSearchParams({ payment_reference: reference, event_name: 'chargebacked' });
  for (const _ of ['told', 'told again'])
    expect((await buyer.get(`${buyer.origin}${everypayCallbackPath}?${notice}`)).status).toBe(200);
}
const tasksOf = (uuid: string) =>
  server.database.db
    .selectFrom('refund_task')
    .innerJoin('payment', 'payment.id', 'refund_task.payment_id')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['refund_task.reason', 'refund_task.amount_cents'])
    .where('shop_order.uuid', '=', uuid)
    .orderBy('refund_task.id')
    .execute();
const creditedOf = async (uuid: string) => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(i.total_cents), 0)::int as cents from invoice i join shop_order o on o.id = i.order_id
    where o.uuid = ${uuid} and i.kind = 'credit_note'`.execute(server.database.db);
  return rows[0]!.cents;
};

test('CO-05 what the bank of the buyer took back is in the books as gone, and is not sent back once more', async () => {
  const { uuid, cents, reference } = await paid();
  const part = await buyer.refund(uuid, { amount: '5.00', reason: 'Katkine pudel' }, staff);
  await run('payments.refund', { refund: part.body.id });
  await chargeBack(reference);
  expect((await buyer.paymentsOf(uuid))[0]).toMatchObject({
    state: 'settled',
    standing_cents: 0,
    charged_back_cents: cents - 500,
  });
  expect(await tasksOf(uuid)).toEqual([{ reason: 'chargeback', amount_cents: cents }]);
  const refused = await buyer.refund(uuid, { amount: '0.01', reason: 'Veel' }, staff);
  expect([refused.status, refused.body.code]).toEqual([409, 'NOTHING_TO_REFUND']);
  await expectSound(server.database.db);
});

test('CO-05 a refund that was on its way when the bank took the payment back is looked at by somebody', async () => {
  const { uuid, cents, reference } = await paid();
  const part = await buyer.refund(uuid, { amount: '5.00', reason: 'Katkine pudel' }, staff);
  await chargeBack(reference);
  await run('payments.refund', { refund: part.body.id });
  expect(await standingOf(reference)).toBe(cents);
  expect((await buyer.paymentsOf(uuid))[0]).toMatchObject({
    standing_cents: 0,
    charged_back_cents: cents - 500,
  });
  expect((await tasksOf(uuid)).map(({ reason }) => reason)).toEqual(['chargeback', 'refund_failed']);
  await expectSound(server.database.db);
});

test('CO-05 CO-08 a cancelled order that cost nothing has its invoice taken back by one credit note of 0.00', async () => {
  const { db } = server.database;
  const coupons = [await buildCoupon(db, { percent: 100 }), await buildCoupon(db, { scope: 'TRANSPORT' })];
  const { id, uuid } = await buyer.draft({ coupons });
  expect((await buyer.pay(uuid, { method: 'NO_PAYMENT' })).body).toMatchObject({ status: 'success' });
  expect((await callerOf(server)(cancelOrderCall, { params: { uuid }, body: {} })).status).toBe(200);
  await run('payments.canceled', { order: uuid });
  await run('payments.canceled', { order: uuid }, 2);
  const documents = await db
    .selectFrom('invoice')
    .select(['id', 'kind', 'total_cents', 'refers_to', 'lines'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const [invoice] = documents;
  expect(documents).toMatchObject([
    { kind: 'invoice', total_cents: 0 },
    { kind: 'credit_note', total_cents: 0, refers_to: invoice!.id, lines: invoice!.lines },
  ]);
});

test('CO-05 an order cancelled after its payment was taken back has its invoice taken back, and no money sent', async () => {
  const { uuid, cents, reference } = await paid();
  await chargeBack(reference);
  await run('payments.canceled', { order: uuid });
  await run('payments.canceled', { order: uuid }, 2);
  expect(await creditedOf(uuid)).toBe(cents);
  expect(await standingOf(reference)).toBe(cents);
  const { rows } = await sql`
    select from refund r join payment p on p.id = r.payment_id where p.provider_reference = ${reference}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([]);
});
