import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '../../domain/auth/calls.ts';
import type { Passkey, PasskeyChallenge, SignedIn } from '../../domain/auth/contract.ts';
import { Authenticator, strangeKey, type Flaws } from '../../../test/authenticator.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { signIn } from '../../../test/people.ts';
import { waitingMails } from '../../../test/mail.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const origin = 'https://ilumaja.ee';
let server: TestServer;
let ask: ReturnType<typeof callerOf>;
/** At the Latvian domain. */
let askInLatvia: ReturnType<typeof callerOf>;

beforeAll(async () => {
  server = await startTestServer({
    env: {
      PUBLIC_URL: origin,
      SHOP_HOSTS_EE: 'ilumaja.ee',
      SHOP_HOSTS_LV: 'ilumaja.lv',
      ADMIN_SECOND_FACTOR: 'no',
    },
  });
  ask = fromManyAddresses(callerOf(server, { host: 'ilumaja.ee' }));
  askInLatvia = fromManyAddresses(callerOf(server, { host: 'ilumaja.lv' }));
});
afterAll(() => server.stop());
beforeEach(() => server.setNow(new Date()));

type Refused = { code?: string };
const creation = (challenge: PasskeyChallenge) =>
  challenge.options as unknown as Parameters<Authenticator['create']>[0];

async function register(
  token: string,
  authenticator = new Authenticator(origin),
  name = 'Telefon',
  flaws: Flaws = {},
) {
  const start = await ask<typeof calls.passkeyRegistrationCall, PasskeyChallenge & Refused>(
    calls.passkeyRegistrationCall,
    { token },
  );
  if (start.status !== 200)
    return { authenticator, ...start, body: start.body as unknown as Passkey & Refused };
  const { challenge } = start.body;
  const response = authenticator.create(creation(start.body), flaws);
  const added = await ask<typeof calls.registerPasskeyCall, Passkey & Refused>(calls.registerPasskeyCall, {
    token,
    body: { challenge, name, response },
  });
  return { authenticator, ...added };
}

const challengeOf = async (at = ask) =>
  (await at<typeof calls.passkeyLoginChallengeCall, PasskeyChallenge>(calls.passkeyLoginChallengeCall)).body;

async function logIn(authenticator: Authenticator, flaws: Flaws = {}, at = ask) {
  const options = await challengeOf(at);
  return at<typeof calls.passkeyLoginCall, SignedIn & Refused>(calls.passkeyLoginCall, {
    body: { challenge: options.challenge, response: authenticator.get(options, flaws) },
  });
}

test('AU-01 a passkey is added, listed, renamed, signs in without a password, and is deleted', async () => {
  const { token, userId } = await signIn(server.database.db);
  const { authenticator, status, body: passkey } = await register(token, undefined, ' Õie “telefon” 📱 ');
  expect([status, passkey]).toMatchObject([
    200,
    { name: 'Õie “telefon” 📱', domain: 'ilumaja.ee', last_used_at: null },
  ]);

  const login = await logIn(authenticator);
  expect(login.status).toBe(200);
  const user = await ask<typeof calls.userCall, { uuid: string }>(calls.userCall, { token: login.body.key });
  expect(user.status).toBe(200);
  const { uuid } = await server.database.db
    .selectFrom('user_account')
    .select('uuid')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(user.body.uuid).toBe(uuid);

  const list = await ask<typeof calls.passkeysCall, Passkey[]>(calls.passkeysCall, { token });
  expect(list.body).toEqual([{ ...passkey, last_used_at: expect.any(String) }]);
  const params = { id: passkey.id };
  const renamed = await ask(calls.renamePasskeyCall, { token, params, body: { name: 'Vana telefon' } });
  expect(renamed.body).toMatchObject({ id: passkey.id, name: 'Vana telefon' });
  expect((await ask(calls.deletePasskeyCall, { token, params })).status).toBe(204);
  expect((await logIn(authenticator)).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
  const told = (await waitingMails(server.database.db)).filter(
    ({ template }) => template === 'sign-in-changed',
  );
  expect(told.map(({ props }) => props)).toMatchObject([
    { change: 'passkey-added' },
    { change: 'passkey-deleted' },
  ]);
  // Whoever is signed in stays so.
  expect((await ask(calls.userCall, { token: login.body.key })).status).toBe(200);
});

test.each<[string, Flaws]>([
  ['of another site', { origin: 'https://ilumaja.ee.evil.example' }],
  ['over plain HTTP', { origin: 'http://ilumaja.ee' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['for signing in', { type: 'webauthn.get' }],
  ['without finger, face or PIN', { isUserVerified: false }],
  ['with a certificate nobody asked for', { fmt: 'android-key' }],
])('AU-01 an answer %s adds no passkey', async (_what, flaws) => {
  const { token, userId } = await signIn(server.database.db);
  const { status, body } = await register(token, undefined, 'Telefon', flaws);
  expect([status, body.code]).toEqual([400, 'PASSKEY_REFUSED']);
  const rows = await server.database.db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  expect(rows).toEqual([]);
});

test.each<[string, Flaws]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another domain', { rpId: 'ilumaja.lv' }],
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['for adding', { type: 'webauthn.create' }],
  ['without finger, face or PIN', { isUserVerified: false }],
  ['of another user', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ['of no user', { userHandle: undefined }],
])('AU-01 an answer %s signs nobody in', async (_what, flaws) => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  const { status, body } = await logIn(authenticator, flaws);
  expect([status, body.code]).toEqual([400, 'PASSKEY_REFUSED']);
  expect((await logIn(authenticator)).status).toBe(200);
});

test('AU-01 a signature by another key signs nobody in', async () => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  const options = await challengeOf();
  const { status } = await ask(calls.passkeyLoginCall, {
    body: { challenge: options.challenge, response: authenticator.get(options, {}, strangeKey()) },
  });
  expect(status).toBe(400);
});

