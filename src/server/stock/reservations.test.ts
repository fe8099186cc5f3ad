import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildProduct, buildStock } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Trx } from '../database.ts';
import { releaseStock, reserveStock, returnStock, setStock, takeStock } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const all = { missing: [], backordered: [] };
const estonia = 2;
const latvia = 3;
const within = <R>(work: (trx: Trx) => Promise<R>) => server.database.db.transaction().execute(work);

async function productWith(pieces: Record<string, number>): Promise<number> {
  const { id } = await buildProduct(server.database.db);
  await sql`delete from stock where product_id = ${id}`.execute(server.database.db);
  await buildStock(server.database.db, id, pieces);
  return id;
}

/** What warehouses hold and how much of it is reserved: `TLN 5/2`. */
async function stockOf(productId: number): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select w.code || ' ' || s.quantity || '/' || s.reserved as row
    from stock s join warehouse w on w.id = s.warehouse_id
    where s.product_id = ${productId} order by w.code`.execute(server.database.db);
  return rows.map(({ row }) => row);
}

const reserve = (orderUuid: string, shopId: number, lines: Record<number, number>, mayWait = false) =>
  within((trx) =>
    reserveStock(
      trx,
      orderUuid,
      shopId,
      Object.entries(lines).map(([id, quantity]) => ({ productId: Number(id), quantity, mayWait })),
    ),
  );

test('CT-12 what is reserved is taken from one warehouse that has all, then leaves it, then comes back', async () => {
  const id = await productWith({ TLN: 3, TRT: 9 });
  const order = randomUUID();
  expect(await reserve(order, estonia, { [id]: 4 })).toEqual(all);
  expect(await stockOf(id)).toEqual(['TLN 3/0', 'TRT 9/4']);
  await within((trx) => takeStock(trx, order));
  expect(await stockOf(id)).toEqual(['TLN 3/0', 'TRT 5/0']);
  await within((trx) => takeStock(trx, order));
  expect(await stockOf(id), 'taken once').toEqual(['TLN 3/0', 'TRT 5/0']);
  await within((trx) => returnStock(trx, order));
  await within((trx) => returnStock(trx, order));
  expect(await stockOf(id), 'put back once').toEqual(['TLN 3/0', 'TRT 9/0']);
});

test('CT-12 a line is split where no warehouse has all of it, and freed in each', async () => {
  const id = await productWith({ TLN: 3, TRT: 4 });
  const order = randomUUID();
  expect(await reserve(order, estonia, { [id]: 6 })).toEqual(all);
  expect(await stockOf(id)).toEqual(['TLN 3/2', 'TRT 4/4']);
  await within((trx) => releaseStock(trx, order));
  await within((trx) => releaseStock(trx, order));
  expect(await stockOf(id)).toEqual(['TLN 3/0', 'TRT 4/0']);
});

test('CT-12 the warehouses of another shop serve nobody here', async () => {
  const id = await productWith({ TLN: 9, RIX: 1 });
  expect(await reserve(randomUUID(), latvia, { [id]: 2 })).toMatchObject({
    missing: [{ productId: id, available: 1 }],
  });
  expect(await stockOf(id)).toEqual(['RIX 1/0', 'TLN 9/0']);
});

test('CT-12 when one thing is missing nothing is reserved', async () => {
  const [there, missing] = [await productWith({ TLN: 9 }), await productWith({ TLN: 0 })];
  const order = randomUUID();
  expect(await reserve(order, estonia, { [there]: 2, [missing]: 1 })).toMatchObject({
    missing: [{ productId: missing, available: 0 }],
  });
  expect(await stockOf(there)).toEqual(['TLN 9/0']);
});

test('CT-12 what is ordered for the buyer has reserved what there is, and the rest waits', async () => {
  const [some, none] = [await productWith({ TLN: 2 }), await productWith({})];
  expect(await reserve(randomUUID(), estonia, { [some]: 5, [none]: 1 }, true)).toEqual({
    missing: [],
    backordered: [
      { productId: some, quantity: 3 },
      { productId: none, quantity: 1 },
    ],
  });
  expect(await stockOf(some)).toEqual(['TLN 2/2']);
});

test('CT-12 a count of the merchant leaves what is reserved, and the guard of the table holds at the last', async () => {
  const id = await productWith({ TLN: 5 });
  await reserve(randomUUID(), estonia, { [id]: 4 });
  const { id: warehouseId } = await server.database.db
    .selectFrom('warehouse')
    .select('id')
    .where('code', '=', 'TLN')
    .executeTakeFirstOrThrow();
  await within((trx) => setStock(trx, [{ productId: id, warehouseId, quantity: 1 }]));
  expect(await stockOf(id)).toEqual(['TLN 4/4']);
  await expect(
    sql`update stock set reserved = reserved + 1 where product_id = ${id}`.execute(server.database.db),
  ).rejects.toThrow('stock_check');
});

test('PL-04 who reserves the last piece has cards and lists say so, who takes it tells nothing new', async () => {
  const id = await productWith({ TLN: 1 });
  const expired: string[] = [];
  const heard = vi.spyOn(server.cache, 'expire').mockImplementation((tags) => {
    // Expiries of the tests before may still arrive.
    expired.push(...tags.filter((tag) => tag.endsWith(`:${id}`)));
  });
  const order = randomUUID();
  await reserve(order, estonia, { [id]: 1 });
  await vi.waitFor(() => expect(expired).toEqual([`pieces:${id}`, `product:${id}`]));
  await within((trx) => takeStock(trx, order));
  await within((trx) => returnStock(trx, order));
  await vi.waitFor(() => expect(expired).toHaveLength(4));
  heard.mockRestore();
});

test.each([
  [1, 1],
  [5, 3],
])('CT-12 of %i pieces no more than there are go to 200 buyers who want one each', async (pieces, rounds) => {
  for (let round = 0; round < rounds; round++) {
    const id = await productWith({ TLN: pieces });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => reserve(randomUUID(), estonia, { [id]: 1 })),
    );
    expect(answers.filter(({ missing }) => missing.length === 0)).toHaveLength(pieces);
    expect(await stockOf(id)).toEqual([`TLN ${pieces}/${pieces}`]);
  }
});

test('CT-12 bundles wanted in either order neither oversell nor wait for each other in a circle', async () => {
  const [a, b] = [await productWith({ TLN: 5, TRT: 2 }), await productWith({ TLN: 4, TRT: 1 })];
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const order = randomUUID();
      const pair = at % 2 === 0 ? [a, b] : [b, a];
      const { missing } = await within((trx) =>
        reserveStock(
          trx,
          order,
          estonia,
          pair.map((productId) => ({ productId, quantity: 1, mayWait: false })),
        ),
      );
      // Every third buyer changes their mind at once.
      if (missing.length === 0 && at % 3 === 0) {
        await within((trx) => releaseStock(trx, order));
        return 0;
      }
      return missing.length === 0 ? 1 : 0;
    }),
  );
  const sold = answers.reduce<number>((sum, one) => sum + one, 0);
  expect(sold).toBeLessThanOrEqual(5);
  const { rows } = await sql<{ reserved: number }>`
    select sum(reserved)::int as reserved from stock where product_id in (${a}, ${b}) group by product_id`.execute(
    server.database.db,
  );
  expect(rows.map(({ reserved }) => reserved)).toEqual([sold, sold]);
});
