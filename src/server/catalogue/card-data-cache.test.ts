import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildList, buildPrice, buildReview } from '../../../test/factories.ts';
import { importFolder } from '../../../test/import-folder.ts';
import { baseFiles, priceLists, product } from '../../../test/base-files.ts';
import { visitor } from '../../../test/routes.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { importPath } from '../import/import.ts';
import { purgeTags } from '../platform/purge.ts';
import { purgeProducts, listItems, listCachedItems } from './service.ts';

const families = [{ code: 'moist', kind: 'shade', name: { et: 'Niisutav' } }];
const inMoist = (code: string) => ({
  family: 'moist',
  variation: { et: code },
  variation_order: Number(code),
  shade: { code, hex: '#aa3311' },
});
const first = {
  ...baseFiles,
  'price-lists.json': [...priceLists, { code: 'LV', name: 'Cenas', country: 'LV' }],
  'restrictions.json': [{ code: 'pro', reason: { et: 'Ainult salongile' } }],
  'families.json': families,
  'products.json': [
    product('A', {
      ...inMoist('1'),
      restrictions: ['pro'],
      prices: [
        { list: 'EE', cents: 1290 },
        { list: 'LV', cents: 1490 },
      ],
    }),
    product('B', inMoist('2')),
    product('C'),
  ],
};

let server: TestServer;
let ids: Record<string, number>;
beforeAll(async () => {
  server = await startTestServer();
  vi.spyOn(server.cache, 'purge');
});
afterAll(() => server.stop());

beforeEach(async () => {
  const { db } = server.database;
  server.setNow(new Date());
  await imported(first);
  const rows = await db.selectFrom('product').select(['id', 'sku']).execute();
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]));
  await db.deleteFrom('featured_product').execute();
  await buildList(db, 'highlighted', [ids['A']!, ids['B']!, ids['C']!]);
  await purged();
  for (const cache of [server.cache, server.cardDataCache]) cache.purge(['*']);
});

async function imported(files: Record<string, object[]>): Promise<void> {
  await using folder = await importFolder(files);
  const { problems } = await importPath(server.database.db, folder.path, { force: true });
  expect(problems).toEqual([]);
}

let marks = 0;

/** Until the server has heard of all that was committed, which it does in order. */
async function purged(): Promise<void> {
  const mark = `mark:${++marks}`;
  await purgeTags(server.database.db, [mark]);
  await vi.waitFor(() => expect(server.cache.purge).toHaveBeenCalledWith([mark]));
}

async function card(sku: string, headers: Record<string, string> = {}): Promise<ProductListItem> {
  const answer = await server.app.inject({ method: 'GET', url: '/api/v1/products/highlighted/', headers });
  return answer.json<ProductListItem[]>().find((one) => one.internal_id === sku)!;
}

/** The answer made anew of card data in memory. */
async function cardAnew(sku: string): Promise<ProductListItem> {
  server.cache.purge(['*']);
  return card(sku);
}

const changes: {
  what: string;
  files: Record<string, object[]>;
  sees: (card: ProductListItem) => unknown;
  from: unknown;
  to: unknown;
}[] = [
  {
    what: 'a price',
    files: { 'products.json': [product('A', { prices: [{ list: 'EE', cents: 990 }] })] },
    sees: (one) => one.price,
    from: 12.9,
    to: 9.9,
  },
  {
    what: 'stock',
    files: { 'products.json': [product('A', { stock: { TLN: 0 } })] },
    sees: (one) => [one.available_stock, one.stock_state],
    from: [5, 'low'],
    to: [0, 'out'],
  },
  {
    what: 'the reason of a restriction',
    files: { 'restrictions.json': [{ code: 'pro', reason: { et: 'Ainult juuksurile' } }] },
    sees: (one) => one.valid_restrictions[0]!.restriction.i18n_reason.et_EE?.value,
    from: 'Ainult salongile',
    to: 'Ainult juuksurile',
  },
  {
    what: 'the country a restriction holds in',
    files: { 'restrictions.json': [{ code: 'pro', reason: { et: 'x' }, countries: ['LV'] }] },
    sees: (one) => one.valid_restrictions.length,
    from: 1,
    to: 0,
  },
  {
    what: 'the name of the brand',
    files: { 'brands.json': [{ slug: 'nordlys', name: 'Nordlys Pro' }] },
    sees: (one) => one.brand_name,
    from: 'NORDLYS',
    to: 'Nordlys Pro',
  },
  {
    what: 'a variation that comes',
    files: { 'products.json': [product('C', inMoist('3'))] },
    sees: (one) => [one.family?.count, one.family?.shades.map(({ code }) => code)],
    from: [2, ['1', '2']],
    to: [3, ['1', '2', '3']],
  },
  {
    what: 'a variation that goes',
    files: { 'products.json': [product('B')] },
    sees: (one) => one.family?.count,
    from: 2,
    to: 1,
  },
  {
    what: 'a variation that is no longer sold',
    files: { 'products.json': [product('B', { ...inMoist('2'), disabled: true })] },
    sees: (one) => one.family?.count,
    from: 2,
    to: 1,
  },
  {
    what: 'the kind of the family',
    files: { 'families.json': [{ code: 'moist', kind: 'size', name: { et: 'Niisutav' } }] },
    sees: (one) => one.family?.kind,
    from: 'shade',
    to: 'size',
  },
  {
    what: 'the country of a price list',
    files: { 'price-lists.json': [{ code: 'EE', name: 'Eesti hinnad', country: 'FI' }] },
    sees: (one) => one.price,
    from: 12.9,
    to: null,
  },
];