test('AU-01 a challenge is answered once, rightly or wrongly, and within five minutes', async () => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  const answer = (options: PasskeyChallenge, flaws: Flaws = {}) =>
    ask<typeof calls.passkeyLoginCall, SignedIn>(calls.passkeyLoginCall, {
      body: { challenge: options.challenge, response: authenticator.get(options, flaws) },
    });
  const used = await challengeOf();
  expect((await answer(used)).status).toBe(200);
  expect((await answer(used)).status).toBe(400);
  const missed = await challengeOf();
  expect((await answer(missed, { isUserVerified: false })).status).toBe(400);
  expect((await answer(missed)).status).toBe(400);

  const start = new Date();
  server.setNow(start);
  const [early, late] = [await challengeOf(), await challengeOf()];
  server.setNow(new Date(start.getTime() + 299_000));
  expect((await answer(early)).status).toBe(200);
  server.setNow(new Date(start.getTime() + 300_000));
  expect((await answer(late)).status).toBe(400);
});

test('AU-01 of many answers to one challenge at once, one signs in', async () => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  const options = await challengeOf();
  const body = { challenge: options.challenge, response: authenticator.get(options) };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(calls.passkeyLoginCall, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 400),
  ]);
});

test('AU-01 a passkey whose counter does not go up has been copied', async () => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  expect((await logIn(authenticator, { signCount: 7 })).status).toBe(200);
  expect((await logIn(authenticator, { signCount: 7 })).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
  expect((await logIn(authenticator, { signCount: 8 })).status).toBe(200);
});

test('AU-01 a passkey belongs to the domain it was made at', async () => {
  const { token } = await signIn(server.database.db);
  const { authenticator } = await register(token);
  const elsewhere = await logIn(
    authenticator,
    { origin: 'https://ilumaja.lv', rpId: 'ilumaja.lv' },
    askInLatvia,
  );
  expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'PASSKEY_REFUSED']);
  // A challenge of one domain is none of the other.
  const options = await challengeOf(askInLatvia);
  const { status } = await ask(calls.passkeyLoginCall, {
    body: { challenge: options.challenge, response: authenticator.get(options) },
  });
  expect(status).toBe(400);
});

test('AU-01 a host that is none of the shop gets the address of the shop', async () => {
  const { token } = await signIn(server.database.db);
  const stranger = callerOf(server, { host: 'evil.example' });
  const { body } = await stranger<typeof calls.passkeyRegistrationCall, PasskeyChallenge>(
    calls.passkeyRegistrationCall,
    { token },
  );
  expect(creation(body).rp.id).toBe('ilumaja.ee');
});

