import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteOldConsentRecords } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const record = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v1/consent/', payload, headers });
const records = (id: string) =>
  server.database.db
    .selectFrom('consent_record')
    .select(['user_id', 'choices', 'text_version', 'language', 'shop_id', 'created_at'])
    .where('consent_id', '=', id)
    .orderBy('id')
    .execute();

test('PP-02 each choice is recorded: of which browser, what, of which words, language and shop, and when', async () => {
  const consent_id = crypto.randomUUID();
  const choice = { consent_id, text_version: '2026-11-22' };
  const first = await record(
    { ...choice, choices: ['marketing', 'statistics', 'marketing'] },
    { host: 'lv.localhost', 'accept-language': 'ru-RU,ru' },
  );
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({
    ...choice,
    choices: ['statistics', 'marketing'],
    recorded_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect((await record({ ...choice, choices: [] })).statusCode).toBe(200);
  expect(await records(consent_id)).toMatchObject([
    { user_id: null, choices: ['statistics', 'marketing'], language: 'ru', shop_id: 3 },
    { user_id: null, choices: [], text_version: '2026-11-22', language: 'et', shop_id: 2 },
  ]);
});

test('PP-02 who is signed in is recorded, by the token and not by a cookie', async () => {
  const { db } = server.database;
  const { token, userId } = await signIn(db);
  const consent_id = crypto.randomUUID();
  const choice = { consent_id, text_version: '2026-11-22', choices: [] };
  await record(choice, { authorization: `Token ${token}` });
  await record(choice, { cookie: `token=${token}` });
  expect((await records(consent_id)).map(({ user_id }) => user_id)).toEqual([userId, null]);
  // The record outlives the account.
  await db.deleteFrom('user_account').where('id', '=', userId).execute();
  expect((await records(consent_id)).map(({ user_id }) => user_id)).toEqual([null, null]);
});

test('PP-02 a choice sent twice with one key is one record', async () => {
  const consent_id = crypto.randomUUID();
  const choice = { consent_id, text_version: '2026-11-22', choices: ['statistics'] };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = [await record(choice, headers), await record(choice, headers)];
  expect(second.json()).toEqual(first.json());
  expect(await records(consent_id)).toHaveLength(1);
});

test.each([
  [{ consent_id: 'x' }, { consent_id: ['invalid'] }],
  [{ choices: ['everything'] }, { choices: { 0: ['invalid'] } }],
  [{ choices: 7 }, { choices: ['invalid'] }],
  [{ choices: Array.from({ length: 50 }, () => 'statistics') }, { choices: ['too_long'] }],
  [{ text_version: `<script>` }, { text_version: ['invalid'] }],
  [{ user_id: 1 }, { user_id: ['unknown_field'] }],
])('PP-02 ER-01 %j is refused with its field', async (wrong, fields) => {
  const right = { consent_id: crypto.randomUUID(), choices: [], text_version: '2026-11-22' };
  const answer = await record({ ...right, ...wrong });
  expect([answer.statusCode, answer.json()]).toEqual([400, fields]);
});

test('PP-02 records are retained for three years', async () => {
  const { db } = server.database;
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const consent_id of [old, young]) {
    await record({ consent_id, choices: [], text_version: '2026-11-22' });
  }
  const day = 24 * 3600_000;
  for (const [id, days] of [
    [old, 3 * 365 + 2],
    [young, 3 * 365 - 2],
  ] as const) {
    await db
      .updateTable('consent_record')
      .set({ created_at: new Date(Date.now() - days * day) })
      .where('consent_id', '=', id)
      .execute();
  }
  await deleteOldConsentRecords(db);
  expect(await records(old)).toHaveLength(0);
  expect(await records(young)).toHaveLength(1);
});
