import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '../../domain/auth/calls.ts';
import type { AuthUser, RecoveryCodes, SignedIn, TotpSecret } from '../../domain/auth/contract.ts';
import { callerOf, fromManyAddresses } from '../../../test/calls.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
/** The beginning of a period of thirty seconds. */
const start = Date.UTC(2026, 10, 22, 12, 0, 0);
beforeAll(async () => {
  server = await startTestServer();
  ask = fromManyAddresses(callerOf(server));
});
afterAll(() => server.stop());
beforeEach(() => at(0));

type Refused = { code?: string };
const at = (seconds: number) => server.setNow(new Date(start + seconds * 1000));
const codeAt = (secret: string, seconds: number) =>
  generateSync({ secret, epoch: Math.floor(start / 1000) + seconds });

const login = (email: string, code?: string) =>
  ask<typeof calls.loginCall, SignedIn & Refused>(calls.loginCall, {
    body: { email, password: testPassword, ...(code !== undefined && { code }) },
  });
const userOf = (token: string) => ask<typeof calls.userCall, AuthUser>(calls.userCall, { token });

/** Somebody who is signed in and has turned codes on, with the code of the period before. */
async function someoneWithCodes() {
  const user = await buildUser(server.database.db);
  const token = (await login(user.email)).body.key;
  const begun = await ask<typeof calls.startTotpCall, TotpSecret>(calls.startTotpCall, { token });
  expect(begun.status).toBe(200);
  const { secret } = begun.body;
  const confirmed = await ask<typeof calls.confirmTotpCall, RecoveryCodes & Refused>(calls.confirmTotpCall, {
    token,
    body: { code: codeAt(secret, -30) },
  });
  expect(confirmed.status).toBe(200);
  return { ...user, token, secret, recoveryCodes: confirmed.body.recovery_codes };
}

