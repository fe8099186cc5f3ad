import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { balanceOf, buildMember } from '../../../test/loyalty.ts';
import { waitingMails } from '../../../test/mail.ts';
import { startPayingServer } from '../../../test/payments.ts';
import { buildCoupon } from '../../../test/placing.ts';
import { addMember, buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { returnsOf } from '../../../test/returns.ts';
import type { TestServer } from '../../../test/server.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { countryIds } from '../../domain/shops/audience.ts';
import { countFulfilled } from '../loyalty/service.ts';
import { returnInvariants } from './service.ts';
import * as calls from '../../domain/returns/calls.ts';
import type { ReturnOptions, ReturnPage } from '../../domain/returns/contract.ts';

let server: TestServer;
let shop: Awaited<ReturnType<typeof returnsOf>>;
beforeAll(async () => {
  server = await startPayingServer();
  shop = await returnsOf(server);
});
afterEach(() => server.setNow(new Date()));
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const euros = (cents: number) => (cents / 100).toFixed(2);
const asked = (line: { id: number }, quantity = 1, reason = 'changed_mind') => ({
  line: line.id,
  quantity,
  reason,
});
/** A return that the staff has accepted and got. */
async function arrived(
  order: Awaited<ReturnType<typeof shop.bought>>,
  lines: ReturnType<typeof asked>[],
  { sellable = true, token }: { sellable?: boolean; token?: string } = {},
) {
  const { body, status } = await shop.request(order, lines, token === undefined ? {} : { token });
  expect([status, body.code]).toEqual([200, undefined]);
  await shop.accept(body.uuid);
  await shop.receive(
    body.uuid,
    sellable ? lines.map(({ line, quantity }) => ({ line, sellable: quantity })) : [],
  );
  return body.uuid;
}
const notesOf = (orderId: number) =>
  server.database.db
    .selectFrom('invoice')
    .select(['number', 'total_cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .orderBy('id')
    .execute();
const refundsOf = (orderId: number) =>
  server.database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount_cents', 'refund.credit_note', 'refund.state'])
    .where('payment.order_id', '=', orderId)
    .orderBy('refund.id')
    .execute();

test('AC-05 one line of three goes back: asked, accepted, received, refunded, with its credit note and stock', async () => {
  const order = await shop.bought([1, 2, 3]);
  const [, line] = order.lines;
  const made = await shop.request(order, [asked(line!, 2, 'damaged')]);
  expect(made.body).toMatchObject({
    status: 'requested',
    number: `${order.number}-1`,
    kind: 'return',
    expected_refund: euros(line!.payableCents),
    can: { cancel: true },
    label: null,
    history: [{ from: null, to: 'requested', by: 'guest' }],
  });
  const { uuid } = made.body;
  expect((await shop.accept(uuid)).body).toMatchObject({ status: 'accepted', label: { address: {} } });
  const before = await shop.stockOf(line!.product);
  expect((await shop.receive(uuid, [{ line: line!.id, sellable: 1 }])).body.status).toBe('received');
  expect(Number(await shop.stockOf(line!.product))).toBe(Number(before) + 1);
  const refunded = await shop.refund(uuid);
  const [note] = await notesOf(order.id);
  expect(note).toMatchObject({ total_cents: line!.payableCents });
  expect(refunded.body).toMatchObject({
    status: 'refunded',
    refund: {
      amount: euros(line!.payableCents),
      delivery: '0.00',
      points: '0.00',
      money: 'sent_back',
      credit_note: note!.number,
    },
    lines: [{ refund: euros(line!.payableCents), sellable: 1 }],
  });
  expect(await refundsOf(order.id)).toEqual([
    { amount_cents: line!.payableCents, credit_note: note!.number, state: 'waiting' },
  ]);
  expect(refunded.body.history.map(({ from, to, by }) => `${from} ${to} ${by}`)).toEqual([
    'null requested guest',
    'requested accepted staff',
    'accepted received staff',
    'received refunded staff',
  ]);
  const mails = (await waitingMails(server.database.db)).filter(({ to }) => to === order.email);
  const told = mails.filter(({ template }) => template === 'return-update');
  expect(told.map(({ props }) => (props as { update: string }).update)).toEqual([
    'requested',
    'accepted',
    'received',
    'refunded',
  ]);
  // Under the key of the mail that is sent once the provider has it: told once.
  expect(told.at(-1)!.key).toBe(`order-refunded ${order.uuid} ${note!.number}`);
});

test('AC-05 what was paid with a coupon goes back to the cent, and the cheapest delivery with the last piece', async () => {
  const coupon = await buildCoupon(server.database.db);
  const order = await shop.bought([3, 1], { coupons: [coupon] });
  const [three, one] = order.lines;
  expect(three!.payableCents).toBe(2700);
  const sums: number[] = [];
  for (const lines of [[asked(three!, 1)], [asked(three!, 1), asked(one!)], [asked(three!, 1)]]) {
    const uuid = await arrived(order, lines);
    const { body } = await shop.refund(uuid);
    sums.push(Math.round(Number(body.refund!.amount) * 100));
    const isLast = sums.length === 3;
    expect(Number(body.refund!.delivery) > 0).toBe(isLast && order.deliveryCents > 0);
  }
  expect(sums[0]! + sums[1]!).toBe(900 + 900 + 900);
  const paidBack = sums.reduce((sum, cents) => sum + cents, 0);
  expect(paidBack).toBeLessThanOrEqual(order.payableCents);
  expect(paidBack).toBeGreaterThanOrEqual(order.payableCents - order.deliveryCents);
  // A coupon that was used stays used.
  const { uses } = await server.database.db
    .selectFrom('coupon')
    .select('uses')
    .where('id', '=', coupon)
    .executeTakeFirstOrThrow();
  expect(uses).toBe(1);
});

test('AC-05 AC-03 goods whose money went back before they were sent earn nothing, and count for no level', async () => {
  const { db } = server.database;
  const { customer, userId, token, accountId } = await buildMember(db);
  const bought = () => shop.bought([10, 1], { isSent: false, customerId: customer.id, userId, token });
  const [order, other] = [await bought(), await bought()];
  const returned = async (quantity: number) => {
    const { body } = await shop.request(order, [asked(order.lines[0]!, quantity, 'damaged')], { token });
    await shop.accept(body.uuid);
    return body.uuid;
  };
  const [first, second] = [await returned(3), await returned(7)];
  const refunds = await Promise.all([first, second].map((uuid) => shop.refund(uuid)));
  expect(refunds.map(({ status }) => status)).toEqual([200, 200]);
  const uuids = [order.uuid, other.uuid];
  for (const uuid of uuids) await shop.lead(uuid, orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED);
  const count = () => db.transaction().execute((trx) => countFulfilled(trx, uuids, new Date()));
  await count();
  await count();
  // 99 euros of goods each: 9 are left of one.
  expect(await balanceOf(db, accountId)).toEqual({
    free: 18 + 198,
    reserved: 0,
    owed: 0,
    spent: 900 + 9_900,
  });
});

test('AC-05 AC-03 what points, a coupon and a card paid together goes back by the way it came, to the cent', async () => {
  const { db } = server.database;
  const member = await buildMember(db, { points: 500 });
  const coupon = await buildCoupon(db);
  const order = await shop.bought([3, 1], {
    coupons: [coupon],
    customerId: member.customer.id,
    userId: member.userId,
    token: member.token,
    usesPoints: true,
  });
  // 40 euros of goods, 10 % off by the coupon and 10 % of the rest by the level, 5 euros by points: 27.40 are left for the
  // card, 3 of 4 parts of it on the first line.
  const [three, one] = order.lines;
  expect([three!.payableCents, one!.payableCents]).toEqual([2055, 685]);
  const cardCents = order.payableCents;
  expect(cardCents).toBe(2740 + order.deliveryCents);
  // As the message that it was handed over does.
  await db.transaction().execute((trx) => countFulfilled(trx, [order.uuid], new Date()));
  expect(await balanceOf(db, member.accountId)).toMatchObject({ free: 54, spent: 2740 });

  const back: { money: number; points: number; delivery: number; free: number }[] = [];
  for (const lines of [[asked(three!, 1)], [asked(three!, 1), asked(one!)], [asked(three!, 1)]]) {
    const { body } = await shop.refund(await arrived(order, lines, { token: member.token }));
    const cents = (sum: string) => Math.round(Number(sum) * 100);
    const { amount, points, delivery, money } = body.refund!;
    expect(money).toBe('sent_back');
    const { free, owed } = await balanceOf(db, member.accountId);
    expect(owed).toBe(0);
    back.push({ money: cents(amount), points: cents(points), delivery: cents(delivery), free });
  }
  // A third of the first line each time, in money and in points: of 2055 and 375 cents.
  expect(back.map(({ money, delivery }) => money - delivery)).toEqual([685, 685 + 685, 685]);
  expect(back.map(({ points }) => points)).toEqual([125, 250, 125]);
  // Beside what the goods that are left have earned: 2 % of 2055, of 685, of nothing.
  expect(back.map(({ free }) => free)).toEqual([41 + 125, 13 + 375, 500]);
  expect(back.map(({ delivery }) => delivery > 0)).toEqual([false, false, order.deliveryCents > 0]);

  const byCard = await refundsOf(order.id);
  expect(byCard.map(({ amount_cents }) => amount_cents)).toEqual(back.map(({ money }) => money));
  expect((await notesOf(order.id)).map(({ total_cents }) => total_cents)).toEqual(
    back.map(({ money }) => money),
  );
  expect(await balanceOf(db, member.accountId)).toEqual({ free: 500, reserved: 0, owed: 0, spent: 0 });
  const { uses } = await db
    .selectFrom('coupon')
    .select('uses')
    .where('id', '=', coupon)
    .executeTakeFirstOrThrow();
  expect(uses, 'a coupon that was used stays used').toBe(1);
  const told = (await waitingMails(db)).filter(({ to }) => to === order.email);
  const refunds = told.map(({ props }) => props as { update?: string; points?: string | null });
  expect(refunds.filter(({ update }) => update === 'refunded').map(({ points }) => points)).toEqual(
    ['1,25', '2,50', '1,25'].map((sum) => `${sum}\u00a0€`),
  );
  expect(refunds.find(({ update }) => update === 'accepted')?.points).toBeNull();
  await expectSound(db);
});

test('AC-05 whoever sends goods back from another country reads the country they go to', async () => {
  const { db } = server.database;
  const order = await shop.bought([1]);
  await db.updateTable('shop_order').set({ country_id: countryIds.FI }).where('id', '=', order.id).execute();
  const { body } = await shop.request(order, [asked(order.lines[0]!)]);
  await shop.accept(body.uuid);
  const told = (await waitingMails(db)).filter(({ to }) => to === order.email);
  expect(told.map(({ props }) => props)).toContainEqual(
    expect.objectContaining({
      update: 'accepted',
      sendTo: ['Ilumaja OÜ', 'Pärnu mnt 139c', '11317 Tallinn', 'Eesti', '+372 600 0100'],
    }),
  );
});

test('AC-05 more than was bought never goes back: over all returns, twice, and at once', async () => {
  const order = await shop.bought([3]);
  const [line] = order.lines;
  const tooMany = await shop.request(order, [asked(line!, 4)]);
  expect([tooMany.status, tooMany.body.code, tooMany.body.left]).toEqual([409, 'RETURN_TOO_MUCH', 3]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.request(order, [asked(line!, 1)])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'RETURN_TOO_MUCH')).toHaveLength(5);
  // The database itself refuses what the code might not.
  const sneaky = server.database.db
    .updateTable('returned_pieces')
    .set({ returned: 4 })
    .where('order_line_id', '=', line!.id)
    .execute();
  await expect(sneaky).rejects.toThrow('returned_pieces');
});

test('AC-05 the same return refunded twice at once gives back once', async () => {
  const order = await shop.bought([2]);
  const uuid = await arrived(order, [asked(order.lines[0]!, 1)]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.refund(uuid)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await refundsOf(order.id)).toHaveLength(1);
});

test('AC-05 two returns of one order refunded at once share what was paid', async () => {
  const order = await shop.bought([3]);
  const uuids = [];
  for (let at = 0; at < 3; at++) uuids.push(await arrived(order, [asked(order.lines[0]!)]));
  await Promise.all(uuids.map((uuid) => shop.refund(uuid)));
  const notes = await notesOf(order.id);
  const sum = notes.reduce((cents, note) => cents + note.total_cents, 0);
  expect(notes).toHaveLength(3);
  expect(sum).toBeLessThanOrEqual(order.payableCents);
  expect(sum).toBeGreaterThanOrEqual(order.lines[0]!.payableCents);
});

test('AC-05 a gift goes back for nothing, without a document', async () => {
  const coupon = await buildCoupon(server.database.db);
  await server.database.db
    .updateTable('coupon')
    .set({ scope: 'CHEAPEST_PRODUCT', percent: 100 })
    .where('id', '=', coupon)
    .execute();
  const order = await shop.bought([1, 1], { coupons: [coupon] });
  const [gift] = order.lines;
  expect(gift!.payableCents).toBe(0);
  const uuid = await arrived(order, [asked(gift!)]);
  const { status, body } = await shop.refund(uuid);
  expect(status).toBe(200);
  expect(body.refund).toMatchObject({ amount: '0.00', money: 'none', credit_note: null });
  expect(await notesOf(order.id)).toEqual([]);
});

test('AC-05 an order on an invoice that is not paid is owed less', async () => {
  const { db } = server.database;
  const order = await shop.bought([2]);
  // Agreed on, not paid.
  await sql`update payment set state = 'agreed', provider = null, method = 'INVOICE'
    where order_id = ${order.id}`.execute(db);
  const uuid = await arrived(order, [asked(order.lines[0]!, 1)]);
  const { body } = await shop.refund(uuid);
  expect(body.refund).toMatchObject({ money: 'owed_less', amount: euros(order.lines[0]!.payableCents / 2) });
  const { standing_cents } = await db
    .selectFrom('payment')
    .select('standing_cents')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(standing_cents).toBe(order.payableCents - order.lines[0]!.payableCents / 2);
});

test('AC-05 what the staff gave back by hand is not given back again', async () => {
  const order = await shop.bought([1]);
  await shop.buyer.refund(
    order.uuid,
    { amount: euros(order.payableCents - 100), reason: 'Kahju' },
    shop.staff,
  );
  const uuid = await arrived(order, [asked(order.lines[0]!)]);
  const { body } = await shop.refund(uuid);
  expect(body.refund!.amount).toBe('1.00');
  const pieces = await shop.bought([2]);
  const [line] = pieces.lines;
  const again = await arrived(pieces, [asked(line!)]);
  await shop.buyer.refund(
    pieces.uuid,
    { lines: [{ line: line!.id, quantity: 2 }], reason: 'Kahju' },
    shop.staff,
  );
  expect((await shop.refund(again)).body.refund).toMatchObject({ amount: '0.00', money: 'none' });
});

test('AC-05 pieces that are denied, cancelled or not accepted may be asked for again', async () => {
  const order = await shop.bought([2]);
  const [line] = order.lines;
  const denied = await shop.request(order, [asked(line!, 2)]);
  const reason = 'Kreem on avatud';
  expect((await shop.deny(denied.body.uuid, reason)).body).toMatchObject({
    status: 'denied',
    history: [{}, { to: 'denied', reason }],
  });
  const canceled = await shop.request(order, [asked(line!, 2)]);
  const cancel = () =>
    shop.ask(calls.cancelReturnCall, {
      params: { uuid: order.uuid, returnUuid: canceled.body.uuid, key: shop.keyOf(order.uuid) },
    });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).body).toMatchObject({ code: 'RETURN_STATUS_NOT_ALLOWED' });
  const third = await shop.request(order, [asked(line!, 2)]);
  await shop.accept(third.body.uuid);
  await shop.receive(third.body.uuid, [{ line: line!.id, accepted: 1, sellable: 1 }]);
  expect((await shop.refund(third.body.uuid)).body.refund!.amount).toBe(euros(line!.payableCents / 2));
  expect((await shop.request(order, [asked(line!, 1)])).status).toBe(200);
  expect((await shop.request(order, [asked(line!, 1)])).body.code).toBe('RETURN_TOO_MUCH');
});

