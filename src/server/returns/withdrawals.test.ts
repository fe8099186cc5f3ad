import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { waitingMails } from '../../../test/mail.ts';
import { startPayingServer } from '../../../test/payments.ts';
import { buildUser, signIn } from '../../../test/people.ts';
import { returnsOf } from '../../../test/returns.ts';
import type { TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/returns/calls.ts';
import type { StaffWithdrawal, Withdrawal } from '../../domain/returns/contract.ts';
import type { Page } from '../../domain/pagination.ts';
import { returnInvariants } from './service.ts';

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

const declared = async (uuid: string) =>
  server.database.db.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
const withdraw = async (order: { number: string; email: string }, more: object = {}) => {
  const begun = await shop.begin({ order_number: order.number, email: order.email, ...more });
  const confirmed = await shop.confirm(begun.body.uuid);
  return { uuid: begun.body.uuid, confirmed };
};

test('AC-05 a guest withdraws in two steps by number and address, and a return is opened of everything', async () => {
  const order = await shop.bought([2, 1]);
  const begun = await shop.begin({ order_number: order.number, email: order.email, name: 'Mari Maasikas' });
  expect(begun.status).toBe(200);
  expect(Object.keys(begun.body)).toEqual(['uuid']);
  expect((await declared(begun.body.uuid)).submitted_at).toBeNull();
  expect(await shop.list(order.uuid)).toEqual([]);

  const { status, body } = await shop.confirm(begun.body.uuid);
  expect(status).toBe(200);
  expect(body).toMatchObject({ order_number: order.number, lines: null, name: 'Mari Maasikas' });
  expect(body.acknowledgement!.text).toContain(order.number);
  expect(await declared(begun.body.uuid)).toMatchObject({ outcome: 'effective', in_time: true });
  const [opened, ...others] = await shop.list(order.uuid);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({
    kind: 'withdrawal',
    status: 'accepted',
    number: `${order.number}-1`,
    refund: null,
    label: { reference: `${order.number}-1`, address: { city: 'Tallinn' } },
  });
  expect(opened!.lines.map(({ line, quantity }) => [line, quantity])).toEqual(
    order.lines.map(({ id, quantity }) => [id, quantity]),
  );
});

const evidence = returnInvariants.find(({ name }) => name.startsWith('A withdrawal that was declared'))!;
test.each([
  [
    'other words than were acknowledged',
    (uuid: string) =>
      sql`update withdrawal set acknowledgement = acknowledgement || ' ' where uuid = ${uuid}`,
  ],
  [
    'another digest of them',
    (uuid: string) =>
      sql`update withdrawal set acknowledgement_sha256 = reverse(acknowledgement_sha256) where uuid = ${uuid}`,
  ],
  [
    'one without effect that opened a return',
    (uuid: string) => sql`update withdrawal set outcome = 'nothing_left' where uuid = ${uuid}`,
  ],
  [
    'one with effect that opened none',
    (uuid: string) =>
      sql`update order_return set withdrawal_id = null
        where withdrawal_id = (select id from withdrawal where uuid = ${uuid})`,
  ],
  [
    'the return of another order',
    (uuid: string) =>
      sql`update withdrawal set order_id = (select max(id) from shop_order where id <> order_id) where uuid = ${uuid}`,
  ],
  [
    'a return of an order it does not know',
    (uuid: string) => sql`update withdrawal set order_id = null where uuid = ${uuid}`,
  ],
] as const)('AC-05 the audit finds it of a declared withdrawal: %s', async (_what, breaking) => {
  await shop.bought([1]);
  const { uuid } = await withdraw(await shop.bought([1]));
  const back = new Error('back');
  const seen = server.database.db.transaction().execute(async (trx) => {
    const found = async () => (await evidence.broken.execute(trx)).rows;
    expect(await found()).toEqual([]);
    // Whoever does this has gone around the guard of the table.
    await sql`alter table withdrawal disable trigger keep_withdrawal`.execute(trx);
    expect(Number((await breaking(uuid).execute(trx)).numAffectedRows)).toBe(1);
    expect(await found()).toEqual([{ what: expect.stringContaining(uuid) }]);
    throw back;
  });
  await expect(seen).rejects.toBe(back);
});

test('AC-05 the answer is the same whether or not there is such an order', async () => {
  const order = await shop.bought([1]);
  const shapeOf = async (order_number: string, email: string) => {
    const begun = await shop.begin({ order_number, email });
    const confirmed = await shop.confirm(begun.body.uuid);
    const read = await shop.ask(calls.withdrawalCall, { params: { uuid: begun.body.uuid } });
    const scrubbed = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll(begun.body.uuid, 'UUID')
        .replaceAll(order_number, 'NUMBER')
        .replaceAll(email, 'EMAIL')
        .replaceAll(/[\da-f]{64}/g, 'HASH')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT')
        .replaceAll(/\d\d\.\d\d\.\d{4} \d\d\.\d\d\.\d\d/g, 'AT');
    return [begun.status, confirmed.status, scrubbed(confirmed.body), scrubbed(read.body)];
  };
  const known = await shapeOf(order.number, order.email);
  expect(await shapeOf('999999999', order.email)).toEqual(known);
  expect(await shapeOf(order.number, 'somebody@else.ee')).toEqual(known);
  expect(await shapeOf('no number at all', 'somebody@else.ee')).toEqual(known);
});

test('AC-05 a claim that fits no order is recorded and acknowledged, and the staff finds its order', async () => {
  const order = await shop.bought([1]);
  const { uuid } = await withdraw({ number: order.number, email: `cousin-${randomUUID()}@salong.ee` });
  expect(await declared(uuid)).toMatchObject({ outcome: 'to_check', order_id: null, in_time: null });
  const listed = await shop.ask<typeof calls.staffWithdrawalsCall, Page<StaffWithdrawal>>(
    calls.staffWithdrawalsCall,
    { params: { outcome: 'to_check', page_size: 60 }, token: shop.staff },
  );
  expect(listed.body.results.map((one) => one.uuid)).toContain(uuid);
  const match = () =>
    shop.ask<typeof calls.matchWithdrawalCall, StaffWithdrawal>(calls.matchWithdrawalCall, {
      params: { uuid },
      body: { order: order.uuid },
      token: shop.staff,
    });
  expect((await match()).body).toMatchObject({
    outcome: 'effective',
    in_time: true,
    order: { uuid: order.uuid },
  });
  expect((await match()).status).toBe(409);
  expect(await shop.list(order.uuid)).toHaveLength(1);
});

test('AC-05 the acknowledgement is mailed with its PDF and the exact time in Tallinn, once', async () => {
  const order = await shop.bought([1]);
  server.setNow(new Date('2026-11-24T12:30:05Z'));
  const { uuid, confirmed } = await withdraw(order);
  const { text, sha256, url } = confirmed.body.acknowledgement!;
  expect(text).toContain('24.11.2026 14.30.05');
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  await shop.run('returns.acknowledge', { withdrawal: uuid });
  await shop.run('returns.acknowledge', { withdrawal: uuid });
  const mails = (await waitingMails(server.database.db)).filter(({ key }) => key === `withdrawal ${uuid}`);
  expect(mails).toMatchObject([
    { template: 'withdrawal-acknowledgement', to: order.email, props: { text, sha256 } },
  ]);
  expect((await declared(uuid)).acknowledged_at).toEqual(new Date('2026-11-24T12:30:05Z'));
  const pdf = await server.app.inject({ url, remoteAddress: '10.9.9.9' });
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  const document = await getDocument({ data: new Uint8Array(pdf.rawPayload), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  for (const said of [order.number, '14.30.05', order.email]) expect(words).toContain(said);
});

test('AC-05 what was declared is never changed: not said again, not by any statement', async () => {
  const order = await shop.bought([1]);
  const { uuid, confirmed } = await withdraw(order);
  server.setNow(new Date(Date.now() + 3_600_000));
  const again = await shop.confirm(uuid);
  expect(again.body).toEqual(confirmed.body);
  const { db } = server.database;
  const change = db.updateTable('withdrawal').set({ email: 'x@y.ee' }).where('uuid', '=', uuid).execute();
  await expect(change).rejects.toThrow('not changed');
  await expect(db.deleteFrom('withdrawal').where('uuid', '=', uuid).execute()).rejects.toThrow('not deleted');
  expect(await shop.list(order.uuid)).toHaveLength(1);
});

test('AC-05 many confirmations at once open one return', async () => {
  const order = await shop.bought([3]);
  const begun = await Promise.all(
    Array.from({ length: 4 }, () => shop.begin({ order_number: order.number, email: order.email })),
  );
  const uuids = begun.flatMap(({ body }) => [body.uuid, body.uuid, body.uuid]);
  const answers = await Promise.all(uuids.map((uuid) => shop.confirm(uuid)));
  expect(answers.map(({ status }) => status)).toEqual(uuids.map(() => 200));
  expect(await shop.list(order.uuid)).toHaveLength(1);
  const outcomes = await Promise.all(begun.map(({ body }) => declared(body.uuid)));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
    'effective',
    'nothing_left',
    'nothing_left',
    'nothing_left',
  ]);
});

test('AC-05 the last minute in Tallinn is in time, the next one is not', async () => {
  // Sent on Monday 23 November, there on Tuesday; 8 December is the 14th day after it.
  const early = await shop.bought([1], { sentAt: '2026-11-23T10:00:00Z' });
  const late = await shop.bought([1], { sentAt: '2026-11-23T10:00:00Z' });
  server.setNow(new Date('2026-12-08T21:59:59Z'));
  const inTime = await withdraw(early);
  server.setNow(new Date('2026-12-08T22:00:00Z'));
  const tooLate = await withdraw(late);
  expect(await declared(inTime.uuid)).toMatchObject({ outcome: 'effective', in_time: true });
  expect(await declared(tooLate.uuid)).toMatchObject({ outcome: 'too_late', in_time: false });
  expect(tooLate.confirmed.status).toBe(200);
  expect(await shop.list(late.uuid)).toEqual([]);
});

test('AC-05 lines are named for who sees the order, and as they were typed for who does not', async () => {
  const order = await shop.bought([2, 2]);
  const lines = [{ line: order.lines[0]!.id, quantity: 1 }];
  const blind = await shop.begin({ order_number: order.number, email: order.email, lines });
  expect((await shop.confirm(blind.body.uuid)).body.lines).toMatchObject([{ ...lines[0], name: null }]);
  const seeing = await shop.begin({
    order_number: order.number,
    email: 'another@salong.ee',
    lines: [{ line: order.lines[1]!.id, quantity: 5 }],
    order: { uuid: order.uuid, key: shop.keyOf(order.uuid) },
  });
  const confirmed = await shop.confirm(seeing.body.uuid);
  expect(confirmed.body.lines).toMatchObject([{ quantity: 5, name: expect.stringMatching(/\S/) }]);
  // Whatever was stated, no more goes back than was bought.
  const returns = await shop.list(order.uuid);
  expect(returns.map((one) => one.lines.map(({ line, quantity }) => [line, quantity]))).toEqual([
    [[order.lines[1]!.id, 2]],
    [[order.lines[0]!.id, 1]],
  ]);
  const stranger = await shop.begin({
    order_number: order.number,
    email: order.email,
    order: { uuid: order.uuid, key: shop.keyOf(randomUUID()) },
  });
  // Fresh orders of guests are seen by whoever knows the uuid; a day later it takes the key.
  expect(stranger.status).toBe(200);
  server.setNow(new Date(Date.now() + 25 * 3_600_000));
  const later = await shop.begin({ order_number: '1', email: 'a@b.ee', order: { uuid: order.uuid } });
  expect(later.status).toBe(404);
});

test('AC-05 a business has no right to withdraw, and what is in words is for people to read', async () => {
  const company = await shop.bought([1]);
  const { db } = server.database;
  await db.updateTable('shop_order').set({ is_business: true }).where('id', '=', company.id).execute();
  expect(await declared((await withdraw(company)).uuid)).toMatchObject({ outcome: 'excluded' });
  const words = await shop.bought([1]);
  const { uuid } = await withdraw(words, { goods: 'See punane šampoon' });
  expect(await declared(uuid)).toMatchObject({ outcome: 'to_check' });
});

test('AC-05 an address gets so many mails a day and no more, whoever types it', async () => {
  const email = `${randomUUID()}@salong.ee`;
  const mailed: boolean[] = [];
  for (let at = 0; at < 22; at++) {
    const begun = await shop.begin({ order_number: '1', email });
    mailed.push((await shop.confirm(begun.body.uuid)).body.acknowledgement!.mailed);
  }
  expect(mailed.lastIndexOf(true)).toBe(19);
});

const hostile = `<script>alert(1)</script>'; drop table withdrawal; -- ‮🧴${'õ'.repeat(150)}`;
test.each([
  [{ order_number: '', email: 'a@b.ee' }, 400],
  [{ order_number: '1'.repeat(41), email: 'a@b.ee' }, 400],
  [{ order_number: '1', email: 'no address' }, 400],
  [{ order_number: '1', email: 'a@b.ee', lines: [] }, 400],
  [{ order_number: '1', email: 'a@b.ee', lines: [{ line: 1, quantity: 0 }] }, 400],
  [
    {
      order_number: '1',
      email: 'a@b.ee',
      lines: [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    },
    400,
  ],
  [{ order_number: '1', email: 'a@b.ee', name: 'x'.repeat(10_000) }, 400],
  [{ order_number: '1', email: 'a@b.ee', name: 'a\u0000b' }, 400],
  [{ order_number: '1', email: 'a@b.ee', reason: 'x' }, 400],
  [{ order_number: '1', email: 'a@b.ee', name: hostile, goods: `${hostile}\n${hostile}` }, 200],
] as const)('AC-05 %j is answered with %i', async (body, status) => {
  const begun = await shop.begin(body as never);
  expect(begun.status).toBe(status);
  if (status !== 200) return;
  const confirmed = await shop.confirm(begun.body.uuid);
  expect(confirmed.status).toBe(200);
  await shop.run('returns.acknowledge', { withdrawal: begun.body.uuid });
});

test('AC-05 who is signed in is named in the record, and reads it by its uuid alone', async () => {
  const { db } = server.database;
  const { id, email } = await buildUser(db);
  const { token } = await signIn(db, { userId: id });
  const begun = await shop.begin({ order_number: '5', email }, token);
  expect((await declared(begun.body.uuid)).user_id).toBe(id);
  const unknown = await shop.ask(calls.withdrawalCall, { params: { uuid: randomUUID() } });
  expect(unknown.status).toBe(404);
  const read = await shop.ask<typeof calls.withdrawalCall, Withdrawal>(calls.withdrawalCall, {
    params: { uuid: begun.body.uuid },
  });
  expect(read.body).toMatchObject({ submitted_at: null, acknowledgement: null });
});

test.each(['et', 'en', 'ru', 'fi', 'lv'])('AC-05 the model form is there as PDF in %s', async (language) => {
  const { url } = { url: `${calls.modelFormCall.path}?language=${language}` };
  const answer = await server.app.inject({ url, remoteAddress: '10.9.9.8' });
  expect(answer.statusCode).toBe(200);
  const document = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
});
