import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as calls from '../../domain/auth/calls.ts';
import type {
  AuthUser,
  Passkey,
  PasskeyChallenge,
  SignedIn,
  TotpSecret,
} from '../../domain/auth/contract.ts';
import { Authenticator } from '../../../test/authenticator.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const origin = 'http://localhost:3000';
let server: TestServer;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_SECOND_FACTOR: 'yes' } });
  ask = fromManyAddresses(callerOf(server));
  const { db } = server.database;
  await db.insertInto('role').values({ code: 'TH_ORDERS' }).execute();
  await db.insertInto('role_permission').values({ role: 'TH_ORDERS', permission: 'view_order' }).execute();
});
afterAll(() => server.stop());

async function logIn(email: string, code?: string) {
  const body = { email, password: testPassword, ...(code !== undefined && { code }) };
  return (await ask<typeof calls.loginCall, SignedIn>(calls.loginCall, { body })).body.key;
}

async function colleague() {
  const user = await buildUser(server.database.db);
  await server.database.db.insertInto('user_role').values({ user_id: user.id, role: 'TH_ORDERS' }).execute();
  return { ...user, token: await logIn(user.email) };
}

const rightsOf = async (token: string) => {
  const { body } = await ask<typeof calls.userCall, AuthUser>(calls.userCall, { token });
  const identity = await server.identities.find(token);
  expect([...identity!.permissions].toSorted()).toEqual(body.permissions);
  return [body.permissions, body.needs_second_factor];
};

async function addPasskey(token: string, authenticator: Authenticator) {
  const { body } = await ask<typeof calls.passkeyRegistrationCall, PasskeyChallenge>(
    calls.passkeyRegistrationCall,
    { token },
  );
  const response = authenticator.create(body.options as never);
  return ask<typeof calls.registerPasskeyCall, Passkey>(calls.registerPasskeyCall, {
    token,
    body: { challenge: body.challenge, name: 'Telefon', response },
  });
}

async function turnCodesOn(token: string) {
  const { body } = await ask<typeof calls.startTotpCall, TotpSecret>(calls.startTotpCall, { token });
  await ask(calls.confirmTotpCall, { token, body: { code: generateSync({ secret: body.secret }) } });
  return body.secret;
}

test('AU-05 rights of the staff count from the moment a passkey was added, and at the next login with it alone', async () => {
  const { email, token } = await colleague();
  expect(await rightsOf(token)).toEqual([[], true]);
  const authenticator = new Authenticator(origin);
  expect((await addPasskey(token, authenticator)).status).toBe(200);
  await vi.waitFor(async () => expect(await rightsOf(token)).toEqual([['view_order'], false]));

  // A stolen password alone gets no further than before.
  expect(await rightsOf(await logIn(email))).toEqual([[], true]);
  const { body: options } = await ask<typeof calls.passkeyLoginChallengeCall, PasskeyChallenge>(
    calls.passkeyLoginChallengeCall,
  );
  const { body } = await ask<typeof calls.passkeyLoginCall, SignedIn>(calls.passkeyLoginCall, {
    body: { challenge: options.challenge, response: authenticator.get(options) },
  });
  expect(await rightsOf(body.key)).toEqual([['view_order'], false]);
});

test('AU-05 a code of an app counts as well', async () => {
  const { email, token } = await colleague();
  const secret = await turnCodesOn(token);
  await vi.waitFor(async () => expect(await rightsOf(token)).toEqual([['view_order'], false]));
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  expect(await rightsOf(await logIn(email, code))).toEqual([['view_order'], false]);
});

test('AU-05 the last factor of somebody who needs one stays, also when two are removed at once', async () => {
  const { token } = await colleague();
  const passkey = await addPasskey(token, new Authenticator(origin));
  const params = { id: passkey.body.id };
  const last = await ask<typeof calls.deletePasskeyCall, { code: string }>(calls.deletePasskeyCall, {
    token,
    params,
  });
  expect([last.status, last.body.code]).toEqual([409, 'LAST_SECOND_FACTOR']);

  await turnCodesOn(token);
  const both = await Promise.all([
    ask(calls.deletePasskeyCall, { token, params }),
    ask(calls.removeTotpCall, { token }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test('AU-05 who is not of the staff removes what they like, and is asked for nothing', async () => {
  const { email } = await buildUser(server.database.db);
  const token = await logIn(email);
  expect(await rightsOf(token)).toEqual([[], false]);
  const { body } = await addPasskey(token, new Authenticator(origin));
  expect((await ask(calls.deletePasskeyCall, { token, params: { id: body.id } })).status).toBe(204);
});

test('AU-05 a factor that is gone does not count for a role that is given later', async () => {
  const { id, email } = await buildUser(server.database.db);
  const token = await logIn(email);
  const { body } = await addPasskey(token, new Authenticator(origin));
  await ask(calls.deletePasskeyCall, { token, params: { id: body.id } });
  await server.database.db.insertInto('user_role').values({ user_id: id, role: 'TH_ORDERS' }).execute();
  await vi.waitFor(async () => expect(await rightsOf(token)).toEqual([[], true]));
});
