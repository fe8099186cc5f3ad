import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loginCall, logoutCall, userCall } from '../../domain/auth/calls.ts';
import type { AuthUser, SignedIn } from '../../domain/auth/contract.ts';
import { rolePermissions } from '../../domain/auth/permissions.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildCustomer, buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ask = callerOf(server);
});
afterAll(() => server.stop());

const signIn = (email: string, password = testPassword) =>
  ask<typeof loginCall, SignedIn & { code?: string }>(loginCall, { body: { email, password } });
const whoIs = (token: string | undefined) => ask<typeof userCall, AuthUser>(userCall, { token });

test('AU-01 the key of a login is the token; the logout ends it', async () => {
  const { email, uuid } = await buildUser(server.database.db);
  const { status, body } = await signIn(`  ${email.toUpperCase()} `);
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ['expires_at', 'key']]);
  expect(body.key).toMatch(/^[\w-]{43}$/);

  const user = await whoIs(body.key);
  expect(user.body).toEqual({
    uuid,
    email,
    first_name: 'Mari',
    last_name: 'Maasikas',
    language: 'et',
    is_email_subscription: false,
    permissions: [],
    permission_groups: [],
    active_role_permissions: [],
    active_company: null,
    show_intro: true,
    has_password: true,
    has_totp: false,
    needs_second_factor: false,
  });

  expect((await ask(logoutCall, { token: body.key })).status).toBe(204);
  expect((await ask(logoutCall, { token: body.key })).status).toBe(401);
  // A read knows it once the database has told.
  await vi.waitFor(async () => expect((await whoIs(body.key)).status).toBe(401));
});

test('AU-01 the current user and the logout are for people who are signed in', async () => {
  for (const call of [userCall, logoutCall]) {
    const { status, body } = await ask(call);
    expect([status, body['code']]).toEqual([401, 'NOT_SIGNED_IN']);
  }
});

test('AU-01 the user shows the groups of the active customer and of the staff', async () => {
  const { db } = server.database;
  const { id: userId, email } = await buildUser(db);
  const { id: customerId } = await buildCustomer(db);
  await db
    .insertInto('customer_user')
    .values({ customer_id: customerId, user_id: userId, role: 'CUSTOMER_ADMIN' })
    .execute();
  await db.insertInto('user_role').values({ user_id: userId, role: 'TH_EVENT_ADMIN' }).execute();
  const { body: session } = await signIn(email);
  const { body: user } = await whoIs(session.key);
  const { CUSTOMER_ADMIN, TH_EVENT_ADMIN } = rolePermissions;
  const permissions = [...CUSTOMER_ADMIN, ...TH_EVENT_ADMIN].toSorted();
  expect(user).toMatchObject({
    permissions,
    permission_groups: ['CUSTOMER_ADMIN', 'TH_EVENT_ADMIN'],
    active_role_permissions: permissions,
    active_company: { customer: { uuid: expect.stringMatching(/^[\da-f-]{36}$/) as string } },
  });
  // The session of somebody of the staff ends the same day.
  expect(Date.parse(session.expires_at) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
});

test('AU-01 a user of two customers acts for none until one is chosen', async () => {
  const { db } = server.database;
  const { id: userId, email } = await buildUser(db);
  for (const { id } of [await buildCustomer(db), await buildCustomer(db)]) {
    await db
      .insertInto('customer_user')
      .values({ customer_id: id, user_id: userId, role: 'CUSTOMER_USER' })
      .execute();
  }
  const { body: session } = await signIn(email);
  expect((await whoIs(session.key)).body).toMatchObject({ active_company: null, permission_groups: [] });
});

test('AU-06 an address nobody has, a wrong password and a blocked user are one refusal, for one hash each', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db);
  const blocked = await buildUser(db, { is_active: false });
  for (const [address, password] of [
    ['keegi@salong.ee', testPassword],
    [email, 'vale parool on see'],
    [blocked.email, testPassword],
  ] as const) {
    const before = server.passwords.count;
    const { status, body } = await signIn(address, password);
    expect([status, body]).toEqual([
      400,
      { code: 'WRONG_CREDENTIALS', message: 'refusals.codes.WRONG_CREDENTIALS' },
    ]);
    expect(server.passwords.count - before).toBe(1);
  }
});

test('AU-01 an address that is not confirmed is told to who knows the password alone', async () => {
  const { email } = await buildUser(server.database.db, { email_confirmed_at: null });
  expect(await signIn(email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
  expect(await signIn(email, 'vale parool on see')).toMatchObject({ body: { code: 'WRONG_CREDENTIALS' } });
});

test('AU-06 the database has neither the token nor the password', async () => {
  const { db } = server.database;
  const { id, email } = await buildUser(db);
  const { body } = await signIn(email);
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(session.token_hash).toEqual(createHash('sha256').update(body.key).digest());
  const { password_hash: stored } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
});

test('AU-06 a hash with former parameters is made anew at the next login', async () => {
  const { db } = server.database;
  const { id, email } = await buildUser(db);
  const old = await hash(testPassword, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await db.updateTable('user_account').set({ password_hash: old }).where('id', '=', id).execute();
  expect((await signIn(email)).status).toBe(200);
  const { password_hash: stored } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(server.passwords.isOutdated(stored!)).toBe(false);
  expect((await signIn(email)).status).toBe(200);
});

test('AU-06 twenty logins at once are twenty sessions', async () => {
  const { email } = await buildUser(server.database.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.key)).size).toBe(20);
});

test('AU-06 of more sessions than a person has devices the oldest end', async () => {
  const { db } = server.database;
  const { id, email } = await buildUser(db);
  const { body: first } = await signIn(email);
  await db
    .insertInto('session')
    .values(
      Array.from({ length: 50 }, (_, at) => ({
        token_hash: createHash('sha256').update(`${id} ${at}`).digest(),
        user_id: id,
        customer_id: null,
        created_at: new Date(Date.now() + at),
        expires_at: new Date(Date.now() + 3_600_000),
      })),
    )
    .execute();
  await signIn(email);
  const sessions = await db.selectFrom('session').select('id').where('user_id', '=', id).execute();
  expect(sessions).toHaveLength(50);
  expect((await whoIs(first.key)).status).toBe(401);
});

test.each([
  [{ email: 'nimi', password: 'x' }, { email: ['invalid_email'] }],
  [{ email: 'a@salong.ee', password: '' }, { password: ['required'] }],
  [{ email: 'a@salong.ee', password: 'x'.repeat(10_000) }, { password: ['too_long'] }],
  [{ email: 'a@salong.ee' }, { password: ['required'] }],
  [{ email: "' or 1=1 --", password: "' or 1=1 --" }, { email: ['invalid_email'] }],
])('AU-01 ER-01 %j is refused with its field', async (body, fields) => {
  const answer = await ask(loginCall, { body: body as { email: string; password: string } });
  expect([answer.status, answer.body]).toEqual([400, fields]);
});
