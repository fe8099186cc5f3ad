import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPickupPoints, buildStore } from '../../../test/delivery.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { PickupPointPage } from '../../domain/delivery/contract.ts';
import { countryIds } from '../../domain/shops/audience.ts';
import { tallinnInstant } from '../../domain/time.ts';
import { tags } from '../changes/service.ts';
import { purgeTags } from '../platform/purge.ts';
import { findPickupPoint, namedMethod, offeredMethods } from './service.ts';

let server: TestServer;
const { EE, LV, FI } = countryIds;
const [eeShop, lvShop] = [2, 3];
// A Monday.
const now = tallinnInstant('2026-11-23', '10:00');

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  await buildPickupPoints(db, [
    { carrier: 'omniva', ext_id: '96091', city: 'Tallinn', name: 'Kristiine keskuse pakiautomaat' },
    { carrier: 'omniva', ext_id: '96201', city: 'Tartu', name: 'Tartu Lõunakeskuse pakiautomaat' },
    { carrier: 'omniva', ext_id: '9110', city: 'Rīga', name: 'Rīgas Origo', country_id: LV },
    { carrier: 'omniva', ext_id: '96999', city: 'Tartu', name: 'Suletud automaat', is_active: false },
    { carrier: 'smartposti', ext_id: '1001', city: 'Helsinki', name: 'Kamppi', country_id: FI },
  ]);
  await buildStore(db, { code: 'tallinn', name: { et: 'Tallinna kauplus', en: 'Tallinn store' } });
});
afterAll(() => server.stop());

const ways = async (shopId: number, countryId: number, weightG = 800, byAgreement = false) =>
  offeredMethods(server.database.db, { shopId, countryId, weightG, byAgreement, readyInDays: 0, now });
const wordsOf = (found: Awaited<ReturnType<typeof ways>>) =>
  found.map(({ kind, carrier, cents, freeFromCents }) => [carrier ?? kind, cents, freeFromCents]);

async function methodId(kind: string, { carrier = null as string | null, shopId = eeShop } = {}) {
  const row = await server.database.db
    .selectFrom('delivery_method')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind as 'locker')
    .where('carrier', 'is not distinct from', carrier as 'omniva' | null)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function search(query: Record<string, string | number>, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    url: '/api/v1/deliveries/pickup-points/',
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers,
  });
  return { status: answer.statusCode, body: answer.json<PickupPointPage>() };
}
const namesOf = ({ body }: { body: PickupPointPage }) => body.results.map(({ name }) => name);

test('CO-02 a new shop delivers by the ways it is born with, to lockers where there are any', async () => {
  expect(wordsOf(await ways(eeShop, EE))).toEqual([
    ['omniva', 390, 6000],
    ['courier', 590, 6000],
    ['store', 0, null],
  ]);
  expect(wordsOf(await ways(eeShop, LV))).toEqual([
    ['omniva', 390, 6000],
    ['courier', 590, 6000],
  ]);
  expect(wordsOf(await ways(eeShop, FI))).toEqual([
    ['smartposti', 790, 6000],
    ['courier', 1490, 6000],
  ]);
  expect(wordsOf(await ways(eeShop, FI, 12_000))).toContainEqual(['smartposti', 990, 6000]);
  // The Latvian shop has no store here.
  expect(wordsOf(await ways(lvShop, LV)).map(([way]) => way)).toEqual(['omniva', 'courier']);
  expect(wordsOf(await ways(eeShop, EE, 12_000, true))).toEqual([['agreement', 4900, null]]);
});

test('CO-02 each way says in every language what it is, and when it arrives', async () => {
  const [locker] = await ways(eeShop, FI);
  expect(locker).toMatchObject({
    i18n_name: { et_EE: { value: 'SmartPosti pakiautomaat' }, ru_RU: { value: 'Почтомат SmartPosti' } },
    promisedOn: '2026-11-27',
    needsPickupPoint: true,
  });
});

test('CO-02 ways come from memory until one changes', async () => {
  const { db } = server.database;
  const id = await methodId('courier');
  const before = wordsOf(await ways(eeShop, EE));
  await db.updateTable('delivery_price').set({ cents: 640 }).where('method_id', '=', id).execute();
  expect(wordsOf(await ways(eeShop, EE))).toEqual(before);
  await purgeTags(db, [tags.delivery]);
  await vi.waitFor(async () =>
    expect(wordsOf(await ways(eeShop, EE))).toContainEqual(['courier', 640, 6000]),
  );
});

