import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPickupPoints } from '../../../seed/pickup-points/load.ts';
import {
  dpdList,
  latvijasPastsList,
  omnivaList,
  smartpostiList,
  venipakList,
} from '../../../seed/pickup-points/lists.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { readConfig } from '../platform/config.ts';
import { refreshPointLists } from './refresh.ts';
import { listSources, retireInventedPoints } from './service.ts';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
}

/** Answers for all carriers, on loopback. */
let answers: Record<string, (asked: Asked) => unknown>;
let asked: Asked[] = [];
const carriers = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const one = {
    method: request.method!,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
  };
  asked.push(one);
  const answer = answers[pathname]?.(one);
  if (answer instanceof Error) {
    response.writeHead(Number(answer.message)).end('busy');
  } else if (typeof answer === 'string') {
    response.end(answer);
  } else {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
});
const countryOf = ({ query }: Asked) => query['country'] as 'EE' | 'LV' | 'FI';

let database: TestDatabase;
let origin: string;
let now = new Date('2026-11-23T02:00:00Z');

beforeAll(async () => {
  await new Promise<void>((resolve) => carriers.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(carriers.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => carriers.close(resolve)));
beforeEach(async () => {
  database = await createTestDatabase();
  asked = [];
  answers = {
    '/omniva': omnivaList,
    '/smartposti': (one) => smartpostiList(countryOf(one)),
    '/dpd': ({ query }) => dpdList(query['countryCode'] as 'EE'),
    '/venipak': (one) => (countryOf(one) === 'LV' ? venipakList() : []),
    '/lp': latvijasPastsList,
  };
  return () => database.drop();
});

const settings = (extra: Record<string, string> = {}) =>
  readConfig({
    PICKUP_POINT_LISTS: 'yes',
    OMNIVA_LIST_URL: `${origin}/omniva`,
    SMARTPOSTI_LIST_URL: `${origin}/smartposti`,
    SMARTPOSTI_API_KEY: 'key-of-posti',
    DPD_LIST_URL: `${origin}/dpd`,
    VENIPAK_LIST_URL: `${origin}/venipak`,
    LATVIJAS_PASTS_LIST_URL: `${origin}/lp?size=9999`,
    ...extra,
  });
const refresh = (extra?: Record<string, string>) =>
  refreshPointLists(
    { db: database.db, clock: () => now, signal: new AbortController().signal },
    listSources(settings(extra)),
  );
const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
const records = () => database.db.selectFrom('pickup_point_refresh').selectAll().orderBy('id').execute();
const lastOf = async (carrier: string) => (await records()).findLast((one) => one.carrier === carrier);

async function activeOf(carrier: 'omniva' | 'smartposti' | 'dpd' | 'venipak' | 'latvijas_pasts') {
  const rows = await database.db
    .selectFrom('pickup_point')
    .select('ext_id')
    .where('carrier', '=', carrier)
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ ext_id }) => ext_id);
}

test('CO-02 the lists of all carriers are fetched as each wants to be asked, and recorded', async () => {
  await refresh({ DPD_TOKEN: 'token-of-dpd' });
  expect(
    (await records()).map(({ carrier, is_taken, received, added }) => [
      carrier,
      is_taken,
      received > 20 && added === received,
    ]),
  ).toEqual([
    ['omniva', true, true],
    ['smartposti', true, true],
    ['venipak', true, true],
    ['latvijas_pasts', true, true],
    ['dpd', true, true],
  ]);
  expect(asked.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/omniva', {}],
    ['GET', '/smartposti', { country: 'EE' }],
    ['GET', '/smartposti', { country: 'LV' }],
    ['GET', '/smartposti', { country: 'FI' }],
    ['GET', '/venipak', { country: 'EE', view: 'json' }],
    ['GET', '/venipak', { country: 'LV', view: 'json' }],
    ['GET', '/lp', { size: '9999' }],
    ['GET', '/dpd', { countryCode: 'EE' }],
    ['GET', '/dpd', { countryCode: 'LV' }],
  ]);
  expect(asked[1]!.headers).toMatchObject({
    authorization: 'key-of-posti',
    'content-type': 'application/json',
  });
  expect(asked[6]!.headers).toMatchObject({ origin: 'https://my.unisend.lv' });
  expect(asked[7]!.headers).toMatchObject({ authorization: 'Bearer token-of-dpd' });
});

test('CO-02 the older interface of DPD is asked where there is no token, and nobody where there is neither', async () => {
  answers['/ws/parcelShopSearch_'] = ({ query }) => ({
    status: 'ok',
    parcelshops: [1, 2].map((number) => ({
      parcelshop_id: `${query['country']}${number}`,
      company: `Automaat ${number}`,
      country: query['country'],
      pcode: '10111',
    })),
  });
  await refresh();
  expect(await activeOf('dpd')).toEqual([]);
  await refresh({ DPD_LEGACY_URL: origin.replace('//', '//me:p%40ss@') + '/ws' });
  expect(await activeOf('dpd')).toEqual(['EE1', 'EE2', 'LV1', 'LV2']);
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    query: {
      username: 'me',
      password: 'p@ss',
      country: 'LV',
      fetchGsPUDOpoint: '1',
      retrieveOpeningHours: '1',
    },
  });
});

