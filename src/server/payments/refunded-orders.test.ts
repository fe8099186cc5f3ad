import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { paymentJobs, startPayingServer } from '../../../test/payments.ts';
import { returnsOf } from '../../../test/returns.ts';
import type { TestServer } from '../../../test/server.ts';
import { cancelOrderCall, orderCall, orderHistoryCall } from '../../domain/orders/calls.ts';
import type { Order, OrderHistoryPage } from '../../domain/orders/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { closeRefundTaskCall, refundTasksCall } from '../../domain/payments/calls.ts';
import type { RefundTask } from '../../domain/payments/contract.ts';
import { returnOptionsCall } from '../../domain/returns/calls.ts';
import type { ReturnOptions } from '../../domain/returns/contract.ts';

let server: TestServer;
let shop: Awaited<ReturnType<typeof returnsOf>>;
beforeAll(async () => {
  server = await startPayingServer();
  shop = await returnsOf(server);
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const euros = (cents: number) => (cents / 100).toFixed(2);
const keyed = (uuid: string) => ({ uuid, key: shop.keyOf(uuid) });
const orderOf = async (uuid: string) =>
  (await shop.ask<typeof orderCall, Order>(orderCall, { params: keyed(uuid) })).body;
const optionsOf = async (uuid: string) =>
  (await shop.ask<typeof returnOptionsCall, ReturnOptions>(returnOptionsCall, { params: keyed(uuid) })).body;
const cancel = (uuid: string) =>
  shop.ask<typeof cancelOrderCall, Order & { code?: string }>(cancelOrderCall, {
    params: keyed(uuid),
    body: {},
  });
const run = paymentJobs(() => server);
async function refund(uuid: string, cents: number, reason: string) {
  const { body, status } = await shop.buyer.refund(uuid, { amount: euros(cents), reason }, shop.staff);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

test('AC-01 an order tells how many pieces of which line a refund was for', async () => {
  const { uuid } = await shop.bought([3], { isSent: false });
  const [line] = (await orderOf(uuid)).order_lines;
  const pieces = [{ line: line!.id, quantity: 2 }];
  const { status } = await shop.buyer.refund(uuid, { lines: pieces, reason: 'Katki' }, shop.staff);
  expect(status).toBe(200);
  expect((await orderOf(uuid)).refunds).toMatchObject([{ reason: 'Katki', lines: pieces }]);
});

test('AC-01 an order tells what was given back of it, when and why, and its status stays what it is', async () => {
  const { uuid, payableCents } = await shop.bought([2], { isSent: false });
  expect(await orderOf(uuid)).toMatchObject({
    refunds: [],
    refunded: '0.00',
    can: { cancel: true, withdraw: true },
  });
  const part = await refund(uuid, 500, 'Katkine pudel');
  expect(await orderOf(uuid)).toMatchObject({
    status: { id: orderStatuses.SUBMITTED },
    totalWithDiscount: euros(payableCents),
    refunded: '5.00',
    refunds: [
      {
        at: part.created_at,
        amount: '5.00',
        reason: 'Katkine pudel',
        money: 'on_its_way',
        credit_note: part.credit_note,
        lines: [],
      },
    ],
    can: { cancel: true, withdraw: true },
  });
  await run('payments.refund', { refund: part.id });
  await refund(uuid, payableCents - 500, 'Ülejäänud');
  const whole = await orderOf(uuid);
  expect(whole.refunds.map(({ amount, money }) => [amount, money])).toEqual([
    ['5.00', 'sent_back'],
    [euros(payableCents - 500), 'on_its_way'],
  ]);
  expect(whole).toMatchObject({ status: { id: orderStatuses.SUBMITTED }, refunded: euros(payableCents) });
});

test('AC-05 where all the money went back nothing is cancelled, withdrawn from or returned any more', async () => {
  const order = await shop.bought([2], { isSent: false });
  const { uuid } = order;
  await refund(uuid, order.payableCents, 'Toode sai otsa');
  expect((await orderOf(uuid)).can).toMatchObject({ cancel: false, withdraw: false, reorder: true });
  expect(await optionsOf(uuid)).toEqual({
    withdraw_until: null,
    can_withdraw: false,
    can_return: false,
    lines: [],
  });
  expect(await cancel(uuid)).toMatchObject({ status: 409, body: { code: 'ORDER_STATUS_NOT_ALLOWED' } });
  const [line] = order.lines;
  const asked = await shop.request(order, [{ line: line!.id, quantity: 1, reason: 'damaged' }]);
  expect([asked.status, asked.body.code]).toEqual([409, 'RETURN_TOO_MUCH']);
});

test('AC-05 a line whose money the staff gave back is not offered for a return, and refused with the reason', async () => {
  const order = await shop.bought([2, 1]);
  const [line, other] = order.lines;
  const { body, status } = await shop.buyer.refund(
    order.uuid,
    { lines: [{ line: line!.id, quantity: 1 }], reason: 'Kriimustus' },
    shop.staff,
  );
  expect([status, body.code]).toEqual([200, undefined]);
  const lefts = async () => (await optionsOf(order.uuid)).lines.map(({ left }) => left);
  expect(await lefts()).toEqual([1, 1]);
  const refused = await shop.request(order, [{ line: line!.id, quantity: 2, reason: 'damaged' }]);
  expect([refused.status, refused.body.code, refused.body.left]).toEqual([409, 'RETURN_REFUNDED', 1]);
  // What came back by a return is counted once.
  const asked = await shop.request(order, [{ line: other!.id, quantity: 1, reason: 'damaged' }]);
  await shop.accept(asked.body.uuid);
  expect((await shop.refund(asked.body.uuid)).status).toBe(200);
  expect(await lefts()).toEqual([1, 0]);
});

test('AC-05 where each piece goes back already, nothing is left to cancel or to withdraw from', async () => {
  const order = await shop.bought([2], { isSent: false });
  const [line] = order.lines;
  const asked = await shop.request(order, [{ line: line!.id, quantity: 2, reason: 'damaged' }]);
  expect((await orderOf(order.uuid)).can).toMatchObject({ cancel: false, withdraw: false });
  // Nothing has left the shop: nothing is to be sent back.
  expect((await shop.accept(asked.body.uuid)).body).toMatchObject({ status: 'accepted', goods_sent: false });
  await shop.lead(order.uuid, orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED);
  expect((await shop.list(order.uuid))[0]).toMatchObject({ status: 'accepted', goods_sent: true });
});

test('AC-01 an order whose goods were all given back line by line comes no more and is not cancelled', async () => {
  const { db } = server.database;
  const { id: customerId } = await buildCustomer(db, { isBusiness: false });
  const { id: userId } = await buildUser(db);
  const { token } = await signIn(db, { userId, customerId });
  const order = await shop.bought([2, 1], { isSent: false, customerId, userId, token });
  await db
    .updateTable('shop_order')
    .set({ promised_on: '2030-01-15' })
    .where('uuid', '=', order.uuid)
    .execute();
  const [line, other] = order.lines;
  const giveBack = (pieces: { line: number; quantity: number }[]) =>
    shop.buyer.refund(order.uuid, { lines: pieces, reason: 'Toode sai otsa' }, shop.staff);
  const params = { uuid: order.uuid };
  const read = async () => (await shop.ask<typeof orderCall, Order>(orderCall, { params, token })).body;
  const listed = async () =>
    (await shop.ask<typeof orderHistoryCall, OrderHistoryPage>(orderHistoryCall, { token })).body.results[0];
  expect((await giveBack([{ line: line!.id, quantity: 2 }])).status).toBe(200);
  expect(await read()).toMatchObject({
    delivery: { promised_on: '2030-01-15' },
    can: { cancel: true, withdraw: true },
  });
  expect(await listed()).toMatchObject({ promised_on: '2030-01-15' });
  expect((await giveBack([{ line: other!.id, quantity: 1 }])).status).toBe(200);
  expect(await read()).toMatchObject({
    status: { id: orderStatuses.SUBMITTED },
    delivery: { promised_on: null },
    can: { cancel: false, withdraw: false, reorder: true },
  });
  expect(await listed()).toMatchObject({ promised_on: null });
  const options = await shop.ask<typeof returnOptionsCall, ReturnOptions>(returnOptionsCall, {
    params,
    token,
  });
  expect(options.body).toMatchObject({ can_withdraw: false, can_return: false });
  const canceled = await shop.ask<typeof cancelOrderCall, { code?: string }>(cancelOrderCall, {
    params,
    body: {},
    token,
  });
  expect([canceled.status, canceled.body.code]).toEqual([409, 'ORDER_STATUS_NOT_ALLOWED']);
});

test('AC-01 money of a cancelled order is told without a reason of its own, and what was never paid as less owed', async () => {
  const paid = await shop.bought([1], { isSent: false });
  await cancel(paid.uuid);
  await run('payments.canceled', { order: paid.uuid });
  expect(await orderOf(paid.uuid)).toMatchObject({
    status: { id: orderStatuses.CANCELED },
    refunds: [{ amount: euros(paid.payableCents), reason: null, money: 'on_its_way' }],
  });
  const { db } = server.database;
  const salon = await buildCustomer(db);
  const { id: userId } = await buildUser(db);
  const { token } = await signIn(db, { userId, customerId: salon.id });
  const owed = await shop.bought([1], {
    isSent: false,
    method: 'INVOICE',
    customerId: salon.id,
    userId,
    token,
  });
  await refund(owed.uuid, 100, 'Kriimustus');
  const { body } = await shop.ask<typeof orderHistoryCall, OrderHistoryPage>(orderHistoryCall, { token });
  expect(body.results[0]).toMatchObject({
    uuid: owed.uuid,
    refunded: '1.00',
    refunds: [{ amount: '1.00', money: 'owed_less', reason: 'Kriimustus' }],
    can: { reorder: true, pay: false },
  });
});

test('AC-01 money that goes back by bank is on its way until somebody has sent it', async () => {
  const { uuid } = await shop.bought([1], { isSent: false });
  const { id } = await refund(uuid, 100, 'Kriimustus');
  await server.database.db
    .updateTable('payment')
    .set({ provider_reference: null })
    .where('id', 'in', (query) => query.selectFrom('refund').select('payment_id').where('id', '=', id))
    .execute();
  await run('payments.refund', { refund: id });
  expect((await orderOf(uuid)).refunds).toMatchObject([{ money: 'on_its_way', reason: 'Kriimustus' }]);
  const tasks = await shop.ask<typeof refundTasksCall, RefundTask[]>(refundTasksCall, { token: shop.staff });
  const task = tasks.body.find(({ order }) => order === uuid)!;
  await shop.ask(closeRefundTaskCall, {
    params: { id: task.id },
    body: { send_back: false },
    token: shop.staff,
  });
  expect((await orderOf(uuid)).refunds).toMatchObject([{ money: 'sent_back' }]);
});

test('CO-04 who left the page of the bank goes on paying from the order, a guest by the link too', async () => {
  const { uuid } = await shop.buyer.draft();
  const { body } = await shop.buyer.pay(uuid, { method: 'CREDIT_CARD' });
  expect(await orderOf(uuid)).toMatchObject({
    status: { id: orderStatuses.PENDING },
    payment: { redirect_url: body.redirect_url },
    can: { pay: true, cancel: false, edit: false },
  });
  await shop.buyer.comeBack(await shop.buyer.decide(body.redirect_url!, 'settled'));
  expect(await orderOf(uuid)).toMatchObject({
    status: { id: orderStatuses.SUBMITTED },
    payment: { redirect_url: null },
    can: { pay: false },
  });
});

test('CO-04 once the bank is at it there is nothing to go on with', async () => {
  const { uuid } = await shop.buyer.draft();
  const { body } = await shop.buyer.pay(uuid, { method: 'CREDIT_CARD' });
  await shop.buyer.comeBack(await shop.buyer.decide(body.redirect_url!, 'pending'));
  expect(await orderOf(uuid)).toMatchObject({
    status: { id: orderStatuses.PENDING },
    payment: { redirect_url: null },
    can: { pay: false },
  });
});

test('AC-05 why money of returned goods went back is told in the language of the reader', async () => {
  const order = await shop.bought([1]);
  const [line] = order.lines;
  const { body } = await shop.request(order, [{ line: line!.id, quantity: 1, reason: 'damaged' }]);
  await shop.accept(body.uuid);
  await shop.refund(body.uuid);
  const read = (language: string) =>
    shop.ask<typeof orderCall, Order>(orderCall, {
      params: keyed(order.uuid),
      headers: { 'accept-language': language },
    });
  expect((await read('et')).body.refunds).toMatchObject([{ reason: 'Kauba tagastamine' }]);
  expect((await read('ru')).body.refunds).toMatchObject([{ reason: 'Возврат товара' }]);
});

test('CO-04 an order of the history leads on to its payment while that is open', async () => {
  const { db } = server.database;
  const { id: customerId } = await buildCustomer(db, { isBusiness: false });
  const { id: userId } = await buildUser(db);
  const { token } = await signIn(db, { userId, customerId });
  const { uuid } = await shop.buyer.draft({ customerId, userId });
  const { body } = await shop.buyer.pay(uuid, { method: 'CREDIT_CARD' }, { token });
  const first = async () =>
    (await shop.ask<typeof orderHistoryCall, OrderHistoryPage>(orderHistoryCall, { token })).body.results[0];
  expect(await first()).toMatchObject({ uuid, redirect_url: body.redirect_url, can: { pay: true } });
  server.setNow(new Date(Date.now() + 26 * 60_000));
  expect(await first()).toMatchObject({ uuid, redirect_url: null, can: { pay: false } });
  server.setNow(new Date());
});
