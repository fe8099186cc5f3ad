import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '../../domain/auth/calls.ts';
import type { SignedIn, SocialProvider, SocialStart } from '../../domain/auth/contract.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { waitingMails } from '../../../test/mail.ts';
import {
  client,
  startOpenidProvider,
  type OpenidProvider,
  type ServiceAccount,
} from '../../../test/openid-provider.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let service: OpenidProvider;
let server: TestServer;
let ask: ReturnType<typeof callerOf>;
const redirects = ['http://localhost:3000/auth/social/google', 'http://localhost:3000/auth/social/facebook'];

beforeAll(async () => {
  service = await startOpenidProvider(redirects);
  server = await startTestServer({
    env: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: service.url,
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_DIALOG_URL: `${service.url}/dialog/oauth`,
      FACEBOOK_GRAPH_URL: service.url,
    },
  });
  ask = fromManyAddresses(callerOf(server));
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(() => server.setNow(new Date()));

type Refused = { code?: string };
type Proofs = { password?: string; email_code?: string; one_time_code?: string };
let people = 0;
const someone = (more: Partial<ServiceAccount> = {}): ServiceAccount => ({
  id: `person-${++people}`,
  email: `mari${people}@post.ee`,
  email_verified: true,
  given_name: 'Mari',
  family_name: 'Maasikas',
  ...more,
});

async function setOut(provider: SocialProvider = 'google') {
  const { body } = await ask<typeof calls.startSocialCall, SocialStart>(calls.startSocialCall, {
    body: { provider },
  });
  return body;
}

/** Goes to the service and back; answers what the browser then sends to the shop. */
async function comeBack({ url, state, browser_key }: SocialStart, account: ServiceAccount) {
  service.signInAs(account);
  const { searchParams } = await service.visit(url);
  const code = searchParams.get('code');
  if (code === null) throw new Error(`no code: ${searchParams}`);
  return { code, state, browser_key, ...(searchParams.has('iss') && { iss: searchParams.get('iss')! }) };
}

type Callback = Awaited<ReturnType<typeof comeBack>>;
const finish = (body: Callback & Proofs, provider: SocialProvider = 'google') =>
  ask<typeof calls.googleLoginCall, SignedIn & Refused>(
    provider === 'google' ? calls.googleLoginCall : calls.facebookLoginCall,
    { body },
  );

async function logIn(account: ServiceAccount, provider: SocialProvider = 'google') {
  const callback = await comeBack(await setOut(provider), account);
  return { callback, ...(await finish(callback, provider)) };
}

const userOf = async (token: string) =>
  (await ask<typeof calls.userCall, Record<string, unknown>>(calls.userCall, { token })).body;

async function mailedCode(callback: Callback): Promise<string> {
  const { code: _code, iss: _iss, ...who } = callback;
  expect((await ask(calls.mailSocialCodeCall, { body: who })).status).toBe(204);
  const mail = (await waitingMails(server.database.db)).at(-1)!;
  return (mail.props as { code: string }).code;
}

test('AU-01 only services with credentials are offered', async () => {
  expect((await ask(calls.socialProvidersCall)).body).toEqual([
    { provider: 'google' },
    { provider: 'facebook' },
  ]);
  const bare = await startTestServer();
  const askBare = callerOf(bare);
  expect((await askBare(calls.socialProvidersCall)).body).toEqual([]);
  expect((await askBare(calls.startSocialCall, { body: { provider: 'google' } })).status).toBe(404);
  await bare.stop();
});

test('AU-01 somebody new becomes a user with a customer, and is known the next time', async () => {
  const account = someone({ email: 'Õie@Salong.ee', given_name: 'Õie' });
  const { status, body } = await logIn(account);
  expect(status).toBe(200);
  const user = await userOf(body.key);
  expect(user).toMatchObject({ email: 'õie@salong.ee', first_name: 'Õie', has_password: false });
  expect(user['active_company']).not.toBeNull();
  const again = await logIn({ ...account, email: 'muutunud@salong.ee', given_name: 'Teine' });
  expect((await userOf(again.body.key))['uuid']).toBe(user['uuid']);
});

test('AU-01 what travels to the service: scopes, state, nonce and PKCE', async () => {
  const { searchParams } = new URL((await setOut()).url);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: redirects[0],
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  const facebook = new URL((await setOut('facebook')).url).searchParams;
  expect([facebook.get('scope'), facebook.has('code_challenge'), facebook.has('state')]).toEqual([
    'public_profile email',
    true,
    true,
  ]);
});

test('AU-01 a callback works once, for the browser that started the login, and within a quarter of an hour', async () => {
  const account = someone();
  const failed = { status: 400, body: { code: 'SOCIAL_LOGIN_FAILED' } };
  const [mine, theirs] = [await comeBack(await setOut(), account), await setOut()];
  // Somebody else's way, sent to a victim as a link: their browser has no key for it.
  expect(await finish({ ...mine, browser_key: theirs.browser_key })).toMatchObject(failed);
  expect(await finish({ ...mine, state: theirs.state })).toMatchObject(failed);
  expect(await finish({ ...mine, state: 'x'.repeat(43) })).toMatchObject(failed);
  expect(await finish(mine, 'facebook')).toMatchObject(failed);
  expect((await finish(mine)).status).toBe(200);
  expect(await finish(mine)).toMatchObject(failed);

  const start = new Date();
  server.setNow(start);
  const [early, late] = [await comeBack(await setOut(), account), await comeBack(await setOut(), account)];
  server.setNow(new Date(start.getTime() + 899_000));
  expect((await finish(early)).status).toBe(200);
  server.setNow(new Date(start.getTime() + 900_000));
  expect(await finish(late)).toMatchObject(failed);
});

test('AU-01 of many tries with one code at once, one signs in', async () => {
  const callback = await comeBack(await setOut(), someone());
  const answers = await Promise.all(Array.from({ length: 6 }, () => finish(callback)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(['nonce', 'code_challenge'])(
  'AU-01 a code that was asked for with another %s is refused',
  async (name) => {
    const [start, other] = [await setOut(), await setOut()];
    const url = new URL(start.url);
    url.searchParams.set(name, new URL(other.url).searchParams.get(name)!);
    const callback = await comeBack({ ...start, url: url.href }, someone());
    expect(await finish(callback)).toMatchObject({ status: 400, body: { code: 'SOCIAL_LOGIN_FAILED' } });
  },
);

test('AU-01 a code of another login cannot be slipped in, and a wrong one is no second chance', async () => {
  const [mine, theirs] = [
    await comeBack(await setOut(), someone()),
    await comeBack(await setOut(), someone()),
  ];
  const slipped = await finish({ ...mine, code: theirs.code });
  expect(slipped.body.code).toBe('SOCIAL_LOGIN_FAILED');
  expect((await finish(mine)).body.code).toBe('SOCIAL_LOGIN_FAILED');
});

test('AU-01 an account of the same verified address is linked after its password', async () => {
  const { email, uuid } = await buildUser(server.database.db);
  const account = someone({ email: email.toUpperCase() });
  const { callback, status, body } = await logIn(account);
  expect([status, body.code]).toEqual([409, 'SOCIAL_ACCOUNT_EXISTS']);
  expect((await finish({ ...callback, password: 'vale parool siin' })).body.code).toBe('WRONG_CREDENTIALS');
  const linked = await finish({ ...callback, password: testPassword });
  expect((await userOf(linked.body.key))['uuid']).toBe(uuid);
  expect((await logIn(account)).status).toBe(200);
});

test('AU-01 … or after a code mailed to the address, typed in the same browser', async () => {
  const { email, uuid } = await buildUser(server.database.db);
  const { callback } = await logIn(someone({ email }));
  expect((await finish({ ...callback, email_code: '00000000' })).body.code).toBe('WRONG_CODE');
  const code = await mailedCode(callback);
  const other = await setOut();
  expect((await finish({ ...callback, browser_key: other.browser_key, email_code: code })).status).toBe(400);
  const linked = await finish({ ...callback, email_code: ` ${code.slice(0, 4)} ${code.slice(4)} ` });
  expect((await userOf(linked.body.key))['uuid']).toBe(uuid);
});

test.each<[SocialProvider, Partial<ServiceAccount>]>([
  ['google', { email_verified: false }],
  ['facebook', { email_verified: true }],
])(
  'AU-01 an address that %s does not vouch for links to nobody, and tells of nobody',
  async (provider, more) => {
    const { email, uuid } = await buildUser(server.database.db);
    const known = await logIn(someone({ email, ...more }), provider);
    const unknown = await logIn(someone(more), provider);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([known.status, known.body.code]).toEqual([403, 'SOCIAL_EMAIL_UNVERIFIED']);
    // The password is no proof here: it would tell who has an account.
    expect((await finish({ ...known.callback, password: testPassword }, provider)).status).toBe(403);

    const created = await finish(
      { ...unknown.callback, email_code: await mailedCode(unknown.callback) },
      provider,
    );
    expect(created.status).toBe(200);
    const linked = await finish(
      { ...known.callback, email_code: await mailedCode(known.callback) },
      provider,
    );
    expect((await userOf(linked.body.key))['uuid']).toBe(uuid);
  },
);

test('AU-01 somebody who registered with the address of another loses the password, when its owner comes', async () => {
  const { email, id } = await buildUser(server.database.db, { email_confirmed_at: null });
  const { callback } = await logIn(someone({ email }));
  const opened = await finish({ ...callback, email_code: await mailedCode(callback) });
  expect((await userOf(opened.body.key))['active_company']).not.toBeNull();
  const user = await server.database.db
    .selectFrom('user_account')
    .select(['password_hash', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ password_hash: null, email_confirmed_at: expect.any(Date) });
});

test('AU-01 proofs are tried ten times for one login', async () => {
  const { email } = await buildUser(server.database.db);
  const { callback } = await logIn(someone({ email }));
  for (let tries = 0; tries < 9; tries++) {
    expect((await finish({ ...callback, email_code: '12345678' })).body.code).toBe('WRONG_CODE');
  }
  expect((await finish({ ...callback, password: testPassword })).body.code).toBe('SOCIAL_LOGIN_FAILED');
});

test.each([{ email: undefined }, { email: 'see pole aadress' }])(
  'AU-01 without an address nobody new gets in: %j',
  async (more) => {
    const { status, body } = await logIn(someone(more));
    expect([status, body.code]).toEqual([400, 'SOCIAL_EMAIL_MISSING']);
  },
);

test('AU-01 names in any script, very long, and with script in them are stored as they came', async () => {
  const given_name = '<script>alert(1)</script> مريم 💇‍♀️';
  const { body } = await logIn(someone({ given_name, family_name: 'x'.repeat(10_000) }));
  const user = await userOf(body.key);
  expect([user['first_name'], String(user['last_name']).length]).toEqual([given_name, 64]);
});

test('AU-01 a blocked user does not get in by another way', async () => {
  const { db } = server.database;
  const account = someone();
  const { body } = await logIn(account);
  const { uuid } = (await userOf(body.key)) as { uuid: string };
  await db.updateTable('user_account').set({ is_active: false }).where('uuid', '=', uuid).execute();
  expect((await logIn(account)).body.code).toBe('SOCIAL_LOGIN_FAILED');
});

test('AU-06 neither states nor keys of browsers can be read in the database', async () => {
  const start = await setOut();
  const rows = await server.database.db.selectFrom('social_login').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(start.state);
  expect(JSON.stringify(rows)).not.toContain(start.browser_key);
});

const changesTold = async (to: string) =>
  (await waitingMails(server.database.db))
    .filter((mail) => mail.to === to && mail.template === 'sign-in-changed')
    .map(({ props }) => (props as { change: string }).change);

test('AU-01 LY-15 a linked account is listed and can be unlinked, and its owner is told by mail', async () => {
  const account = someone();
  const user = await buildUser(server.database.db, { email: account.email });
  const callback = await comeBack(await setOut(), account);
  const { body } = await finish({ ...callback, password: testPassword });
  const token = body.key;
  const list = async () => (await ask(calls.socialAccountsCall, { token })).body;
  expect(await list()).toEqual([
    {
      provider: 'google',
      email: account.email,
      linked_at: expect.any(String),
      last_used_at: expect.any(String),
    },
  ]);
  // Told once, not with each login.
  await logIn(account);
  expect(await changesTold(user.email)).toEqual(['google-linked']);
  const unlink = (provider: string) =>
    ask(calls.unlinkSocialCall, { token, params: { provider: provider as 'google' } });
  expect((await unlink('facebook')).status).toBe(404);
  expect((await unlink('nobody')).status).toBe(404);
  expect((await unlink('google')).status).toBe(204);
  expect((await unlink('google')).status).toBe(404);
  expect(await list()).toEqual([]);
  expect(await changesTold(user.email)).toEqual(['google-linked', 'google-unlinked']);
  expect((await logIn(account)).body).toMatchObject({ code: 'SOCIAL_ACCOUNT_EXISTS' });
});

test('AU-01 the last way in cannot be unlinked, nor two at once', async () => {
  const account = someone();
  const { body } = await logIn(account);
  const token = body.key;
  const unlink = (provider: SocialProvider) => ask(calls.unlinkSocialCall, { token, params: { provider } });
  expect(await unlink('google')).toMatchObject({ status: 409, body: { code: 'LAST_WAY_IN' } });
  expect((await logIn(account)).status).toBe(200);
  const callback = await comeBack(await setOut('facebook'), account);
  expect((await finish(callback, 'facebook')).status).toBe(403);
  const code = await mailedCode(callback);
  expect((await finish({ ...callback, email_code: code }, 'facebook')).status).toBe(200);
  const answers = await Promise.all([unlink('google'), unlink('facebook')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('AU-01 an old login cannot unlink an account', async () => {
  const { body } = await logIn(someone());
  server.setNow(new Date(Date.now() + 3_600_000));
  const unlinked = await ask(calls.unlinkSocialCall, {
    token: body.key,
    params: { provider: 'google' },
  });
  expect(unlinked).toMatchObject({ status: 403, body: { code: 'RECENT_LOGIN_NEEDED' } });
});

async function signedIn() {
  const user = await buildUser(server.database.db);
  const body = { email: user.email, password: testPassword };
  return {
    ...user,
    token: (await ask<typeof calls.loginCall, SignedIn>(calls.loginCall, { body })).body.key,
  };
}
const setOutToLink = (token: string, provider: SocialProvider = 'google') =>
  ask<typeof calls.startLinkingSocialCall, SocialStart & Refused>(calls.startLinkingSocialCall, {
    token,
    body: { provider },
  });
const link = (token: string, callback: Callback, provider: SocialProvider = 'google') =>
  ask<typeof calls.linkSocialCall, Refused>(calls.linkSocialCall, {
    token,
    body: { ...callback, provider },
  });
const accountsOf = async (token: string) =>
  (
    await ask<typeof calls.socialAccountsCall, { provider: string; email: string }[]>(
      calls.socialAccountsCall,
      {
        token,
      },
    )
  ).body;

test.each(['google', 'facebook'] as const)(
  'AU-01 LY-15 whoever is signed in links an account of %s with another address, and signs in with it',
  async (provider) => {
    const { email, uuid, token } = await signedIn();
    const account = someone({ email_verified: false });
    const callback = await comeBack((await setOutToLink(token, provider)).body, account);
    expect((await link(token, callback, provider)).status).toBe(204);
    expect(await accountsOf(token)).toMatchObject([{ provider, email: account.email }]);
    expect(await changesTold(email)).toEqual([`${provider}-linked`]);
    const { body } = await logIn(account, provider);
    expect(await userOf(body.key)).toMatchObject({ uuid, email });
    // What it came back with is used up.
    expect((await link(token, callback, provider)).body.code).toBe('SOCIAL_LOGIN_FAILED');
  },
);

test('AU-01 another account at the same service takes the place of the former, which signs in nobody', async () => {
  const { email, token } = await signedIn();
  const [former, later] = [someone(), someone()];
  server.setNow(new Date('2026-11-23T10:00:00Z'));
  const again = (
    await ask<typeof calls.loginCall, SignedIn>(calls.loginCall, {
      body: { email, password: testPassword },
    })
  ).body.key;
  for (const [account, time] of [
    [former, '2026-11-23T10:00:00Z'],
    [later, '2026-11-23T10:01:00Z'],
  ] as const) {
    server.setNow(new Date(time));
    await link(again, await comeBack((await setOutToLink(again)).body, account));
  }
  expect(await accountsOf(token)).toMatchObject([
    { email: later.email, linked_at: '2026-11-23T10:01:00.000Z' },
  ]);
  const { status, body } = await logIn(former);
  // It is somebody new, as its address is.
  expect(status).toBe(200);
  expect(await userOf(body.key)).toMatchObject({ email: former.email });
});

test('AU-06 an account that signs in somebody else cannot be linked', async () => {
  const account = someone();
  await logIn(account);
  const { email, token } = await signedIn();
  const callback = await comeBack((await setOutToLink(token)).body, account);
  expect(await link(token, callback)).toMatchObject({ status: 409, body: { code: 'SOCIAL_ACCOUNT_TAKEN' } });
  expect([await accountsOf(token), await changesTold(email)]).toEqual([[], []]);
});

test('AU-06 of two users who link one account at once, one has it', async () => {
  for (let round = 0; round < 5; round++) {
    const account = someone();
    const users = [await signedIn(), await signedIn()];
    const callbacks: Callback[] = [];
    for (const { token } of users) callbacks.push(await comeBack((await setOutToLink(token)).body, account));
    const answers = await Promise.all(users.map(({ token }, index) => link(token, callbacks[index]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('SOCIAL_ACCOUNT_TAKEN');
  }
});

test('AU-06 an account that is unlinked while it signs in stays unlinked', async () => {
  for (let round = 0; round < 10; round++) {
    const account = someone();
    const { token } = await signedIn();
    expect((await link(token, await comeBack((await setOutToLink(token)).body, account))).status).toBe(204);
    const callback = await comeBack(await setOut(), account);
    const [unlinked] = await Promise.all([
      ask(calls.unlinkSocialCall, { token, params: { provider: 'google' } }),
      finish(callback),
    ]);
    expect(unlinked.status).toBe(204);
    expect(await accountsOf(token)).toEqual([]);
  }
});

test('AU-06 a login started to link ends as the same user, and does not sign in; one started to sign in links nothing', async () => {
  const mine = await signedIn();
  const other = await signedIn();
  const account = someone();
  const toLink = await comeBack((await setOutToLink(mine.token)).body, account);
  expect((await link(other.token, toLink)).body.code).toBe('SOCIAL_LOGIN_FAILED');
  expect((await finish(toLink)).body.code).toBe('SOCIAL_LOGIN_FAILED');
  const toSignIn = await comeBack(await setOut(), account);
  expect((await link(mine.token, toSignIn)).body.code).toBe('SOCIAL_LOGIN_FAILED');
  expect([await accountsOf(mine.token), await accountsOf(other.token)]).toEqual([[], []]);
  // Neither used up what the right one may do with it.
  expect((await link(mine.token, toLink)).status).toBe(204);
});

test('AU-01 a session left open links nothing', async () => {
  const { token } = await signedIn();
  server.setNow(new Date(Date.now() + 3_600_000));
  expect(await setOutToLink(token)).toMatchObject({ status: 403, body: { code: 'RECENT_LOGIN_NEEDED' } });
});