test('CO-02 a list is fetched about once a day, one that failed again after an hour', async () => {
  await refresh();
  const first = asked.length;
  later(21);
  await refresh();
  expect(asked.length).toBe(first);
  later(1);
  answers['/omniva'] = () => new Error('503');
  await refresh();
  expect(asked.length).toBe(2 * first);
  later(0.9);
  await refresh();
  expect(asked.length).toBe(2 * first);
  later(0.2);
  await refresh();
  expect(asked.slice(2 * first).map(({ path }) => path)).toEqual(['/omniva']);
});

test('CO-02 points that vanish serve no more, come back with the list, and changes are taken over', async () => {
  await refresh();
  const all = omnivaList();
  answers['/omniva'] = () =>
    all.slice(1).map((point) => (point.ZIP === '96002' ? { ...point, NAME: 'Uue nimega automaat' } : point));
  later(24);
  await refresh();
  expect(await lastOf('omniva')).toMatchObject({
    is_taken: true,
    added: 0,
    changed: 1,
    vanished: 1,
    reason: null,
  });
  expect(await activeOf('omniva')).not.toContain('96001');
  answers['/omniva'] = () => all;
  later(24);
  await refresh();
  expect(await lastOf('omniva')).toMatchObject({ added: 0, changed: 2, vanished: 0 });
  expect(await activeOf('omniva')).toContain('96001');
  later(24);
  await refresh();
  expect(await lastOf('omniva')).toMatchObject({ added: 0, changed: 0, vanished: 0 });
});

const wrongAnswers: [what: string, answer: (asked: Asked) => unknown, reason: RegExp][] = [
  ['an error', () => new Error('500'), /answered 500/],
  ['a page for people', () => '<html>Maintenance</html>', /no JSON/],
  ['something else', () => ({ error: 'gone' }), /no list of points/],
  ['an empty list', () => [], /no points/],
  ['less than half', () => omnivaList().slice(0, 20), /left of/],
  ['one country alone', () => omnivaList().filter(({ A0_NAME }) => A0_NAME === 'EE'), /LV has 0 points left/],
  ['no end', () => 'x'.repeat(25_000_001), /no end/],
];

test.each(wrongAnswers)(
  'CO-02 the last good list is kept when a carrier answers with %s',
  async (_what, answer, reason) => {
    await refresh();
    const before = await activeOf('omniva');
    answers['/omniva'] = answer;
    later(24);
    await refresh();
    expect(await activeOf('omniva')).toEqual(before);
    expect(await lastOf('omniva')).toMatchObject({ is_taken: false, reason: expect.stringMatching(reason) });
    // Nobody else waits for it.
    expect(await lastOf('latvijas_pasts')).toMatchObject({ is_taken: true });
  },
);

test('CO-02 a list of another country than the one asked for is refused, and nobody is followed elsewhere', async () => {
  answers['/smartposti'] = () => smartpostiList('FI');
  await refresh();
  expect(await lastOf('smartposti')).toMatchObject({ reason: 'the list for EE is of another country' });
  await refresh({ OMNIVA_LIST_URL: 'http://192.0.2.1/list' });
  later(2);
  await refresh({ SMARTPOSTI_LIST_URL: 'http://192.0.2.1/list' });
  expect(await lastOf('smartposti')).toMatchObject({
    reason: expect.stringContaining('not among the services'),
  });
});

test('CO-02 a stopping shop records no failure', async () => {
  const stopping = new AbortController();
  answers['/omniva'] = (): Error => {
    stopping.abort();
    return new Error('503');
  };
  const { db } = database;
  const { signal } = stopping;
  const stopped = refreshPointLists({ db, clock: () => now, signal }, listSources(settings()));
  await expect(stopped).rejects.toThrow('aborted');
  expect(await records()).toEqual([]);
});

test('CO-02 nothing is fetched unless the shop is live or was told to', () => {
  expect(listSources(readConfig({}))).toEqual([]);
  const live = listSources(readConfig({ PUBLIC_URL: 'https://shop.example' }));
  expect(live.map(({ carrier }) => carrier)).toEqual(['omniva', 'smartposti', 'venipak', 'latvijas_pasts']);
  expect(listSources(readConfig({ PUBLIC_URL: 'https://shop.example', PICKUP_POINT_LISTS: 'no' }))).toEqual(
    [],
  );
});

test('CO-02 the demo has some hundred invented points, of which a live shop keeps none', async () => {
  const { db } = database;
  await loadPickupPoints(db);
  await loadPickupPoints(db);
  const counts = await db
    .selectFrom('pickup_point')
    .select(['country_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('country_id')
    .orderBy('country_id')
    .execute();
  for (const { count } of counts) expect(count).toBeGreaterThan(30);
  expect(counts.map(({ country_id }) => country_id)).toEqual([2, 3, 4]);
  expect((await records()).every(({ is_taken }) => is_taken)).toBe(true);
  // They are due at once.
  await refresh();
  expect(await lastOf('omniva')).toMatchObject({ is_taken: true, added: 0, changed: 0 });
  await retireInventedPoints(db);
  expect(await activeOf('dpd')).toEqual([]);
  expect((await activeOf('omniva')).length).toBeGreaterThan(80);
});