test('AC-05 steps that the table does not have are refused, whoever asks', async () => {
  const order = await shop.bought([1]);
  const { body } = await shop.request(order, [asked(order.lines[0]!)]);
  for (const step of [shop.receive, shop.refund])
    expect((await step(body.uuid)).body.code).toBe('RETURN_STATUS_NOT_ALLOWED');
  await shop.accept(body.uuid);
  expect((await shop.accept(body.uuid)).status).toBe(409);
  const tooMany = await shop.receive(body.uuid, [{ line: order.lines[0]!.id, sellable: 2 }]);
  expect(tooMany.body.code).toBe('RETURN_TOO_MUCH');
  expect((await shop.receive(body.uuid, [{ line: 1 }])).status).toBe(404);
  await shop.refund(body.uuid);
  expect((await shop.deny(body.uuid)).status).toBe(409);
});

test('AC-05 after the term only what is wrong with the goods counts, and a company has no other reason', async () => {
  const order = await shop.bought([1], { sentAt: '2026-10-01T10:00:00Z' });
  expect((await shop.request(order, [asked(order.lines[0]!)])).body.code).toBe('RETURN_TERM_OVER');
  expect((await shop.request(order, [asked(order.lines[0]!, 1, 'defective')])).status).toBe(200);
  const company = await shop.bought([2]);
  await server.database.db
    .updateTable('shop_order')
    .set({ is_business: true })
    .where('id', '=', company.id)
    .execute();
  expect((await shop.request(company, [asked(company.lines[0]!)])).body.code).toBe('RETURN_EXCLUDED');
  expect((await shop.request(company, [asked(company.lines[0]!, 1, 'Vale toode')])).body.lines).toMatchObject(
    [{ reason: 'other', note: 'Vale toode' }],
  );
});

