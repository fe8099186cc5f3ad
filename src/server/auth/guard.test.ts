import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePasswordCall, loginCall } from '../../domain/auth/calls.ts';
import type { SignedIn } from '../../domain/auth/contract.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildUser, testPassword } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { guarded } from './guard.ts';
import { createPasswords } from './passwords.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ask = callerOf(server);
});
afterAll(() => server.stop());

let now = Date.now();
const pass = (ms: number) => server.setNow(new Date((now += ms)));
beforeEach(() => pass(2 * 3_600_000));

let networks = 0;
/** An address nobody has used yet. */
const newIp = () => `172.${16 + (networks >> 16)}.${(networks >> 8) & 255}.${networks++ & 255}`;
const login = (email: string, ip: string, password = testPassword) =>
  ask<typeof loginCall, SignedIn & { code?: string }>(loginCall, { body: { email, password }, ip });
const guess = async (email: string, ip: string) => {
  const { status, headers } = await login(email, ip, 'vale parool on see');
  return { status, retryAfter: headers['retry-after'] };
};

test('AU-06 after a few wrong passwords an address waits, longer each time, and is told how long', async () => {
  const { email } = await buildUser(server.database.db);
  const ip = newIp();
  for (let time = 0; time < 5; time++) expect((await guess(email, ip)).status).toBe(400);
  expect(await guess(email, ip)).toEqual({ status: 429, retryAfter: '5' });
  // The right password waits too, or it would tell which guess was right.
  expect(await login(email, ip)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  pass(5_000);
  expect((await guess(email, ip)).status).toBe(400);
  expect(await guess(email, ip)).toEqual({ status: 429, retryAfter: '10' });
  pass(10_000);
  expect((await login(email, ip)).status).toBe(200);
  // All is forgiven.
  expect((await guess(email, ip)).status).toBe(400);
});

test('AU-06 a clock that was a day ahead and is put right refuses nobody for that day', async () => {
  const { email } = await buildUser(server.database.db);
  const ip = newIp();
  pass(24 * 3_600_000);
  for (let time = 0; time < 6; time++) await guess(email, ip);
  expect((await login(email, ip)).status).toBe(429);
  pass(-24 * 3_600_000);
  for (let time = 0; time < 5; time++) expect((await guess(email, ip)).status).toBe(400);
  // From here on it is counted as ever.
  expect(await guess(email, ip)).toEqual({ status: 429, retryAfter: '5' });
  pass(5_000);
  expect((await login(email, ip)).status).toBe(200);
});

test('AU-06 attempts at an address that nobody has wait alike', async () => {
  const { email } = await buildUser(server.database.db);
  const [ip, other] = [newIp(), newIp()];
  for (let time = 0; time < 7; time++) {
    expect(await guess('pole.olemas@salong.ee', other)).toEqual(await guess(email, ip));
  }
});

test('AU-06 nobody locks another out: the owner signs in from elsewhere while others are refused', async () => {
  const { email } = await buildUser(server.database.db);
  const home = newIp();
  expect((await login(email, home)).status).toBe(200);
  for (let time = 0; time < 8; time++) await guess(email, newIp());
  const enemy = newIp();
  for (let time = 0; time < 6; time++) await guess(email, enemy);
  expect((await guess(email, enemy)).status).toBe(429);
  expect((await login(email, home)).status).toBe(200);
  expect((await login(email, newIp())).status).toBe(200);
});

test('AU-06 an address that tries many accounts waits, and people known there sign in all the same', async () => {
  const { db } = server.database;
  const { email } = await buildUser(db);
  const school = newIp();
  expect((await login(email, school)).status).toBe(200);
  for (let time = 0; time < 30; time++) await guess(`keegi${time}@salong.ee`, school);
  expect((await guess('veel.keegi@salong.ee', school)).status).toBe(429);
  expect((await login(email, school)).status).toBe(200);
  // The same network of IPv6 is one address.
  for (let time = 0; time < 30; time++) await guess(`keegi${time}@salong.ee`, `2001:db8:7:7::${time + 1}`);
  expect((await guess('veel.keegi@salong.ee', '2001:db8:7:7:ffff::1')).status).toBe(429);
});

test('AU-06 a hundred guesses at once are no more than the few that are free', async () => {
  const { email } = await buildUser(server.database.db);
  const ip = newIp();
  const hashes = server.passwords.count;
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(email, ip)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  expect(server.passwords.count - hashes).toBe(5);
});

test('AU-06 waits are the same in every process: they stand in the database', async () => {
  const { email } = await buildUser(server.database.db);
  const ip = newIp();
  for (let time = 0; time < 5; time++) await guess(email, ip);
  const counts = await server.database.db.selectFrom('attempt_count').selectAll().execute();
  const blocked = counts.filter(({ blocked_until }) => blocked_until.getTime() > now);
  expect(blocked).toMatchObject([{ attempts: 5 }]);
  // Whoever reads the table learns no address of a person.
  expect(JSON.stringify(counts)).not.toContain(email);
});

test('AU-06 a stolen session guesses the password no faster', async () => {
  const { email } = await buildUser(server.database.db);
  const ip = newIp();
  const { body } = await login(email, ip);
  const change = () =>
    ask(changePasswordCall, {
      token: body.key,
      ip,
      body: { old_password: 'vale parool on see', new_password: 'kolm väikest kurge' },
    });
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) statuses.push((await change()).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('AU-06 a full queue of hashes refuses at once, and people who are known have a queue of their own', async () => {
  const passwords = createPasswords({ concurrency: 1, maxWaiting: 2 });
  const stored = await passwords.hash(testPassword);
  const strangers = Array.from({ length: 6 }, () => passwords.verify(stored, 'vale'));
  const known = passwords.verify(stored, testPassword, { isKnown: true });
  const order: string[] = [];
  void strangers[1]!.then(
    () => order.push('stranger'),
    () => undefined,
  );
  void known.then(() => order.push('known'));
  const settled = await Promise.allSettled(strangers);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(settled.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await known).toBe(true);
  expect(order[0]).toBe('known');
});

test('AU-06 an attempt that no hash is left for is refused before anything is counted', async () => {
  const { db } = server.database;
  const passwords = createPasswords({ maxWaiting: 0 });
  const clock = () => new Date(now);
  const ip = newIp();
  const tried = guarded({ db, clock, passwords }, { email: 'keegi@salong.ee', userId: undefined, ip }, () =>
    Promise.reject(new Error('no turn')),
  );
  await expect(tried).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const counts = await db
    .selectFrom('attempt_count')
    .selectAll()
    .where('key', '=', `address ${ip}`)
    .execute();
  expect(counts).toEqual([]);
});

test('AU-06 after a wrong password of a stranger the next stranger waits, and nobody else', async () => {
  const passwords = createPasswords({ concurrency: 1 });
  const stored = await passwords.hash(testPassword);
  const order: string[] = [];
  const guessed = passwords.verify(stored, 'vale');
  const stranger = passwords.verify(stored, testPassword).then(() => order.push('stranger'));
  expect(await guessed).toBe(false);
  await passwords.hash('kes registreerub');
  order.push('newcomer');
  await stranger;
  expect(order).toEqual(['newcomer', 'stranger']);
});
