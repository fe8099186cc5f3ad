import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastMail } from '../../../test/accounts.ts';
import { Authenticator } from '../../../test/authenticator.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { startMailWorker, type MailSetup } from '../../../test/mail-setup.ts';
import { client, startOpenidProvider, type OpenidProvider } from '../../../test/openid-provider.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../../../test/smtp.ts';
import * as calls from '../../domain/auth/calls.ts';
import type {
  Passkey,
  PasskeyChallenge,
  SignedIn,
  SocialStart,
  TotpSecret,
} from '../../domain/auth/contract.ts';
import { folderStorage } from '../files/storage.ts';

const origin = 'https://ilumaja.ee';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
/** Half past two in Tallinn. */
const now = new Date('2026-11-23T12:30:00Z');

let service: OpenidProvider;
let server: TestServer;
let smtp: SmtpReceiver;
let ask: ReturnType<typeof callerOf>;
const stops: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  service = await startOpenidProvider([`${origin}/auth/social/google`]);
  stops.push(service.stop);
  server = await startTestServer({
    env: {
      PUBLIC_URL: origin,
      SHOP_HOSTS_EE: 'ilumaja.ee',
      SHOP_HOSTS_LV: 'ilumaja.lv',
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: service.url,
    },
  });
  stops.push(server.stop);
  server.setNow(now);
  ask = fromManyAddresses(callerOf(server, { host: 'ilumaja.ee' }));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-change-mails-'));
  stops.push(() => rmSync(folder, { recursive: true }));
  smtp = await startSmtpReceiver();
  stops.push(smtp.stop);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function signIn(email: string): Promise<string> {
  const body = { email, password: testPassword };
  return (await ask<typeof calls.loginCall, SignedIn>(calls.loginCall, { body })).body.key;
}

async function useApp(token: string, headers: Record<string, string>): Promise<void> {
  const begun = await ask<typeof calls.startTotpCall, TotpSecret>(calls.startTotpCall, { token });
  const code = generateSync({ secret: begun.body.secret, epoch: Math.floor(now.getTime() / 1000) });
  expect((await ask(calls.confirmTotpCall, { token, headers, body: { code } })).status).toBe(200);
  expect((await ask(calls.newRecoveryCodesCall, { token, headers })).status).toBe(200);
  expect((await ask(calls.removeTotpCall, { token, headers })).status).toBe(204);
}

async function usePasskey(token: string, headers: Record<string, string>): Promise<void> {
  const start = await ask<typeof calls.passkeyRegistrationCall, PasskeyChallenge>(
    calls.passkeyRegistrationCall,
    { token },
  );
  const { challenge, options } = start.body;
  const response = new Authenticator(origin).create(
    options as unknown as Parameters<Authenticator['create']>[0],
  );
  const body = { challenge, name: 'Helista +372 5551 2034', response };
  const added = await ask<typeof calls.registerPasskeyCall, Passkey>(calls.registerPasskeyCall, {
    token,
    headers,
    body,
  });
  const params = { id: added.body.id };
  expect((await ask(calls.deletePasskeyCall, { token, headers, params })).status).toBe(204);
}

async function useGoogle(email: string, headers: Record<string, string>): Promise<void> {
  const start = await ask<typeof calls.startSocialCall, SocialStart>(calls.startSocialCall, {
    body: { provider: 'google' },
  });
  service.signInAs({ id: 'mari', email, email_verified: true });
  const { searchParams } = await service.visit(start.body.url);
  const { state, browser_key } = start.body;
  const login = await ask<typeof calls.googleLoginCall, SignedIn>(calls.googleLoginCall, {
    headers,
    body: {
      code: searchParams.get('code')!,
      state,
      browser_key,
      password: testPassword,
      ...(searchParams.has('iss') && { iss: searchParams.get('iss')! }),
    },
  });
  const unlinked = await ask(calls.unlinkSocialCall, {
    token: login.body.key,
    headers,
    params: { provider: 'google' },
  });
  expect(unlinked.status).toBe(204);
}

async function changePasswords(email: string, token: string, headers: Record<string, string>): Promise<void> {
  const changed = 'teine sinine kajakas';
  const body = { old_password: testPassword, new_password: changed };
  expect((await ask(calls.changePasswordCall, { token, headers, body })).status).toBe(204);
  server.setNow(new Date(now.getTime() + 60_000));
  await ask(calls.askPasswordResetCall, { body: { email } });
  const { props } = await lastMail(server.database.db, 'reset-password', email);
  // An application of somebody's own, which may call itself anything.
  const unknown = { 'user-agent': 'Helista +372 5551 2034' };
  const reset = await ask(calls.resetPasswordCall, {
    headers: unknown,
    body: { uid: props['uid']!, token: props['token']!, new_password: 'kolmas sinine kajakas' },
  });
  expect(reset.status).toBe(204);
}

test('AU-01 AU-06 LY-15 whoever owns an account gets a mail of each change of how one gets in, with time and device', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db, { email: 'mari@salong.ee' });
  await db.updateTable('user_account').set({ language: 'ru' }).where('email', '=', email).execute();
  const headers = { 'user-agent': phone };
  const token = await signIn(email);
  await useApp(token, headers);
  await usePasskey(token, headers);
  await useGoogle(email, headers);
  await changePasswords(email, token, headers);

  const storage = folderStorage(os.tmpdir());
  const setup: MailSetup = { database: server.database, storage, letters: [], stops };
  await startMailWorker(setup, smtp.url);
  const told = () => smtp.received.filter(({ text }) => text!.includes('Устройство'));
  await vi.waitFor(() => expect(told()).toHaveLength(9));

  const about = [
    /включено приложение аутентификации/,
    /созданы новые коды восстановления/,
    /отключено приложение аутентификации/,
    /добавлен ключ доступа/,
    /удалён ключ доступа/,
    /связана учётная запись Google/,
    /больше не связана с учётной записью Google/,
  ];
  for (const words of about) {
    const mails = told().filter(({ text }) => words.test(text!));
    expect(mails, String(words)).toHaveLength(1);
    const [{ text, to }] = mails as [(typeof mails)[0]];
    expect([to].flat()[0]!.text).toBe(email);
    expect(text).toMatch(/Время: 23\.11\.2026 14\.30\nУстройство: Safari, iPhone\n/);
    expect(text).toContain('Если это были не вы, сразу смените пароль');
    expect(text).toContain('/account/security?lang=ru');
  }
  const passwords = told().filter(({ subject }) => subject === 'Ваш пароль изменён');
  const devices = passwords.map(({ text }) => /Устройство: (.*)/.exec(text!)![1]);
  expect(devices.sort()).toEqual(['Safari, iPhone', 'неизвестно']);
  // What a passkey or a program was called by whoever got in reaches nobody.
  expect(smtp.received.map(({ text, html }) => `${text}${html}`).join()).not.toContain('5551');
});