test('AU-01 passkeys of others cannot be seen, renamed, deleted, or added a second time', async () => {
  const [mine, theirs] = [await signIn(server.database.db), await signIn(server.database.db)];
  const { authenticator, body: passkey } = await register(theirs.token);
  const params = { id: passkey.id };
  const token = mine.token;
  expect((await ask(calls.passkeysCall, { token })).body).toEqual([]);
  const rename = await ask(calls.renamePasskeyCall, { token, params, body: { name: 'Minu' } });
  const remove = await ask(calls.deletePasskeyCall, { token, params });
  expect([rename.status, remove.status]).toEqual([404, 404]);
  expect((await register(token, authenticator)).body).toMatchObject({ code: 'PASSKEY_KNOWN' });
  // The challenge of one person is nothing to another.
  const start = await ask<typeof calls.passkeyRegistrationCall, PasskeyChallenge>(
    calls.passkeyRegistrationCall,
    { token: theirs.token },
  );
  const stolen = await ask<typeof calls.registerPasskeyCall, Refused>(calls.registerPasskeyCall, {
    token,
    body: {
      challenge: start.body.challenge,
      name: 'Minu',
      response: new Authenticator(origin).create(creation(start.body)),
    },
  });
  expect(stolen.body.code).toBe('PASSKEY_REFUSED');
});

test('AU-01 a session left open adds, renames and deletes nothing, until a passkey proves who sits there', async () => {
  const { db } = server.database;
  const { token, sessionId } = await signIn(db);
  const { authenticator, body: passkey } = await register(token);
  await db
    .updateTable('session')
    .set({ authenticated_at: new Date(Date.now() - 601_000) })
    .where('id', '=', sessionId)
    .execute();
  const params = { id: passkey.id };
  const acts = () =>
    Promise.all([
      ask<typeof calls.passkeyRegistrationCall, Refused>(calls.passkeyRegistrationCall, { token }),
      ask<typeof calls.renamePasskeyCall, Refused>(calls.renamePasskeyCall, {
        token,
        params,
        body: { name: 'A' },
      }),
    ]);
  expect((await acts()).map(({ body }) => body.code)).toEqual(['RECENT_LOGIN_NEEDED', 'RECENT_LOGIN_NEEDED']);
  expect((await ask(calls.deletePasskeyCall, { token, params })).status).toBe(403);

  const other = await register((await signIn(db)).token);
  const confirm = async (by: Authenticator) => {
    const options = await challengeOf();
    const body = { challenge: options.challenge, response: by.get(options) };
    return (await ask(calls.confirmWithPasskeyCall, { token, body })).status;
  };
  expect(await confirm(other.authenticator)).toBe(400);
  expect((await ask(calls.deletePasskeyCall, { token, params })).status).toBe(403);
  expect(await confirm(authenticator)).toBe(204);
  expect((await acts()).map(({ status }) => status)).toEqual([200, 200]);
});

test('AU-01 a blocked user has no passkeys', async () => {
  const { db } = server.database;
  const { token, userId } = await signIn(db);
  const { authenticator } = await register(token);
  await db.updateTable('user_account').set({ is_active: false }).where('id', '=', userId).execute();
  expect((await logIn(authenticator)).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
});

test('AU-01 an account has twenty passkeys at most', async () => {
  const { token } = await signIn(server.database.db);
  for (let count = 0; count < 20; count++) expect((await register(token)).status).toBe(200);
  expect((await register(token)).body).toMatchObject({ code: 'TOO_MANY_PASSKEYS' });
});

test.each([
  ['no answer', {}],
  [
    'an answer of nonsense',
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
  ],
  ['SQL', { id: "' or 1=1 --", rawId: 'a', type: 'public-key', response: {} }],
])('AU-01 ER-01 %s is refused', async (_what, response) => {
  const { challenge } = await challengeOf();
  const { status } = await ask(calls.passkeyLoginCall, { body: { challenge, response } as never });
  expect(status).toBe(400);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['a'.repeat(65), 'too_long'],
  ['a\u0000b', 'invalid'],
])('AU-01 ER-01 a passkey is not called %j', async (name, label) => {
  const { token } = await signIn(server.database.db);
  const { body } = await register(token, undefined, name);
  expect(body).toEqual({ name: [label] });
});

test('AU-01 the last way into an account is not deleted', async () => {
  const { db } = server.database;
  const { token, userId } = await signIn(db);
  const { body: passkey } = await register(token);
  await db.updateTable('user_account').set({ password_hash: null }).where('id', '=', userId).execute();
  const params = { id: passkey.id };
  expect(await ask(calls.deletePasskeyCall, { token, params })).toMatchObject({
    status: 409,
    body: { code: 'LAST_WAY_IN' },
  });
  expect((await ask<typeof calls.passkeysCall, Passkey[]>(calls.passkeysCall, { token })).body).toHaveLength(
    1,
  );
});