describe('cards made of what is in memory', () => {
  test.each(changes)('PL-02 a card shows at once: $what', async ({ files, sees, from, to }) => {
    expect(sees(await card('A'))).toEqual(from);
    await imported(files);
    await purged();
    // A new price begins when it is written.
    server.setNow(new Date());
    expect(sees(await card('A'))).toEqual(to);
  });

  test('PL-06 a card shows a review at once', async () => {
    expect((await card('A')).reviews.rating_count).toBe(0);
    await buildReview(server.database.db, ids['A']!, { rating: 4 });
    await purged();
    expect((await card('A')).reviews).toEqual({ average_rating: 4, rating_count: 1 });
  });

  test('PL-07 no audience is shown what another’s price, stock or name is', async () => {
    const latvian = { 'delivery-country': '3' };
    const russian = { 'accept-language': 'ru-RU,ru' };
    for (let time = 0; time < 2; time++) {
      expect([(await cardAnew('A')).price, (await card('A', latvian)).price]).toEqual([12.9, 14.9]);
      expect([(await cardAnew('A')).available_stock, (await card('A', latvian)).available_stock]).toEqual([
        5, 0,
      ]);
      expect((await card('A', russian)).price).toBe(12.9);
    }
    expect(server.cardDataCache.entries).toBe(9);
  });

  test('PL-07 a campaign begins and ends to the second', async () => {
    const { db } = server.database;
    const noon = new Date('2030-06-03T09:00:00Z');
    const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
    await db
      .updateTable('price')
      .set({ valid: '(,2030-06-03T09:01:00Z)' })
      .where('product_id', '=', ids['B']!)
      .execute();
    await buildPrice(db, ids['B']!, { cents: 700, from: later(60), to: later(120) });
    server.setNow(later(0));
    const prices = [(await cardAnew('B')).price];
    for (const seconds of [59, 60, 119, 120]) {
      server.setNow(later(seconds));
      prices.push((await cardAnew('B')).price);
    }
    expect(prices).toEqual([12.9, 12.9, 7, 7, null]);
  });

  test('PL-02 a promised day passes at midnight', async () => {
    await imported({ 'products.json': [product('A', { stock: { TLN: 0 }, expected_at: '2030-06-03' })] });
    await purged();
    server.setNow(new Date('2030-06-03T20:59:00Z'));
    expect((await cardAnew('A')).expected_at).toBe('2030-06-03');
    server.setNow(new Date('2030-06-03T21:01:00Z'));
    expect((await cardAnew('A')).expected_at).toBe(null);
  });

  test.each([
    ['the product', 'A', 0],
    ['another product', 'B', 1],
  ])(
    'PL-02 what was read while %s changed stays in memory only when it cannot show it',
    async (_what, sku, left) => {
      const { db } = server.database;
      const services = { db, cardDataCache: server.cardDataCache };
      const reading = listCachedItems(services, [ids['A']!], visitor, new Date());
      server.cardDataCache.purge([`product:${ids[sku]}`]);
      expect(await reading).toHaveLength(1);
      expect(server.cardDataCache.entries).toBe(left);
    },
  );

  test('PL-02 a transaction sees what it has written, and nobody else before it is committed', async () => {
    const { db } = server.database;
    const id = ids['A']!;
    await card('A');
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('stock').set({ quantity: 1 }).where('product_id', '=', id).execute();
      await purgeProducts(trx, [id]);
      expect((await listItems(trx, [id], visitor, new Date()))[0]!.available_stock).toBe(1);
      await purged();
      expect((await cardAnew('A')).available_stock).toBe(5);
    });
    await purged();
    expect((await card('A')).available_stock).toBe(1);
  });
});