test('AU-01 codes of an app are turned on with the first of them, and asked for from then on', async () => {
  const { email } = await buildUser(server.database.db);
  const token = (await login(email)).body.key;
  const { body: begun } = await ask<typeof calls.startTotpCall, TotpSecret>(calls.startTotpCall, { token });
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.uri).toBe(
    `otpauth://totp/Ilumaja:${encodeURIComponent(email)}?secret=${begun.secret}&issuer=Ilumaja`,
  );
  expect(begun.qr_svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  // Until it is confirmed, nothing is asked for.
  expect((await login(email)).status).toBe(200);
  expect((await userOf(token)).body.has_totp).toBe(false);

  const wrong = await ask<typeof calls.confirmTotpCall, Refused>(calls.confirmTotpCall, {
    token,
    body: { code: '000000' },
  });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_CODE']);
  const { body } = await ask<typeof calls.confirmTotpCall, RecoveryCodes>(calls.confirmTotpCall, {
    token,
    body: { code: codeAt(begun.secret, 0) },
  });
  expect(body.recovery_codes).toHaveLength(10);
  expect((await userOf(token)).body.has_totp).toBe(true);

  const without = await login(email);
  expect([without.status, without.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  at(30);
  expect((await login(email, codeAt(begun.secret, 30))).status).toBe(200);
});

test('AU-06 neither the secret nor a recovery code can be read in the database', async () => {
  const { id, secret, recoveryCodes } = await someoneWithCodes();
  const { db } = server.database;
  const totp = await db.selectFrom('totp').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  const codes = await db.selectFrom('recovery_code').selectAll().where('user_id', '=', id).execute();
  const stored = JSON.stringify([totp, totp.sealed_secret.toString('latin1'), codes]);
  for (const one of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(one);
  }
});

test.each([
  // Of the period before, the present one and the next: clocks of phones are off by some seconds.
  [-31, 0, 400],
  [-1, 0, 200],
  [0, 0, 200],
  [29, 0, 200],
  [30, 0, 200],
  [59, 0, 200],
  [60, 0, 400],
  [0, 59, 200],
  [0, 60, 400],
])(
  'AU-01 a code of second %i signs in at second %i with status %i',
  async (codeSecond, loginSecond, status) => {
    const { email, secret } = await someoneWithCodes();
    // Codes up to the confirmation are used up; what is tested lies after it.
    at(120 + loginSecond);
    expect((await login(email, codeAt(secret, 120 + codeSecond))).status).toBe(status);
  },
);

test('AU-01 a code signs in once, and no older one after it', async () => {
  const { email, secret } = await someoneWithCodes();
  const code = codeAt(secret, 0);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(email, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  at(30);
  expect((await login(email, codeAt(secret, 60))).status).toBe(200);
  expect((await login(email, codeAt(secret, 30))).body.code).toBe('WRONG_CODE');
});

test('AU-01 a recovery code signs in once, however it is typed', async () => {
  const { email, recoveryCodes } = await someoneWithCodes();
  const [first, second] = recoveryCodes as [string, string];
  expect((await login(email, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
  expect((await login(email, first)).body.code).toBe('WRONG_CODE');
  expect((await login(email, second.replaceAll('-', ''))).status).toBe(200);
});

test('AU-01 new recovery codes make the former ones void', async () => {
  const { email, token, recoveryCodes } = await someoneWithCodes();
  const { body } = await ask<typeof calls.newRecoveryCodesCall, RecoveryCodes>(calls.newRecoveryCodesCall, {
    token,
  });
  expect((await login(email, recoveryCodes[0])).body.code).toBe('WRONG_CODE');
  expect((await login(email, body.recovery_codes[0])).status).toBe(200);
});

test('AU-01 codes and secrets of one user are nothing to another', async () => {
  const [mine, theirs] = [await someoneWithCodes(), await someoneWithCodes()];
  expect((await login(mine.email, theirs.recoveryCodes[0])).status).toBe(400);
  expect((await login(mine.email, codeAt(theirs.secret, 0))).status).toBe(400);
  // Rows that somebody swapped in the database open for nobody.
  const { db } = server.database;
  const { sealed_secret } = await db
    .selectFrom('totp')
    .select('sealed_secret')
    .where('user_id', '=', theirs.id)
    .executeTakeFirstOrThrow();
  await db.updateTable('totp').set({ sealed_secret }).where('user_id', '=', mine.id).execute();
  expect((await login(mine.email, codeAt(theirs.secret, 0))).status).toBe(500);
});

test('AU-01 a code is asked for after the right password alone', async () => {
  const { email } = await someoneWithCodes();
  const wrong = await ask<typeof calls.loginCall, Refused>(calls.loginCall, {
    body: { email, password: 'vale parool siin', code: '123456' },
  });
  expect(wrong.body.code).toBe('WRONG_CREDENTIALS');
});

test('AU-01 codes that are on are turned off before others are turned on', async () => {
  const { token, email } = await someoneWithCodes();
  const again = await ask<typeof calls.startTotpCall, Refused>(calls.startTotpCall, { token });
  expect(again.body.code).toBe('TOTP_ALREADY_ON');
  expect((await ask(calls.removeTotpCall, { token })).status).toBe(204);
  expect((await login(email)).status).toBe(200);
  expect((await ask(calls.startTotpCall, { token })).status).toBe(200);
});

test('AU-01 nobody confirms, or gets recovery codes of, what was not begun', async () => {
  const { email } = await buildUser(server.database.db);
  const token = (await login(email)).body.key;
  const confirmed = await ask<typeof calls.confirmTotpCall, Refused>(calls.confirmTotpCall, {
    token,
    body: { code: '123456' },
  });
  const codes = await ask<typeof calls.newRecoveryCodesCall, Refused>(calls.newRecoveryCodesCall, { token });
  expect([confirmed.body.code, codes.body.code]).toEqual(['TOTP_NOT_STARTED', 'TOTP_NOT_STARTED']);
});

test('AU-01 a session left open turns nothing on or off', async () => {
  const { token } = await someoneWithCodes();
  at(600);
  for (const call of [calls.startTotpCall, calls.newRecoveryCodesCall, calls.removeTotpCall]) {
    const { status, body } = await ask<typeof call, Refused>(call, { token });
    expect([status, body.code]).toEqual([403, 'RECENT_LOGIN_NEEDED']);
  }
});

test.each(['', ' ', 'a'.repeat(65), "'; drop table totp; --", '１２３４５６', '12345\u0000'])(
  'AU-01 ER-01 the code %j is wrong, and no more than that',
  async (code) => {
    const { email } = await someoneWithCodes();
    expect((await login(email, code)).status).toBe(400);
  },
);
