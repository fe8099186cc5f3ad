import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loginCall,
  registerCall,
  resendConfirmationCall,
  userCall,
  verifyCustomerCall,
} from '../../domain/auth/calls.ts';
import type { AuthUser, RegistrationBody, SignedIn } from '../../domain/auth/contract.ts';
import { countMails, lastMail } from '../../../test/accounts.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildUser } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ask = callerOf(server);
});
afterAll(() => server.stop());

let people = 0;
let addresses = 0;
const newEmail = () => `uus${++people}@salong.ee`;
const password = 'kolm väikest kurge';
const form = (changes: Partial<RegistrationBody> = {}): RegistrationBody => ({
  email: newEmail(),
  password,
  first_name: 'Õie',
  last_name: 'Pärn',
  accepts: true,
  is_email_subscription: false,
  ...changes,
});
/** Each from an address of its own, as the number of mails an address asks for is limited. */
const register = (body: RegistrationBody, headers: Record<string, string> = {}) =>
  ask(registerCall, { body, ip: `10.1.${addresses >> 8}.${addresses++ & 255}`, headers });
const login = (email: string, typed = password) =>
  ask<typeof loginCall, SignedIn & { code?: string }>(loginCall, { body: { email, password: typed } });
const confirmation = (email: string) => lastMail(server.database.db, 'confirm-email', email);
const verify = (params: { uid: string; token: string }) => ask(verifyCustomerCall, { params });
async function verifyLast(email: string) {
  const { props } = await confirmation(email);
  return verify({ uid: props['uid']!, token: props['token']! });
}

