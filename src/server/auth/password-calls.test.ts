import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askPasswordResetCall,
  changeEmailCall,
  changePasswordCall,
  changeUserCall,
  confirmItIsMeCall,
  endOtherSessionsCall,
  endSessionCall,
  loginCall,
  resetPasswordCall,
  sessionsCall,
  userCall,
  verifyEmailChangeCall,
} from '../../domain/auth/calls.ts';
import type { AuthUser, SessionItem, SignedIn } from '../../domain/auth/contract.ts';
import { countMails, lastMail } from '../../../test/accounts.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ask = callerOf(server);
});
afterAll(() => server.stop());

const newPassword = 'kolm väikest kurge';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
async function signIn(email: string, password = testPassword, agent = chrome): Promise<string> {
  const { status, body } = await ask<typeof loginCall, SignedIn>(loginCall, {
    body: { email, password },
    headers: { 'user-agent': agent },
  });
  expect(status).toBe(200);
  return body.key;
}
const canSignIn = async (email: string, password: string) =>
  (await ask(loginCall, { body: { email, password } })).status === 200;
const isAlive = async (token: string) => (await ask(userCall, { token })).status === 200;
/** A user with two devices. */
async function person() {
  const user = await buildUser(server.database.db);
  return {
    ...user,
    token: await signIn(user.email),
    other: await signIn(user.email, testPassword, 'curl/8'),
  };
}
let addresses = 0;
const askReset = (email: string) =>
  ask(askPasswordResetCall, { body: { email }, ip: `10.2.0.${++addresses}` });
const reset = (props: Record<string, string>, new_password = newPassword) =>
  ask(resetPasswordCall, { body: { uid: props['uid']!, token: props['token']!, new_password } });

test('AU-01 a forgotten password is replaced by a mailed link, once; every session ends', async () => {
  const { db } = server.database;
  const { email, token, other } = await person();
  expect(await askReset(email)).toMatchObject({ status: 204, body: null });
  const { props } = await lastMail(db, 'reset-password', email);
  expect((await reset(props)).status).toBe(204);
  expect([await isAlive(token), await isAlive(other)]).toEqual([false, false]);
  expect([await canSignIn(email, testPassword), await canSignIn(email, newPassword)]).toEqual([false, true]);
  expect(await reset(props, 'veel üks parool siin')).toMatchObject({ body: { code: 'TOKEN_INVALID' } });
  expect((await lastMail(db, 'password-changed', email)).count).toBe(1);
});

test('AU-06 a reset is answered alike for an address nobody has, which gets no mail', async () => {
  expect(await askReset('mitte.keegi@salong.ee')).toMatchObject({ status: 204, body: null });
  expect(await countMails(server.database.db, 'mitte.keegi@salong.ee')).toBe(0);
});

test('AU-01 of two links the newer works, for an hour, with a password that is not common', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db);
  await askReset(email);
  const { props: older } = await lastMail(db, 'reset-password', email);
  await askReset(email);
  const { props } = await lastMail(db, 'reset-password', email);
  expect(await reset(older)).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
  expect(await reset(props, 'password1234')).toMatchObject({
    status: 400,
    body: { new_password: ['password_breached'] },
  });
  server.setNow(new Date(Date.now() + 3_601_000));
  expect(await reset(props)).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
  server.setNow(new Date());
  expect((await reset(props)).status).toBe(204);
});

test('AU-06 a token of one purpose is worth nothing for another', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db);
  await askReset(email);
  const { props } = await lastMail(db, 'reset-password', email);
  const answer = await ask(verifyEmailChangeCall, { params: { token: props['token']! } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
});

test('AU-01 a reset also proves an address that was not confirmed', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db, { email_confirmed_at: null });
  await askReset(email);
  expect((await reset((await lastMail(db, 'reset-password', email)).props)).status).toBe(204);
  expect(await canSignIn(email, newPassword)).toBe(true);
});

test('AU-06 a new password ends all other sessions and leaves this one', async () => {
  const { email, token, other } = await person();
  const change = (body: { old_password?: string; new_password: string }) =>
    ask(changePasswordCall, { token, body });
  expect(await change({ old_password: 'vale parool on see', new_password: newPassword })).toMatchObject({
    status: 400,
    body: { code: 'WRONG_CREDENTIALS' },
  });
  expect(await change({ new_password: newPassword })).toMatchObject({ body: { old_password: ['required'] } });
  expect(await change({ old_password: testPassword, new_password: email })).toMatchObject({
    body: { new_password: ['password_personal'] },
  });
  expect([await isAlive(token), await isAlive(other)]).toEqual([true, true]);
  expect((await change({ old_password: testPassword, new_password: newPassword })).status).toBe(204);
  expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
  expect(await canSignIn(email, newPassword)).toBe(true);
});

test('AU-06 who has no password sets one within minutes of signing in', async () => {
  const { db } = server.database;
  const { id, token } = await person();
  await db.updateTable('user_account').set({ password_hash: null }).where('id', '=', id).execute();
  const change = () => ask(changePasswordCall, { token, body: { new_password: newPassword } });
  server.setNow(new Date(Date.now() + 601_000));
  expect(await change()).toMatchObject({ status: 403, body: { code: 'RECENT_LOGIN_NEEDED' } });
  server.setNow(new Date());
  expect((await change()).status).toBe(204);
});

