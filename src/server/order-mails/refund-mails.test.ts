import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildSalon, buyerOf, paymentJobs, startPayingServer } from '../../../test/payments.ts';
import { signInStaff } from '../../../test/people.ts';
import { testOrderKeys, type TestServer } from '../../../test/server.ts';
import { closeRefundTaskCall, refundTasksCall } from '../../domain/payments/calls.ts';
import type { RefundTask } from '../../domain/payments/contract.ts';
import { attemptMs } from '../../domain/payments/states.ts';
import { reconcilePayments } from '../payments/service.ts';
import { orderMails } from './service.ts';

const minuteMs = 60_000;

let server: TestServer;
let buyer: ReturnType<typeof buyerOf>;
let staff: string;
beforeAll(async () => {
  server = await startPayingServer();
  buyer = buyerOf(server);
  staff = (await signInStaff(server.database.db, 'TH_SHOP_ADMIN')).token;
});
afterAll(() => server.stop());

const run = paymentJobs(() => server);
/** Lets the mails hear that something of an order went back, `daysLater`. */
async function hear(uuid: string, daysLater = 0) {
  const clock = () => new Date(Date.now() + daysLater * 86_400_000);
  const listen = orderMails({ keys: testOrderKeys, clock });
  await server.database.db.transaction().execute((trx) => listen(trx, [{ order: uuid, event: 'refunded' }]));
}
const told = async (uuid: string) =>
  (await waitingMails(server.database.db)).flatMap(({ template, props }) => {
    const update = props as { uuid?: string; creditNote?: string; refund?: unknown };
    return template === 'order-update' && update.uuid === uuid ? [[update.creditNote, update.refund]] : [];
  });

test('CO-05 CO-08 each part that went back is told once, with its sum and its credit note, however late its event is heard', async () => {
  const { uuid } = await buyer.draft();
  const { body } = await buyer.pay(uuid, { method: 'CREDIT_CARD' });
  await buyer.comeBack(await buyer.decide(body.redirect_url!, 'settled'));
  const first = await buyer.refund(uuid, { amount: '5.00', reason: 'Katkine pudel' }, staff);
  await hear(uuid);
  expect(await told(uuid), 'asked for, not yet gone').toEqual([]);
  const second = await buyer.refund(uuid, { amount: '1.50', reason: 'Ka teine' }, staff);
  await run('payments.refund', { refund: first.body.id });
  await run('payments.refund', { refund: second.body.id });
  await hear(uuid);
  await hear(uuid);
  const both = [
    [first.body.credit_note, { amount: '5,00\u00a0€', money: 'sent_back' }],
    [second.body.credit_note, { amount: '1,50\u00a0€', money: 'sent_back' }],
  ];
  expect(await told(uuid)).toEqual(both);
  await server.database.db.deleteFrom('mail').execute();
  await hear(uuid, 15);
  expect(await told(uuid), 'told long ago').toEqual([]);
});

test('CO-05 CO-08 whose money came when the order was given up is told that it goes back', async () => {
  const { uuid } = await buyer.draft();
  const { body } = await buyer.pay(uuid, { method: 'CREDIT_CARD' });
  const { db } = server.database;
  const reconcileAfter = async (ms: number) => {
    server.setNow(new Date(Date.now() + ms));
    await reconcilePayments(server.payments, new AbortController().signal);
  };
  server.simulator!.failures.callbacks = 'lost';
  await reconcileAfter(attemptMs + 31 * minuteMs);
  // The attempt ran out of time, and the cart was changed since.
  await db
    .updateTable('shop_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
  await buyer.decide(body.redirect_url!, 'settled');
  await reconcileAfter(attemptMs + 200 * minuteMs);
  server.setNow(new Date());
  const ask = callerOf(server);
  const { body: tasks } = await ask<typeof refundTasksCall, RefundTask[]>(refundTasksCall, { token: staff });
  const task = tasks.find(({ order }) => order === uuid)!;
  expect(task.reason).toBe('order_dead');
  await ask(closeRefundTaskCall, { params: { id: task.id }, body: { send_back: true }, token: staff });
  const { id } = await db.selectFrom('refund').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await run('payments.refund', { refund: id });
  await hear(uuid);
  await hear(uuid);
  expect(await told(uuid)).toEqual([[null, { amount: expect.stringContaining('€'), money: 'sent_back' }]]);
});

test('CO-05 CO-08 who has not paid the invoice yet reads that less is owed, not that money comes', async () => {
  const { token, draft } = await buildSalon(server, buyer);
  const { uuid } = await draft(2);
  await buyer.pay(uuid, { method: 'INVOICE' }, { token });
  const { body } = await buyer.refund(uuid, { amount: '4.00', reason: 'Katkine pudel' }, staff);
  await hear(uuid);
  expect(await told(uuid)).toEqual([[body.credit_note, { amount: '4,00\u00a0€', money: 'owed_less' }]]);
});