test('AC-05 what may go back of an order is told before it is asked for', async () => {
  const order = await shop.bought([2, 1]);
  await shop.request(order, [asked(order.lines[0]!)]);
  const read = async (uuid: string) =>
    (
      await shop.ask<typeof calls.returnOptionsCall, ReturnOptions>(calls.returnOptionsCall, {
        params: { uuid, key: shop.keyOf(uuid) },
      })
    ).body;
  expect(await read(order.uuid)).toMatchObject({
    can_withdraw: true,
    can_return: true,
    withdraw_until: expect.any(String),
    lines: [
      { line: order.lines[0]!.id, quantity: 2, left: 1, exclusion: null },
      { line: order.lines[1]!.id, quantity: 1, left: 1, exclusion: null },
    ],
  });
  const waiting = await shop.bought([1], { isSent: false });
  expect(await read(waiting.uuid)).toMatchObject({ can_withdraw: true, withdraw_until: null });
});

test('AC-05 an order is returned by its buyer alone, and read by nobody else', async () => {
  const { db } = server.database;
  const { id: userId } = await buildUser(db);
  const customer = await buildCustomer(db);
  await addMember(db, customer.id, userId, 'CUSTOMER_ADMIN');
  const order = await shop.bought([1]);
  await sql`update shop_order set customer_id = ${customer.id}, user_id = ${userId} where id = ${order.id}`.execute(
    db,
  );
  const lines = [asked(order.lines[0]!)];
  const stranger = await buildUser(db);
  const { token: theirs } = await signIn(db, { userId: stranger.id });
  expect((await shop.request(order, lines, { token: theirs })).status).toBe(404);
  expect((await shop.request(order, lines)).status).toBe(404);
  expect((await shop.request(order, lines, { token: shop.staff })).status).toBe(404);
  const { token, sessionId } = await signIn(db, { userId });
  await db.updateTable('session').set({ customer_id: customer.id }).where('id', '=', sessionId).execute();
  const made = await shop.request(order, lines, { token });
  expect(made.status).toBe(200);
  const mine = await shop.ask<typeof calls.returnsCall, ReturnPage>(calls.returnsCall, { token });
  expect(mine.body).toMatchObject({ count: 1, results: [{ uuid: made.body.uuid }] });
  const others = await shop.ask<typeof calls.returnsCall, ReturnPage>(calls.returnsCall, { token: theirs });
  expect(others.body.count).toBe(0);
  const lineOfAnother = await shop.bought([1]);
  expect((await shop.request(order, [asked(lineOfAnother.lines[0]!)], { token })).status).toBe(404);
});

