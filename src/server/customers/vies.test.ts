import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../domain/customers/contract.ts';
import { freshRegCode, requester, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { vatChecks } from './service.ts';

type Behaviour = (asked: unknown, response: ServerResponse, request: IncomingMessage) => void;

let server: TestServer;
let vies: Server;
let viesUrl: string;
let behave: Behaviour;
let asked: { url: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  // As the REST interface of VIES answers.
  vies = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = text === '' ? null : JSON.parse(text);
      asked.push({ url: request.url, body });
      behave(body, response, request);
    });
  });
  await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve));
  viesUrl = `http://127.0.0.1:${(vies.address() as AddressInfo).port}/vies/rest-api`;
});
afterEach(async () => {
  asked = [];
  await sql`delete from outbox where topic = 'customers.check-vat'`.execute(server.database.db);
});
afterAll(async () => {
  vies.closeAllConnections();
  vies.close();
  await server.stop();
});

const json =
  (body: object, status = 200): Behaviour =>
  (_asked, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const told = (valid: boolean, name = 'SALONG HELE OÜ') =>
  json({
    countryCode: 'EE',
    vatNumber: '100594102',
    requestDate: '2026-11-22T12:25:12.544Z',
    valid,
    requestIdentifier: '',
    name,
    address: 'Pärnu mnt 139, Tallinn',
  });

let numbers = 0;
/** A VAT number of Estonia that no other test has. */
function freshVat(): string {
  const digits = String(20_000_000 + numbers++);
  const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return `EE${digits}${(10 - (sum % 10)) % 10}`;
}

async function company(vat: string | null) {
  const { token } = await signIn(server.database.db);
  const me = requester(server.app, token);
  const payload = { name: 'Salong Hele OÜ', country: 'EE', reg_code: freshRegCode(), vat, phone: null };
  const { status, body } = await me.post<Customer>('/api/v1/customers/', payload);
  expect(status).toBe(200);
  const url = `/api/v1/customers/${body.uuid}/`;
  return { me, url, check: async () => (await me.get<Customer>(url)).body.vat_check };
}

const waiting = async () =>
  (
    await sql<{ payload: { vat: string; attempt: number }; key: string; delay: number }>`
      select payload, key, extract(epoch from next_at - now())::float8 as delay from outbox
      where topic = 'customers.check-vat' order by seq`.execute(server.database.db)
  ).rows;

/** Runs what waits, as a worker does. */
async function work() {
  const topic = vatChecks({
    db: server.database.db,
    viesUrl,
    isUsedElsewhere: () => Promise.resolve(false),
    clock: () => new Date('2026-11-22T12:00:00Z'),
  });
  const messages = await waiting();
  await sql`delete from outbox where topic = 'customers.check-vat'`.execute(server.database.db);
  for (const { payload, key } of messages) {
    const signal = new AbortController().signal;
    await topic.run({ id: crypto.randomUUID(), key, payload, attempt: 1, announcedAt: new Date(), signal });
  }
}

test.each([true, false])(
  'AU-04 VIES is asked after a company was added, and its answer is stored with its date: %s',
  async (valid) => {
    behave = told(valid);
    const vat = freshVat();
    const { check } = await company(vat);
    // Nothing waits for it.
    expect([await check(), asked]).toEqual([null, []]);
    await work();
    expect(asked).toEqual([
      { url: '/vies/rest-api/check-vat-number', body: { countryCode: 'EE', vatNumber: vat.slice(2) } },
    ]);
    expect(await check()).toEqual({ is_valid: valid, checked_at: '2026-11-22T12:00:00.000Z' });
  },
);

test('AU-04 another VAT number is asked about anew, the former answer is not shown, and no number asks nothing', async () => {
  behave = told(true);
  const { me, url, check } = await company(freshVat());
  await work();
  expect(await check()).toMatchObject({ is_valid: true });
  await me.put(url, { name: 'X', vat: freshVat() });
  expect([await check(), (await waiting()).length]).toEqual([null, 1]);
  await work();
  await me.put(url, { name: 'X', vat: null });
  await company(null);
  expect(await waiting()).toEqual([]);
});

test('AU-04 a number that was given up before it is asked about is not asked about', async () => {
  const { me, url } = await company(freshVat());
  await me.put(url, { name: 'X', vat: null });
  await work();
  expect(asked).toEqual([]);
});

test.each<[string, Behaviour]>([
  [
    'the registry of the country is away',
    json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }),
  ],
  ['it fails', json({}, 500)],
  ['it answers nonsense', (_asked, response) => response.end('<html>')],
  ['it says yes in words', json({ valid: 'yes' })],
  ['it hangs up', (_asked, _response, request) => request.socket.destroy()],
  [
    'it sends one elsewhere',
    (_asked, response) => response.writeHead(302, { location: '/vies/other' }).end(),
  ],
  [
    'its answer has no end',
    (_asked, response) => response.end(`{"valid":true,"name":"${'x'.repeat(200_000)}"}`),
  ],
])('AU-04 when %s, VIES is asked again later, and nothing is stored', async (_what, behaviour) => {
  behave = behaviour;
  const { check } = await company(freshVat());
  await work();
  expect(await check()).toBe(null);
  expect(asked).toHaveLength(1);
  const [again] = await waiting();
  expect(again!.payload.attempt).toBe(2);
  expect(again!.delay).toBeGreaterThan(30);
  behave = told(true);
  await work();
  expect(await check()).toMatchObject({ is_valid: true });
});

test('AU-04 after twelve attempts VIES is left in peace', async () => {
  behave = json({}, 503);
  const { check } = await company(freshVat());
  for (let attempt = 1; attempt <= 12; attempt++) await work();
  expect(asked).toHaveLength(12);
  expect(await waiting()).toEqual([]);
  expect(await check()).toBe(null);
});

test('AU-04 a name that VIES does not tell is none', async () => {
  const { db } = server.database;
  const nameNow = async (vat: string) =>
    (await sql<{ name: string | null }>`select name from vat_check where vat = ${vat}`.execute(db)).rows;
  for (const [given, stored] of [
    ['---', null],
    ['OÜ "Hele"\n', 'OÜ "Hele"'],
    ['', null],
  ] as const) {
    behave = told(true, given);
    const vat = freshVat();
    await company(vat);
    await work();
    expect(await nameNow(vat)).toEqual([{ name: stored }]);
  }
});
