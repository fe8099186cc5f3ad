import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptySearch } from '../../src/domain/search/address.ts';
import { createCache } from '../../src/server/platform/cache.ts';
import { rebuildSearch } from '../../src/server/search/feed.ts';
import { searchProducts } from '../../src/server/search/service.ts';
import { createTestDatabase, type TestDatabase } from '../db.ts';
import { forgetfulCardData, visitor } from '../routes.ts';
import { fillShop } from './fill.ts';
import { measureRelevance, type Relevance } from './measure.ts';
import { makeQueries } from './queries.ts';
import { makeShop } from './shop.ts';

let database: TestDatabase;
let relevance: Relevance;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool } = database;
  const shop = makeShop(4000);
  await fillShop(pool, shop);
  const clock = () => new Date();
  await rebuildSearch(db, clock);
  const cache = createCache({ maxBytes: 50_000_000, now: Date.now, onError: console.error });
  relevance = await measureRelevance(makeQueries(shop), async (term) => {
    const found = await searchProducts(
      { db, cache, cardDataCache: forgetfulCardData(), clock },
      { ...emptySearch, term, page_size: 10, standalone: true },
      visitor,
    );
    return found.results.map((one) => one.id);
  });
});
afterAll(() => database.drop());

test('SR-05 of 200 searches with known answers 98 of 100 have one among the first five', () => {
  expect(relevance.missed.filter((one) => one.place > 10)).toEqual([]);
  expect(relevance.hitAt5).toBeGreaterThanOrEqual(0.98);
  expect(relevance.hitAt10).toBeGreaterThanOrEqual(0.99);
  expect(relevance.meanReciprocalRank).toBeGreaterThanOrEqual(0.94);
});

test('SR-05 every kind of search is answered among the first five in 90 of 100', () => {
  for (const [kind, share] of Object.entries(relevance.hitAt5ByClass))
    expect.soft(share, kind).toBeGreaterThanOrEqual(0.9);
});

test('SR-05 none of them finds nothing', () => {
  expect(relevance.zeroRate).toBe(0);
});