test('CO-02 a way of delivery keeps its name where its pick-up points were asked for before', async () => {
  const id = await methodId('locker', { carrier: 'omniva' });
  const { db } = server.database;
  await purgeTags(db, [tags.delivery]);
  await server.app.inject({ method: 'GET', url: `/api/v1/deliveries/pickup-points/?method=${id}` });
  expect((await namedMethod(db, id))?.i18n_name).toMatchObject({ et_EE: { value: 'Omniva pakiautomaat' } });
});

test('CO-02 a transaction finds the same memory', async () => {
  const { db } = server.database;
  const wish = { shopId: eeShop, countryId: EE, weightG: 800, byAgreement: false, readyInDays: 0, now };
  const outside = await offeredMethods(db, wish);
  const inside = await db.transaction().execute((trx) => offeredMethods(trx, wish));
  expect(inside).toEqual(outside);
});

test('CO-02 points of a way by words, page by page', async () => {
  const method = await methodId('locker', { carrier: 'omniva' });
  expect(namesOf(await search({ method }))).toEqual([
    'Kristiine keskuse pakiautomaat',
    'Tartu Lõunakeskuse pakiautomaat',
  ]);
  expect(namesOf(await search({ method, search: 'lounakeskus' }))).toEqual([
    'Tartu Lõunakeskuse pakiautomaat',
  ]);
  expect(namesOf(await search({ method, country_id: LV }))).toEqual(['Rīgas Origo']);
  expect(namesOf(await search({ method }, { 'delivery-country': String(LV) }))).toEqual(['Rīgas Origo']);
  const first = await search({ method, page_size: 1 });
  expect(first.body).toMatchObject({
    count: 2,
    previous: null,
    next: expect.stringContaining('page=2'),
    results: [{ id: '96091', country_id: EE, distance_m: null, city: 'Tallinn' }],
  });
  expect((await search({ method, page: 9 })).body.results).toEqual([]);
});

test('CO-02 stores of the shop are the points of collecting, in its own country', async () => {
  const method = await methodId('store');
  const found = await search({ method }, { 'accept-language': 'en-US,en' });
  expect(found.body.results).toMatchObject([
    { id: 'tallinn', name: 'Tallinn store', opening_hours: 'Mon–Fri 9.00–18.00' },
  ]);
  expect((await search({ method, country_id: LV })).body.count).toBe(0);
});

test.each([
  [{}, 'method'],
  [{ method: '0' }, 'method'],
  [{ method: 'x' }, 'method'],
  [{ method: '99999999999' }, 'method'],
  [{ method: '2147483647' }, 'method'],
  [{ search: 'x'.repeat(101) }, 'search'],
  [{ postal_code: "10'; drop" }, 'postal_code'],
  [{ postal_code: '1' }, 'postal_code'],
  [{ near: '91,24' }, 'near'],
  [{ near: 'here' }, 'near'],
  [{ page: '0' }, 'page'],
  [{ page_size: '101' }, 'page_size'],
  [{ radius: '5' }, 'radius'],
] as const)('CO-02 ER-01 %j is refused', async (query, field) => {
  const method = await methodId('locker', { carrier: 'omniva' });
  const asked = field === 'method' ? query : { method, ...query };
  expect(await search(asked)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

test('CO-02 the way of another shop, or one that brings the goods, has no points to choose from', async () => {
  const foreign = await methodId('locker', { carrier: 'venipak', shopId: lvShop });
  const courier = await methodId('courier');
  for (const method of [foreign, courier])
    expect(await search({ method })).toMatchObject({ status: 400, body: { method: ['unknown'] } });
});

test('CO-02 an order may choose a point that serves its country, and no other', async () => {
  const { db } = server.database;
  const omniva = await methodId('locker', { carrier: 'omniva' });
  const choose = (id: string, countryId: number = EE, method = omniva) =>
    findPickupPoint(db, { methodId: method, countryId, id, language: 'en' });
  expect(await choose('96091')).toEqual({
    id: '96091',
    name: 'Kristiine keskuse pakiautomaat',
    address: 'Endla 45',
    city: 'Tallinn',
    postal_code: '10615',
  });
  expect(await choose('96999')).toBeUndefined();
  expect(await choose('9110')).toBeUndefined();
  expect(await choose('9110', LV)).toMatchObject({ city: 'Rīga' });
  expect(await choose('1001', FI)).toBeUndefined();
  expect(await choose("' or 1=1")).toBeUndefined();
  expect(await choose('tallinn', EE, await methodId('store'))).toMatchObject({ name: 'Tallinn store' });
  expect(await choose('tallinn', LV, await methodId('store'))).toBeUndefined();
  expect(await choose('96091', EE, await methodId('courier'))).toBeUndefined();
  expect(await choose('96091', EE, 2_147_483_647)).toBeUndefined();
});