test('AU-06 sessions are listed with their devices; one ended elsewhere dies at once', async () => {
  const { token, other } = await person();
  const stranger = await person();
  const { body: sessions } = await ask<typeof sessionsCall, SessionItem[]>(sessionsCall, { token });
  expect(sessions.map(({ device, is_current }) => [device, is_current]).toSorted()).toEqual([
    ['Chrome, Windows', true],
    ['curl/8', false],
  ]);
  const { id } = sessions.find(({ is_current }) => !is_current)!;
  // Another's session does not exist.
  expect((await ask(endSessionCall, { token: stranger.token, params: { id } })).status).toBe(404);
  expect((await ask(endSessionCall, { token, params: { id } })).status).toBe(204);
  expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
  expect((await ask(endSessionCall, { token, params: { id } })).status).toBe(404);
});

test('AU-06 all other sessions end together', async () => {
  const { email, token, other } = await person();
  const third = await signIn(email);
  expect((await ask(endOtherSessionsCall, { token })).status).toBe(204);
  expect([await isAlive(token), await isAlive(other), await isAlive(third)]).toEqual([true, false, false]);
});

test('AU-06 a password proves anew who sits there, for this session', async () => {
  const { token } = await person();
  const confirm = (password: string) => ask(confirmItIsMeCall, { token, body: { password } });
  server.setNow(new Date(Date.now() + 700_000));
  const change = () => ask(changeEmailCall, { token, body: { email: `u${++addresses}@salong.ee` } });
  expect(await change()).toMatchObject({ status: 403, body: { code: 'RECENT_LOGIN_NEEDED' } });
  expect(await confirm('vale parool on see')).toMatchObject({ body: { code: 'WRONG_CREDENTIALS' } });
  expect((await change()).status).toBe(403);
  expect((await confirm(testPassword)).status).toBe(204);
  expect((await change()).status).toBe(204);
  server.setNow(new Date());
});

test('AU-01 RT-12 another address counts once its link is opened; the former one is told', async () => {
  const { db } = server.database;
  const { email, token } = await person();
  await ask(changeUserCall, { token, body: { is_email_subscription: true } });
  const wanted = `uus.${email}`;
  expect(
    (await ask(changeEmailCall, { token, body: { email: wanted, password: testPassword } })).status,
  ).toBe(204);
  expect(await canSignIn(wanted, testPassword)).toBe(false);
  await askReset(email);
  const { props: resetProps } = await lastMail(db, 'reset-password', email);
  const { props } = await lastMail(db, 'confirm-new-email', wanted);
  const verify = () => ask(verifyEmailChangeCall, { params: { token: props['token']! } });
  expect(await verify()).toMatchObject({ status: 200, body: { email: wanted } });
  expect(await verify()).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
  expect(await canSignIn(wanted, testPassword)).toBe(true);
  expect((await lastMail(db, 'email-changed', email)).count).toBe(1);
  const { body: user } = await ask<typeof userCall, AuthUser>(userCall, { token });
  expect(user).toMatchObject({ email: wanted, is_email_subscription: true });
  // What was mailed to the former address opens nothing.
  expect(await reset(resetProps)).toMatchObject({ body: { code: 'TOKEN_INVALID' } });
});

test('AU-06 an address that has an account cannot be taken, and the answer does not tell', async () => {
  const { db } = server.database;
  const owner = await buildUser(db);
  const { email, token } = await person();
  const answer = await ask(changeEmailCall, { token, body: { email: owner.email, password: testPassword } });
  expect(answer).toMatchObject({ status: 204, body: null });
  expect((await lastMail(db, 'address-taken', owner.email)).count).toBe(1);

  // Taken between the mail and its link.
  const wanted = `vahepeal.${email}`;
  await ask(changeEmailCall, { token, body: { email: wanted, password: testPassword } });
  await buildUser(db, { email: wanted });
  const { props } = await lastMail(db, 'confirm-new-email', wanted);
  expect(await ask(verifyEmailChangeCall, { params: { token: props['token']! } })).toMatchObject({
    status: 400,
    body: { code: 'TOKEN_INVALID' },
  });
  const { body: user } = await ask<typeof userCall, AuthUser>(userCall, { token });
  expect(user.email).toBe(email);
});

test('AU-01 a user changes name, language and newsletter, and nothing else', async () => {
  const { token, email } = await person();
  const change = (body: object) => ask(changeUserCall, { token, body });
  const answer = await change({ first_name: 'Õ', language: 'lv', is_email_subscription: true });
  expect(answer).toMatchObject({
    status: 200,
    body: { first_name: 'Õ', last_name: 'Maasikas', language: 'lv', is_email_subscription: true },
  });
  expect((await change({ is_email_subscription: false })).body).toMatchObject({
    is_email_subscription: false,
    first_name: 'Õ',
  });
  expect(await change({ email: 'teine@salong.ee', is_active: false })).toMatchObject({
    status: 400,
    body: { email: ['unknown_field'], is_active: ['unknown_field'] },
  });
  expect((await ask(userCall, { token })).body).toMatchObject({ email });
});

test.each([
  changePasswordCall,
  changeEmailCall,
  confirmItIsMeCall,
  changeUserCall,
  sessionsCall,
  endOtherSessionsCall,
])('AU-01 $method $path is for people who are signed in', async (call) => {
  const bodies: Record<string, object> = {
    [changePasswordCall.path]: { old_password: testPassword, new_password: newPassword },
    [confirmItIsMeCall.path]: { password: testPassword },
    [changeEmailCall.path]: { email: 'a@salong.ee', password: testPassword },
  };
  const { status, body } = await ask(call, {
    ...(call.method !== 'GET' && call.method !== 'DELETE' && { body: (bodies[call.path] ?? {}) as never }),
    ip: '10.3.0.1',
  });
  expect([status, body['code']]).toEqual([401, 'NOT_SIGNED_IN']);
});