test('AC-05 a draft, a cancelled order and one that is nobody’s cannot be returned', async () => {
  const draft = await shop.buyer.draft();
  expect((await shop.request(draft, [{ line: 1, quantity: 1, reason: 'other' }])).status).toBe(409);
  const canceled = await shop.bought([1], { isSent: false });
  await shop.lead(canceled.uuid, orderStatuses.CANCELED);
  expect((await shop.request(canceled, [asked(canceled.lines[0]!)])).body.code).toBe('RETURN_NOT_BOUGHT');
  expect((await shop.request({ uuid: randomUUID() }, [asked({ id: 1 })])).status).toBe(404);
});

test('AC-05 an order that is cancelled with a return under way gives everything back once', async () => {
  const order = await shop.bought([3], { isSent: false });
  const uuid = await arrived(order, [asked(order.lines[0]!)]);
  await shop.refund(uuid);
  await shop.lead(order.uuid, orderStatuses.CANCELED);
  expect(Number(await shop.stockOf(order.lines[0]!.product))).toBe(100);
  expect((await shop.request(order, [asked(order.lines[0]!)])).status).toBe(409);
});

const names = returnInvariants.map(({ name }) => name);
test.each([
  [
    'A line that counts more than its returns hold',
    sql`update returned_pieces set returned = returned + 1
    where order_line_id = (select max(order_line_id) from returned_pieces where returned < bought)`,
    names[0],
  ],
  [
    'A refund that its lines do not add up to',
    sql`update order_return set refund_cents = refund_cents + 1
    where id = (select max(id) from order_return where status = 'refunded')`,
    names[3],
  ],
  [
    'A status without its step',
    sql`update order_return set status = 'received'
    where id = (select max(id) from order_return where status = 'accepted')`,
    names[5],
  ],
  [
    'A line that gets more than was paid',
    sql`update return_line set refund_cents = 99999999
    where id = (select max(id) from return_line where refund_cents is not null)`,
    names[2],
  ],
  [
    'Stock that came back though it cannot be sold',
    sql`update return_line set sellable = 0
    where id = (select max(id) from return_line where sellable > 0)`,
    names[4],
  ],
  [
    'A return of another order',
    sql`update order_return set order_id = (select max(order_id) from order_return) , place = 900
    where id = (select min(id) from order_return)`,
    names[1],
  ],
] as const)('AC-05 the audit finds it: %s', async (_name, breaking, invariant) => {
  const order = await shop.bought([3]);
  const uuid = await arrived(order, [asked(order.lines[0]!)]);
  await shop.refund(uuid);
  const waiting = await shop.request(order, [asked(order.lines[0]!)]);
  await shop.accept(waiting.body.uuid);
  const { db } = server.database;
  const rollback = new Error('back');
  const seen = db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await breaking.execute(trx);
    expect(Number(numAffectedRows)).toBeGreaterThan(0);
    const found = await Promise.all(
      returnInvariants.map(async ({ name, broken }) =>
        (await broken.execute(trx)).rows.length > 0 ? [name] : [],
      ),
    );
    expect(found.flat()).toContain(invariant);
    throw rollback;
  });
  await expect(seen).rejects.toBe(rollback);
});

test.each([
  [[], 400],
  [[{ line: 1, quantity: 0, reason: 'other' }], 400],
  [[{ line: 1, quantity: 1.5, reason: 'other' }], 400],
  [[{ line: 1, quantity: 1, reason: '  ' }], 400],
  [[{ line: 1, quantity: 1, reason: 'x'.repeat(10_000) }], 400],
  [[{ line: 9e15, quantity: 1, reason: 'x' }], 400],
  [
    [
      { line: 1, quantity: 1, reason: 'x' },
      { line: 1, quantity: 1, reason: 'x' },
    ],
    400,
  ],
  [[{ line: 1, quantity: 1, reason: 'x', refund: '999.00' }], 400],
] as const)('AC-05 %j is no return', async (lines, status) => {
  const order = await shop.bought([1]);
  expect((await shop.request(order, lines as never)).status).toBe(status);
});
