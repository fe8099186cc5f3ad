import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProduct, buildStock } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { setStock, warehouseIds } from './service.ts';

let server: TestServer;
let warehouses: Map<string, number>;
beforeAll(async () => {
  server = await startTestServer();
  warehouses = await server.database.db.transaction().execute(warehouseIds);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from outbox`.execute(server.database.db);
});

const set = (productId: number, pieces: Record<string, number>) =>
  server.database.db.transaction().execute((trx) =>
    setStock(
      trx,
      Object.entries(pieces).map(([code, quantity]) => ({
        productId,
        warehouseId: warehouses.get(code)!,
        quantity,
      })),
    ),
  );
const announced = async () =>
  (
    await sql<{ ids: number[] }>`
      select payload -> 'product_ids' as ids from outbox where topic = 'search.products'`.execute(
      server.database.db,
    )
  ).rows.flatMap(({ ids }) => ids);

async function productWith(pieces: Record<string, number>): Promise<number> {
  const { id } = await buildProduct(server.database.db);
  await sql`delete from stock where product_id = ${id}`.execute(server.database.db);
  await buildStock(server.database.db, id, pieces);
  return id;
}

/** What stays in the cache of all that shows the product: its card's tag, and that of its exact number. */
async function heldAfter(id: number, pieces: Record<string, number>): Promise<string[]> {
  const { cache } = server;
  const entries = { card: `product:${id}`, number: `pieces:${id}`, lists: 'search', other: 'product:0' };
  const keyOf = (name: string) => `${name} of ${id}`;
  for (const [name, tag] of [...Object.entries(entries), ['mark', 'mark'] as const])
    await cache.getOrLoad(keyOf(name), { tags: [tag], freshMs: 60_000 }, () => Promise.resolve(true));
  await set(id, pieces);
  // Purged last of all, so that its going tells that all before has arrived.
  await sql`select pg_notify('cache_purge', '["mark"]')`.execute(server.database.db);
  await vi.waitFor(() => expect(cache.get(keyOf('mark'))).toBeUndefined());
  return Object.keys(entries).filter((name) => cache.get(keyOf(name)) !== undefined);
}

test('PL-04 one piece less of many drops the page that tells the number, and no list and no card', async () => {
  const id = await productWith({ TLN: 41 });
  expect(await heldAfter(id, { TLN: 40 })).toEqual(['card', 'lists', 'other']);
  expect(await announced()).toEqual([]);
});

test('PL-04 what a card tells of the stock drops the card, and the search only hears of some and none', async () => {
  const id = await productWith({ TLN: 6 });
  expect(await heldAfter(id, { TLN: 5 }), 'low').toEqual(['lists', 'other']);
  expect(await heldAfter(id, { TLN: 4 }), 'lower').toEqual(['lists', 'other']);
  expect(await announced()).toEqual([]);
  expect(await heldAfter(id, { TLN: 0 }), 'sold out').toEqual(['lists', 'other']);
  expect(await announced()).toEqual([id]);
  expect(await heldAfter(id, { TLN: 50 }), 'there again').toEqual(['lists', 'other']);
  expect(await announced()).toEqual([id, id]);
});

test('PL-04 what a shop shows is the sum of its warehouses', async () => {
  const id = await productWith({ TLN: 10, TRT: 10, RIX: 1 });
  expect(await heldAfter(id, { TLN: 0 }), 'the other warehouse has enough').toEqual([
    'card',
    'lists',
    'other',
  ]);
  expect(await heldAfter(id, { RIX: 0 }), 'of the Latvian shop it was the last').toEqual(['lists', 'other']);
  expect(await announced()).toEqual([id]);
});

test('stock never falls below what is reserved, and the answer tells the old and the new', async () => {
  const id = await productWith({ TLN: 10 });
  await sql`update stock set reserved = 3 where product_id = ${id}`.execute(server.database.db);
  const tln = warehouses.get('TLN')!;
  expect(await set(id, { TLN: 1 })).toEqual([{ productId: id, warehouseId: tln, quantity: 3, before: 10 }]);
  expect(await set(id, { TLN: 1 }), 'the same again').toEqual([]);
  expect(await set(id, { TRT: 4 })).toEqual([
    { productId: id, warehouseId: warehouses.get('TRT')!, quantity: 4, before: null },
  ]);
});

test('a pair given twice counts once, and nothing asked for changes nothing', async () => {
  const id = await productWith({ TLN: 10 });
  const row = { productId: id, warehouseId: warehouses.get('TLN')! };
  const changed = await server.database.db.transaction().execute((trx) =>
    setStock(trx, [
      { ...row, quantity: 1 },
      { ...row, quantity: 7 },
    ]),
  );
  expect(changed).toMatchObject([{ quantity: 7, before: 10 }]);
  expect(await set(id, {})).toEqual([]);
});

test('PL-04 two that each take some of what both see as enough drop what is shown once it is not', async () => {
  // Each alone leaves more than five; together they do not.
  for (let round = 0; round < 20; round++) {
    const id = await productWith({ TLN: 6, TRT: 5 });
    const expired: string[] = [];
    const heard = vi.spyOn(server.cache, 'expire').mockImplementation((tags) => void expired.push(...tags));
    await Promise.all([set(id, { TLN: 1 }), set(id, { TRT: 1 })]);
    await vi.waitFor(() => expect(expired).toContain(`product:${id}`));
    heard.mockRestore();
  }
});

test('many at once who set the same products in any order never wait in a circle', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => productWith({ TLN: 5, TRT: 5 })));
  const codes = ['TLN', 'TRT'] as const;
  await Promise.all(
    Array.from({ length: 60 }, (_, round) =>
      server.database.db.transaction().execute((trx) =>
        setStock(
          trx,
          ids
            .toSorted(() => Math.sin(round * 7 + 1))
            .flatMap((productId) =>
              codes.map((code) => ({ productId, warehouseId: warehouses.get(code)!, quantity: round })),
            ),
        ),
      ),
    ),
  );
  const { rows } = await sql<{ n: number }>`
    select count(distinct quantity) as n from stock where product_id = any(${ids})`.execute(
    server.database.db,
  );
  expect(rows[0]!.n, 'the last one wrote all of them').toBe(1);
});
