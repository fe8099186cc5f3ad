import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildFamily, buildProduct } from '../../../test/factories.ts';
import { plainRenderer, startTestServer, type TestServer } from '../../../test/server.ts';
import type { Product } from '../../domain/catalogue/contract.ts';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import { expireTags, listenForInvalidations, purgeTags } from '../platform/purge.ts';
import { changePrices } from '../pricing/service.ts';
import { setStock, warehouseIds } from './service.ts';

let server: TestServer;
let warehouse: number;
let rendered = 0;
const start = new Date('2030-06-03T09:00:00Z');

beforeAll(async () => {
  server = await startTestServer({
    renderer: {
      ...plainRenderer,
      async renderPage({ url, api }) {
        rendered++;
        const text = url.startsWith('/products/')
          ? toldOf((await api.get('/api/v1/products/:id/', { id: url.slice(10) })) as Product)
          : ((await api.get('/api/v1/products/elastic/search/new/')) as SearchAnswer).results
              .map(toldOf)
              .join(' ');
        return { status: 200, html: Buffer.from(text) };
      },
    },
  });
  warehouse = (await server.database.db.transaction().execute(warehouseIds)).get('TLN')!;
});
afterAll(() => server.stop());
beforeEach(() => {
  after(0);
  for (const cache of [server.cache, server.pageCache, server.cardDataCache]) cache.purge(['*']);
  rendered = 0;
});

const toldOf = ({ id, stock_state, price }: Pick<Product, 'id' | 'stock_state' | 'price'>) =>
  `${id}:${stock_state}:${price}`;
const after = (ms: number) => server.setNow(new Date(start.getTime() + ms));
const page = async (url: string) =>
  (await server.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000' } })).body;

/** What was announced before has been heard when this has. */
async function heard(): Promise<void> {
  await server.cache.getOrLoad('mark', { tags: ['mark'], freshMs: 60_000 }, () => Promise.resolve(true));
  await purgeTags(server.database.db, ['mark']);
  await vi.waitFor(() => expect(server.cache.get('mark')).toBeUndefined());
}

async function sell(productId: number, quantity: number): Promise<void> {
  await server.database.db
    .transaction()
    .execute((trx) => setStock(trx, [{ productId, warehouseId: warehouse, quantity }]));
  await heard();
}

test('PL-04 sold out: its page and lists say so within 800 ms of the notice while they are read, and calls at once', async () => {
  const { db } = server.database;
  const { id } = await buildProduct(db, { cents: 1290, stock: { TLN: 40 } });
  await server.rebuildSearch();
  await heard();
  const addresses = [`/products/${id}`, '/products'];
  for (const address of addresses) expect(await page(address)).toContain(`${id}:in_stock`);
  await sell(id, 0);
  const call = await server.app.inject({ method: 'GET', url: `/api/v1/products/${id}/` });
  expect(call.json<Product>().stock_state).toBe('out');
  for (const address of addresses) {
    after(0);
    rendered = 0;
    for (const ms of [0, 250, 499]) {
      after(ms);
      expect(await page(address), `${address} after ${ms} ms`).toContain(`${id}:in_stock`);
    }
    expect(rendered, 'rendered by nobody yet').toBe(0);
    after(500);
    await page(address);
    await vi.waitFor(async () => expect(await page(address)).toContain(`${id}:out`));
    expect(rendered, 'rendered once, behind its readers').toBe(1);
    after(60_000 - 1);
    expect(await page(address)).toContain(`${id}:out`);
  }
});

test('PL-04 a product tells its pieces to the last one, also where its card was read before they changed', async () => {
  const { db } = server.database;
  const family = await buildFamily(db, { kind: 'option' });
  const [one, other] = [
    await buildProduct(db, { cents: 1290, family: family.id }),
    await buildProduct(db, { cents: 1290, family: family.id, stock: { TLN: 40 } }),
  ];
  await server.app.inject({ method: 'GET', url: `/api/v1/products/${one.id}/` });
  expect(server.cardDataCache.entries).toBe(2);
  await sell(other.id, 39);
  const call = await server.app.inject({ method: 'GET', url: `/api/v1/products/${other.id}/` });
  expect(call.json<Product>().available_stock).toBe(39);
  expect(server.cardDataCache.entries, 'its card was not read again').toBe(2);
});

test('PL-04 a page nobody asked for meanwhile is rendered again for whoever comes after 800 ms', async () => {
  const { id } = await buildProduct(server.database.db, { stock: { TLN: 40 } });
  await page(`/products/${id}`);
  await sell(id, 0);
  after(800);
  expect(await page(`/products/${id}`)).toContain(`${id}:out`);
});

test('PL-04 a list that shows nothing of the change is kept as it is, and rendered again when its minute is over', async () => {
  await buildProduct(server.database.db, { stock: { TLN: 40 } });
  await server.rebuildSearch();
  await heard();
  const before = await page('/products');
  await expireTags(server.database.db, ['search']);
  await heard();
  rendered = 0;
  for (const ms of [800, 30_000, 59_999]) {
    after(ms);
    expect(await page('/products'), `after ${ms} ms`).toBe(before);
    if (ms === 30_000) {
      await expireTags(server.database.db, ['search']);
      await heard();
    }
  }
  expect(rendered, 'not rendered again').toBe(0);
  await expireTags(server.database.db, ['search']);
  await heard();
  after(61_000);
  await page('/products');
  expect(rendered, 'rendered again').toBe(1);
});

test('PL-02 a price is never shown old, even by a page that only waits for its renewal', async () => {
  const { db } = server.database;
  const { id } = await buildProduct(db, { cents: 1290, stock: { TLN: 40 } });
  expect(await page(`/products/${id}`)).toContain(':12.9');
  await sell(id, 0);
  expect(await page(`/products/${id}`)).toContain(`${id}:in_stock:12.9`);
  const { price_list_id: listId } = await db
    .selectFrom('price')
    .select('price_list_id')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const periods = [{ cents: 790, from: null, to: null }];
  await db
    .transaction()
    .execute((trx) => changePrices(trx, [{ productId: id, listId, isNew: false, periods }]));
  await heard();
  expect(await page(`/products/${id}`)).toContain(`${id}:out:7.9`);
});

test('an expiry is heard with its kind by every process, and a rollback announces nothing', async () => {
  const second = await listening();
  const first = await listening();
  await expireTags(server.database.db, ['product:1']);
  await server.database.db
    .transaction()
    .execute(async (trx) => {
      await expireTags(trx, ['product:2']);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await purgeTags(server.database.db, ['product:3']);
  for (const { heard } of [first, second])
    await vi.waitFor(() => expect(heard).toEqual(['expiry product:1', 'purge product:3']));
  await Promise.all([first.stop(), second.stop()]);
});

async function listening() {
  const heard: string[] = [];
  const { stop } = await listenForInvalidations({
    connectionString: server.database.connectionString,
    caches: [],
    onInvalidation: (tags, kind) => heard.push(`${kind} ${tags.join()}`),
    log: { warn: () => undefined },
  });
  return { heard, stop };
}
