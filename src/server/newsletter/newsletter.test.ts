import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { serveRoutes, type ServedRoutes } from '../../../test/routes.ts';
import { newsletterCalls } from './routes.ts';

let database: TestDatabase;
let shop: ServedRoutes;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await serveRoutes(database.db, newsletterCalls);
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const subscribe = async (payload: object) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/subscribe-newsletter/', payload });
  return { status: answer.statusCode, body: answer.json() as unknown };
};

test('CN-03 an address is kept once, trimmed and in lower case, and the answer never tells whether it was known', async () => {
  shop.setAudience({ shopId: 3, language: 'lv' });
  const first = await subscribe({ email: '  Nimi@Salong.EE ' });
  expect(first).toEqual({ status: 200, body: { email: 'nimi@salong.ee' } });
  shop.setAudience({});
  expect(await subscribe({ email: 'nimi@salong.ee' })).toEqual(first);
  const rows = await database.db
    .selectFrom('newsletter_subscription')
    .select(['email', 'shop_id', 'language'])
    .execute();
  expect(rows).toEqual([{ email: 'nimi@salong.ee', shop_id: 3, language: 'lv' }]);
});

test('RQ-06 an address of 255 characters is taken, one of 256 is too long', async () => {
  const label = 'a'.repeat(62);
  const ofLength = (length: number) => {
    const host = `${label}.${label}.${label}.`;
    const name = 'n'.repeat(60);
    return `${name}@${host}${'e'.repeat(length - name.length - 1 - host.length)}`;
  };
  expect(await subscribe({ email: ofLength(255) })).toEqual({ status: 200, body: { email: ofLength(255) } });
  expect(await subscribe({ email: ofLength(256) })).toMatchObject({
    status: 400,
    body: { email: ['too_long', 'invalid_email'] },
  });
});

test.each([
  [{ email: 'nimi@salong' }, { email: ['invalid_email'] }],
  [{ email: `${'a'.repeat(251)}@b.ee` }, { email: ['too_long', 'invalid_email'] }],
  [{ email: 7 }, { email: [expect.any(String)] }],
  [{}, { email: [expect.any(String)] }],
  [{ email: 'nimi@salong.ee', name: 'x' }, { name: ['unknown_field'] }],
])('CN-03 ER-01 %j is refused with its field', async (payload, fields) => {
  expect(await subscribe(payload)).toEqual({ status: 400, body: fields });
});
