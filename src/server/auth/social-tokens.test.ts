import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSync } from 'otplib';
import * as calls from '../../domain/auth/calls.ts';
import type { SignedIn, SocialStart, TotpSecret } from '../../domain/auth/contract.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { startForger, type Forgery } from '../../../test/forged-tokens.ts';
import { client, startOpenidProvider, type OpenidProvider } from '../../../test/openid-provider.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let service: OpenidProvider;
let forger: Awaited<ReturnType<typeof startForger>>;
let server: TestServer;
let ask: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await startOpenidProvider(['http://localhost:3000/auth/social/google']);
  forger = await startForger(service);
  server = await startTestServer({
    env: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: forger.url,
    },
  });
  ask = fromManyAddresses(callerOf(server));
});
afterAll(async () => {
  await server.stop();
  await forger.stop();
  await service.stop();
});

async function logIn(id: string, oneTimeCode?: string) {
  service.signInAs({ id, email: `${id}@post.ee`, email_verified: true });
  const { body: start } = await ask<typeof calls.startSocialCall, SocialStart>(calls.startSocialCall, {
    body: { provider: 'google' },
  });
  const code = (await service.visit(start.url)).searchParams.get('code')!;
  const { state, browser_key } = start;
  const body = { code, state, browser_key, iss: forger.url };
  const first = await ask<typeof calls.googleLoginCall, SignedIn & { code?: string }>(calls.googleLoginCall, {
    body,
  });
  if (oneTimeCode === undefined) return first;
  expect([first.status, first.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  return ask<typeof calls.googleLoginCall, SignedIn & { code?: string }>(calls.googleLoginCall, {
    body: { ...body, one_time_code: oneTimeCode },
  });
}

test('AU-01 a token that is as it must be signs in', async () => {
  forger.forge({});
  expect((await logIn('honest')).status).toBe(200);
});

const past = Math.floor(Date.now() / 1000) - 3600;
test.each<[string, Forgery]>([
  ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
  ['for another client', { claims: { aud: 'another client' } }],
  ['that has expired', { claims: { iat: past - 60, exp: past } }],
  ['with another nonce', { claims: { nonce: 'x'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['about nobody', { claims: { sub: undefined } }],
  ['signed with a strange key', { hasStrangeKey: true }],
  ['signed with none', { isUnsigned: true }],
])('AU-01 a token %s signs nobody in', async (_what, forgery) => {
  forger.forge(forgery);
  const { status, body } = await logIn('victim');
  expect([status, body.code]).toEqual([400, 'SOCIAL_LOGIN_FAILED']);
  expect(
    await server.database.db
      .selectFrom('social_account')
      .where('subject', '=', 'victim')
      .selectAll()
      .execute(),
  ).toEqual([]);
});

test('AU-01 whoever has turned codes of an app on is asked for one here too', async () => {
  forger.forge({});
  const { body } = await logIn('careful');
  const token = body.key;
  const { body: begun } = await ask<typeof calls.startTotpCall, TotpSecret>(calls.startTotpCall, { token });
  const code = generateSync({ secret: begun.secret });
  expect((await ask(calls.confirmTotpCall, { token, body: { code } })).status).toBe(200);
  expect((await logIn('careful', code)).body.code).toBe('WRONG_CODE');
  const next = generateSync({ secret: begun.secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  expect((await logIn('careful', next)).status).toBe(200);
});

test('AU-01 a service that is away is said to be away', async () => {
  const away = await startForger(service);
  const other = await startTestServer({
    env: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: away.url },
  });
  await away.stop();
  const { status, body } = await callerOf(other)(calls.startSocialCall, { body: { provider: 'google' } });
  expect([status, body['code']]).toEqual([503, 'SOCIAL_UNAVAILABLE']);
  await other.stop();
});