test('AU-01 RT-12 who registers is asked to confirm the address, and then is a person who can log in', async () => {
  const { db } = server.database;
  const body = form({ is_email_subscription: true });
  expect(await register(body, { 'accept-language': 'ru-RU,ru' })).toMatchObject({ status: 204, body: null });
  expect(await login(body.email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
  expect(await confirmation(body.email)).toMatchObject({ language: 'ru', shopId: 2 });

  expect(await verifyLast(body.email)).toMatchObject({ status: 200, body: { email: body.email } });
  const session = await login(body.email);
  const user = await ask<typeof userCall, AuthUser>(userCall, { token: session.body.key });
  expect(user.body).toMatchObject({
    email: body.email,
    first_name: 'Õie',
    last_name: 'Pärn',
    language: 'ru',
    is_email_subscription: true,
    permission_groups: ['CUSTOMER_ADMIN'],
  });
  const customer = await db
    .selectFrom('customer')
    .innerJoin('customer_user', 'customer_user.customer_id', 'customer.id')
    .innerJoin('user_account', 'user_account.id', 'customer_user.user_id')
    .select(['customer.uuid', 'customer.name', 'customer.is_business', 'terms_version'])
    .where('user_account.email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(customer).toMatchObject({ name: 'Õie Pärn', is_business: false, terms_version: '2026-11' });
  expect(user.body.active_company).toEqual({ customer: { uuid: customer.uuid } });
});

test('AU-06 an address that has an account is answered alike, at the same cost, and its owner is told', async () => {
  const { db } = server.database;
  const { id, email } = await buildUser(db);
  const read = () => db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
  const before = await read();
  const hashes = server.passwords.count;
  const known = await register(form({ email: email.toUpperCase() }));
  const unknown = await register(form());
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(server.passwords.count - hashes).toBe(2);
  expect(await read()).toEqual(before);
  expect((await lastMail(db, 'address-taken', email)).props).toEqual({});
});

test('AU-01 whoever registers an unconfirmed address again replaces what was typed, and earlier links are dead', async () => {
  const body = form({ password: 'vana parool ammu' });
  await register(body);
  const { props: first } = await confirmation(body.email);
  await register({ ...body, password, first_name: 'Mari' });
  expect(await verify({ uid: first['uid']!, token: first['token']! })).toMatchObject({
    status: 400,
    body: { code: 'TOKEN_INVALID' },
  });
  expect((await verifyLast(body.email)).status).toBe(200);
  expect((await login(body.email, 'vana parool ammu')).body.code).toBe('WRONG_CREDENTIALS');
  const { body: session } = await login(body.email);
  const user = await ask<typeof userCall, AuthUser>(userCall, { token: session.key });
  expect(user.body.first_name).toBe('Mari');
});

test('AU-01 the same key is one registration', async () => {
  const body = form();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = await Promise.all([register(body, headers), register(body, headers)]);
  expect([first.status, second.status]).toEqual([204, 204]);
  expect(await countMails(server.database.db, body.email)).toBe(1);
});

test('AU-06 nothing stored with a key tells of the password', async () => {
  const { db } = server.database;
  const body = form();
  const key = crypto.randomUUID();
  await register(body, { 'idempotency-key': key });
  // Another password with the same key is the same request, as passwords are no part of what is compared.
  const again = await register({ ...body, password: 'hoopis teine parool' }, { 'idempotency-key': key });
  expect(again.status).toBe(204);
  await verifyLast(body.email);
  expect((await login(body.email)).status).toBe(200);
  const row = await db
    .selectFrom('user_account')
    .selectAll()
    .where('email', '=', body.email)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(password);
});

test('AU-01 a confirmation can be mailed again, to who waits for one alone', async () => {
  const { db } = server.database;
  const body = form();
  await register(body);
  const { props: first } = await confirmation(body.email);
  const confirmed = await buildUser(db);
  for (const email of [body.email, confirmed.email, 'keegi.muu@salong.ee']) {
    expect(await ask(resendConfirmationCall, { body: { email } })).toMatchObject({ status: 204, body: null });
  }
  expect(await countMails(db, confirmed.email)).toBe(0);
  expect(await countMails(db, 'keegi.muu@salong.ee')).toBe(0);
  expect((await verify({ uid: first['uid']!, token: first['token']! })).status).toBe(400);
  expect((await verifyLast(body.email)).status).toBe(200);
});

test('RT-12 a token is used once', async () => {
  const body = form();
  await register(body);
  const { props } = await confirmation(body.email);
  const link = { uid: props['uid']!, token: props['token']! };
  const answers = await Promise.all([verify(link), verify(link), verify(link)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

test.each<[string, (own: Record<string, string>, others: Record<string, string>) => [string, string]]>([
  ['wrong', (own) => [own['uid']!, 'x'.repeat(43)]],
  ['cut', (own) => [own['uid']!, own['token']!.slice(0, 20)]],
  ['another’s', (own, others) => [own['uid']!, others['token']!]],
  ['with another’s user', (own, others) => [others['uid']!, own['token']!]],
  ['with SQL', (own) => ["' or 1=1 --", own['token']!]],
])('RT-12 a token that is %s changes nothing', async (_what, linkOf) => {
  const { db } = server.database;
  const [body, other] = [form(), form()];
  await register(body);
  await register(other);
  const [uid, token] = linkOf(
    (await confirmation(body.email)).props,
    (await confirmation(other.email)).props,
  );
  expect(await verify({ uid, token })).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
  const users = await db
    .selectFrom('user_account')
    .select('email_confirmed_at')
    .where('email', 'in', [body.email, other.email])
    .execute();
  expect(users.map((user) => user.email_confirmed_at)).toEqual([null, null]);
  expect((await verifyLast(body.email)).status).toBe(200);
});

test('RT-12 a link works for three days', async () => {
  const body = form();
  await register(body);
  server.setNow(new Date(Date.now() + 3 * 86_400_000 + 1000));
  expect((await verifyLast(body.email)).status).toBe(400);
  server.setNow(new Date());
  expect((await verifyLast(body.email)).status).toBe(200);
});

test('AU-06 strangers can have a few mails sent to an address, and no more', async () => {
  const body = form();
  for (let time = 0; time < 8; time++) expect((await register(body)).status).toBe(204);
  expect(await countMails(server.database.db, body.email)).toBe(5);
  // The last link still works.
  expect((await verifyLast(body.email)).status).toBe(200);
});

test.each<[string, Partial<RegistrationBody>, object]>([
  ['no agreement', { accepts: false }, { accepts: ['must_agree'] }],
  ['a short password', { password: 'x7Kq!p2mZr9' }, { password: ['too_short'] }],
  ['an endless password', { password: 'ab '.repeat(5000) }, { password: ['too_long'] }],
  ['a common password', { password: 'password1234' }, { password: ['password_breached'] }],
  ['a run of keys', { password: 'qwertyuiopas' }, { password: ['password_breached'] }],
  ['the own name', { password: 'OiePärnÕie2026', last_name: 'OiePärn' }, { password: ['password_personal'] }],
  ['the name of the shop', { password: 'ilumaja12345' }, { password: ['password_personal'] }],
  ['no name', { first_name: '   ' }, { first_name: ['required'] }],
  ['a name of 10 KB', { last_name: 'ä'.repeat(10_000) }, { last_name: ['too_long'] }],
  ['a control character', { last_name: 'Pärn\u0000' }, { last_name: ['invalid'] }],
  ['a mail header in a name', { first_name: 'Õie\r\nBcc: x@y.ee' }, { first_name: ['invalid'] }],
  ['an over-long address', { email: `${'a'.repeat(251)}@b.ee` }, { email: ['too_long', 'invalid_email'] }],
])('AU-01 ER-01 %s is refused with its field', async (_what, changes, fields) => {
  const answer = await register(form(changes));
  expect([answer.status, answer.body]).toEqual([400, fields]);
});

test.each([
  ['Ö', 'Ы'],
  ['שָׁלוֹם', 'عبد‎ الله'],
  ['💇‍♀️', '‮kurat'],
  ["Robert'); drop table user_account;--", '<script>alert(1)</script>'],
])('AU-01 the name %s %s is stored and shown as it was typed', async (first_name, last_name) => {
  const body = form({ first_name, last_name });
  await register(body);
  await verifyLast(body.email);
  const { body: session } = await login(body.email);
  const user = await ask<typeof userCall, AuthUser>(userCall, { token: session.key });
  expect(user.body).toMatchObject({ first_name, last_name });
});

test('AU-06 a homograph of an address is an account of its own', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db, { email: 'admin@salong.ee' });
  // The first letter is Cyrillic.
  await register(form({ email: 'аdmin@salong.ee' }));
  expect(await countMails(db, email)).toBe(0);
  expect((await confirmation('аdmin@salong.ee')).count).toBe(1);
});
