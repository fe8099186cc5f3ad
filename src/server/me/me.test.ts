import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../test/factories.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { rolePermissions } from '../../domain/auth/permissions.ts';
import type { Me } from '../../domain/me/contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (token?: string) =>
  server.app.inject({
    url: '/api/v1/me/',
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
  });
const me = async (token?: string) => (await ask(token)).json<Me>();

test('LY-02 nobody is signed in without a token, and a dead one is refused', async () => {
  expect(await me()).toEqual({ user: null, customers: [], favourites: [], cart: null });
  const dead = await ask('x'.repeat(43));
  expect([dead.statusCode, dead.json()]).toEqual([
    401,
    { code: 'NOT_SIGNED_IN', message: 'refusals.codes.NOT_SIGNED_IN' },
  ]);
});

test('the token of the cookie alone says nothing to a call', async () => {
  const { token } = await signIn(server.database.db);
  const answer = await server.app.inject({ url: '/api/v1/me/', headers: { cookie: `token=${token}` } });
  expect(answer.json<Me>().user).toBe(null);
});

test('LY-02 LY-03 a user with customers by name, the one acted for marked, and favourites, latest first', async () => {
  const { db } = server.database;
  const first = await buildCustomer(db, { group: 'salon' });
  const other = await buildCustomer(db, { isBusiness: false });
  const strangers = await buildCustomer(db);
  await db.updateTable('customer').set({ name: 'Ööbik OÜ' }).where('id', '=', first.id).execute();
  await db.updateTable('customer').set({ name: 'Mari Maasikas' }).where('id', '=', other.id).execute();
  const { token, userId } = await signIn(db, { customerId: first.id });
  await signIn(db, { customerId: strangers.id });
  await db
    .insertInto('customer_user')
    .values({ customer_id: other.id, user_id: userId, role: 'CUSTOMER_USER' })
    .execute();
  await db
    .updateTable('user_account')
    .set({ first_name: 'Mari "<b>" 💇', last_name: 'مريم' })
    .where('id', '=', userId)
    .execute();
  const early = await buildProduct(db);
  const late = await buildProduct(db);
  for (const { id } of [early, late])
    await db.insertInto('favourite').values({ user_id: userId, product_id: id }).execute();

  const found = await me(token);
  expect(found.user).toMatchObject({
    first_name: 'Mari "<b>" 💇',
    last_name: 'مريم',
    is_email_subscription: false,
    is_staff: false,
    permissions: [],
  });
  expect(
    found.customers.map(({ name, role, is_active, is_individual }) => [name, role, is_active, is_individual]),
  ).toEqual([
    ['Mari Maasikas', 'CUSTOMER_USER', false, true],
    ['Ööbik OÜ', 'CUSTOMER_ADMIN', true, false],
  ]);
  expect(found.favourites.map(({ product }) => product)).toEqual([late.id, early.id]);
});

test('CN-03 who subscribes to the newsletter is a subscriber in the next answer', async () => {
  const { db } = server.database;
  const { token } = await signIn(db);
  const { user } = await me(token);
  expect(user!.is_email_subscription).toBe(false);
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/subscribe-newsletter/',
    headers: { authorization: `Token ${token}` },
    payload: { email: user!.email.toUpperCase() },
  });
  expect((await me(token)).user!.is_email_subscription).toBe(true);
});

test('roles of the staff show, with what they permit', async () => {
  const { db } = server.database;
  const { token, userId } = await signIn(db);
  await db.insertInto('user_role').values({ user_id: userId, role: 'TH_SHOP_ADMIN' }).execute();
  expect((await me(token)).user).toMatchObject({
    is_staff: true,
    permissions: rolePermissions.TH_SHOP_ADMIN.toSorted(),
  });
});

test('an answer about a person is stored by nobody on its way', async () => {
  const { token } = await signIn(server.database.db);
  expect((await ask(token)).headers['cache-control']).toBe('no-store');
});
