import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const brands = '/api/v1/products/brands/';
const call = (token: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: brands, headers: { authorization: `Token ${token}`, ...headers } });
/** The audience of a page, as the page of the tests shows it. */
const audienceOfPage = async (token: string) => {
  const { body } = await server.app.inject({ url: '/contact', headers: { cookie: `token=${token}` } });
  return JSON.parse(/\{.*\}/.exec(body)![0]) as { groupId: number | null; isBusiness: boolean };
};
/** Changes are told by the database itself, within milliseconds of the commit. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { interval: 5 });

test('a token is known by its header in calls and by its cookie in pages, and never the other way', async () => {
  const { id, groupId } = await buildCustomer(server.database.db, { group: 'salon' });
  const { token } = await signIn(server.database.db, { customerId: id });
  expect((await call(token)).statusCode).toBe(200);
  expect(await audienceOfPage(token)).toMatchObject({ groupId, isBusiness: true });
  // A dead token in the cookie would be refused if calls read it.
  const withCookie = await server.app.inject({ url: brands, headers: { cookie: `token=${'x'.repeat(43)}` } });
  expect(withCookie.statusCode).toBe(200);
  const page = await server.app.inject({ url: '/contact', headers: { authorization: `Token ${token}` } });
  expect(page.body).toContain('"groupId":null');
});

test.each([
  ['short', 'abc'],
  ['of the right shape', 'x'.repeat(43)],
  ['endless', 'x'.repeat(5000)],
  ['SQL', "'or'1'='1"],
])(
  'ER-01 a call with a token that is nobody’s (%s) is refused, reads too; a page is anonymous',
  async (_what, token) => {
    const answer = await call(token);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Token']);
    expect(answer.json()).toEqual({ code: 'NOT_SIGNED_IN', message: 'refusals.codes.NOT_SIGNED_IN' });
    expect(await audienceOfPage(encodeURIComponent(token))).toMatchObject({
      groupId: null,
      isBusiness: false,
    });
  },
);

test('other schemes of the header, as that of a proxy with a password, say nothing', async () => {
  const answer = await server.app.inject({ url: brands, headers: { authorization: 'Basic YTpi' } });
  expect(answer.statusCode).toBe(200);
});

test('an expired session is dead, though it was in memory', async () => {
  const { token } = await signIn(server.database.db, { expiresAt: new Date(Date.now() + 60_000) });
  expect((await call(token)).statusCode).toBe(200);
  server.setNow(new Date(Date.now() + 61_000));
  expect((await call(token)).statusCode).toBe(401);
  server.setNow(new Date());
});

test.each<[string, (ids: { userId: number; sessionId: number }) => ReturnType<typeof sql>]>([
  ['ended session', ({ sessionId }) => sql`delete from session where id = ${sessionId}`],
  [
    'session that was cut short',
    ({ sessionId }) => sql`update session set expires_at = now() - interval '1 hour' where id = ${sessionId}`,
  ],
  ['blocked user', ({ userId }) => sql`update user_account set is_active = false where id = ${userId}`],
  ['deleted user', ({ userId }) => sql`delete from user_account where id = ${userId}`],
])('a token in memory dies at once: %s', async (_what, change) => {
  const signedIn = await signIn(server.database.db);
  expect((await call(signedIn.token)).statusCode).toBe(200);
  await change(signedIn).execute(server.database.db);
  await soon(async () => expect((await call(signedIn.token)).statusCode).toBe(401));
});

test('another group of the customer, and another active customer, decide from the next request', async () => {
  const { db } = server.database;
  const first = await buildCustomer(db, { group: 'salon' });
  const other = await buildCustomer(db, { group: 'school', isBusiness: false });
  const { token, userId, sessionId } = await signIn(db, { customerId: first.id });
  expect(await audienceOfPage(token)).toMatchObject({ groupId: first.groupId, isBusiness: true });

  await sql`update customer set customer_group_id = null where id = ${first.id}`.execute(db);
  await soon(async () => expect((await audienceOfPage(token)).groupId).toBe(null));

  await db
    .insertInto('customer_user')
    .values({ customer_id: other.id, user_id: userId, role: 'CUSTOMER_USER' })
    .execute();
  await sql`update session set customer_id = ${other.id} where id = ${sessionId}`.execute(db);
  await soon(async () =>
    expect(await audienceOfPage(token)).toMatchObject({ groupId: other.groupId, isBusiness: false }),
  );

  // Taken out of the customer: still signed in, for nobody.
  await sql`delete from customer_user where customer_id = ${other.id}`.execute(db);
  await soon(async () => expect((await audienceOfPage(token)).groupId).toBe(null));
  expect((await call(token)).statusCode).toBe(200);
});

test('AU-05 a role that is given, changed or taken away is that of the next request', async () => {
  const { db } = server.database;
  const { token, userId } = await signIn(db);
  const permissions = async () => [...(await server.identities.find(token))!.permissions].toSorted();
  await db.insertInto('role').values({ code: 'TH_PACKER' }).execute();
  await db.insertInto('role_permission').values({ role: 'TH_PACKER', permission: 'view_order' }).execute();
  expect(await permissions()).toEqual([]);

  await db.insertInto('user_role').values({ user_id: userId, role: 'TH_PACKER' }).execute();
  await soon(async () => expect(await permissions()).toEqual(['view_order']));
  await db.insertInto('role_permission').values({ role: 'TH_PACKER', permission: 'change_order' }).execute();
  await soon(async () => expect(await permissions()).toEqual(['change_order', 'view_order']));
  await sql`delete from user_role where user_id = ${userId}`.execute(db);
  await soon(async () => expect(await permissions()).toEqual([]));
});

test('a write asks the database: it refuses a token whose end no process has heard of', async () => {
  const { token, sessionId } = await signIn(server.database.db);
  expect((await call(token)).statusCode).toBe(200);
  await server.database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from session where id = ${sessionId}`.execute(trx);
  });
  expect((await call(token)).statusCode).toBe(200);
  const write = await server.app.inject({
    method: 'POST',
    url: '/api/v1/subscribe-newsletter/',
    headers: { authorization: `Token ${token}` },
    payload: { email: 'nimi@salong.ee' },
  });
  expect(write.statusCode).toBe(401);
});
