import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { serveRoutes, type ServedRoutes } from '../../../test/routes.ts';
import { post } from '../../domain/call.ts';
import { contract } from '../../domain/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import { deleteOldIdempotencyKeys } from './idempotency.ts';

let database: TestDatabase;
let shop: ServedRoutes;
let runs = 0;
let beforeAnswer: () => Promise<void>;

/** A call that creates something new each time it runs. */
const orderCall = post<{ pieces: number }, { number: number; at?: string }>('/api/test/orders/');
const order = contract(orderCall, {
  tag: 'Test',
  summary: 'Order',
  body: z.strictObject({ pieces: z.number().int() }),
  answer: z.object({ number: z.number(), at: z.string().optional() }),
});

const couponCall = post<{ code: string }, { number: number }>('/api/test/coupons/');
const coupon = contract(couponCall, {
  tag: 'Test',
  summary: 'Use a coupon',
  body: z.strictObject({ code: z.string() }),
  answer: z.object({ number: z.number() }),
});
const proofCall = post<{ password: string; code: string }, { number: number }>('/api/test/proofs/');
const proof = contract(proofCall, {
  tag: 'Test',
  summary: 'Prove who one is',
  body: z.strictObject({ password: z.string(), code: z.string() }),
  secrets: ['code'],
  answer: z.object({ number: z.number() }),
});

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveRoutes(database.db, (calls) => {
    for (const counted of [coupon, proof])
      calls.write(counted, {}, () => Promise.resolve({ number: ++runs }));
    calls.write(order, {}, async (_visitor, { body }, trx) => {
      const number = ++runs;
      await sql`insert into mail_suppression (address, reason) values (${`${number}@x.ee`}, 'test')`.execute(
        trx,
      );
      await beforeAnswer();
      if (body.pieces > 100) throw new ShopError('NOT_ALLOWED');
      return body.pieces === 7 ? { number, at: 'now' } : { number };
    });
  });
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});
beforeEach(async () => {
  runs = 0;
  beforeAnswer = () => Promise.resolve();
  await sql`truncate idempotency_key, mail_suppression`.execute(database.db);
});

const key = '0190163d-8694-739b-aea5-966c26f8ad91';
const place = async (pieces: number, idempotencyKey?: string, remoteAddress = '10.0.0.1') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: orderCall.path,
    payload: { pieces },
    remoteAddress,
    ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const written = async () =>
  (await database.db.selectFrom('mail_suppression').select('address').execute()).length;

test('RQ-07 without a key each request is one of its own', async () => {
  expect([(await place(1)).body, (await place(1)).body]).toEqual([{ number: 1 }, { number: 2 }]);
});

test('RQ-07 the same key and body have the same answer and happen once', async () => {
  for (let time = 0; time < 3; time++)
    expect(await place(5, key)).toEqual({ status: 200, body: { number: 1 } });
  expect([runs, await written()]).toEqual([1, 1]);
});

test('RQ-07 the repetition is answered letter by letter', async () => {
  const send = () =>
    shop.app.inject({
      method: 'POST',
      url: orderCall.path,
      payload: { pieces: 7 },
      headers: { 'idempotency-key': key },
    });
  const [first, repeated] = [await send(), await send()];
  expect(repeated.body).toBe(first.body);
  expect(first.body).toBe('{"number":1,"at":"now"}');
});

test('RQ-07 twenty at once happen once, and all have its answer', async () => {
  beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, 100));
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(5, key)));
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ status: 200, body: { number: 1 } })]),
  );
  expect([runs, await written()]).toEqual([1, 1]);
});

test('RQ-07 ER-01 the same key with another body is refused as a whole, and nothing happens', async () => {
  await place(5, key);
  expect(await place(6, key)).toEqual({
    status: 422,
    body: { idempotency_key: ['used_for_another_request'] },
  });
  expect(await written()).toBe(1);
});

test('RQ-07 the code of a coupon is part of the request, what proves a person is not', async () => {
  const send = async (url: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })).statusCode;
  expect(await send(couponCall.path, { code: 'TERE10' })).toBe(200);
  expect(await send(couponCall.path, { code: 'TALV20' })).toBe(422);
  const hash = async (code: string) => {
    await sql`delete from idempotency_key`.execute(database.db);
    expect(await send(proofCall.path, { password: code, code })).toBe(200);
    const { rows } = await sql<{ hash: Buffer }>`select request_hash as hash from idempotency_key`.execute(
      database.db,
    );
    return rows[0]!.hash.toString('hex');
  };
  expect(await hash('123456')).toBe(await hash('654321'));
});

test('RQ-07 a refused request leaves neither rows nor its key: put right, it may be sent with the same one', async () => {
  expect((await place(101, key)).status).toBe(403);
  expect(await written()).toBe(0);
  expect((await place(5, key)).status).toBe(200);
});

test('RQ-07 one that fails while another waits lets that one try', async () => {
  let isFirst = true;
  beforeAnswer = async () => {
    if (!isFirst) return;
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new ShopError('STALE');
  };
  const both = await Promise.all([place(5, key), place(5, key)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await written()).toBe(1);
});

test('RQ-07 a short key, which two strangers may both choose, is that of one address; a random one follows its owner', async () => {
  expect((await place(5, '1')).body).toEqual({ number: 1 });
  expect((await place(5, '1', '10.0.0.2')).body).toEqual({ number: 2 });
  expect((await place(5, key)).body).toEqual({ number: 3 });
  expect((await place(5, key, '10.0.0.2')).body).toEqual({ number: 3 });
});

test.each(['', ' ', 'ä', 'a b', 'x'.repeat(256)])('RQ-07 ER-01 %j is no key', async (bad) => {
  const { status } = await place(5, bad);
  expect(status).toBe(400);
  expect(runs).toBe(0);
});

test('RQ-07 after a day a key is forgotten, whether or not it has been deleted', async () => {
  const age = () =>
    sql`update idempotency_key set created_at = now() - interval '25 hours'`.execute(database.db);
  await place(5, key);
  await age();
  expect((await place(6, key)).body).toEqual({ number: 2 });
  await age();
  await deleteOldIdempotencyKeys(database.db);
  const left = await sql`select from idempotency_key`.execute(database.db);
  expect(left.rows).toEqual([]);
});
