import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PopularItem, PopularSearch } from '../../domain/search/contract.ts';
import { openSearchShop, type SearchShop } from '../../../test/search-shop.ts';

let shop: SearchShop;
beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

describe('SR-06 popular searches', () => {
  const count = (term: string, remoteAddress: string) =>
    shop.served.app.inject({
      method: 'POST',
      url: '/api/v1/statistics/searches/',
      payload: { term },
      remoteAddress,
    });
  const popular = async () =>
    (await shop.served.get<PopularSearch[]>('/api/v1/statistics/popular/searches/')).body.map(
      (one) => one.name,
    );

  test('SR-06 a search shown to several visitors becomes popular, a repeated or empty one does not', async () => {
    for (const visitor of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      expect((await count('  Šampoon ', visitor)).statusCode).toBe(204);
      await count('qqqqqqq', visitor);
      await count('mari@example.ee', visitor);
    }
    for (let again = 0; again < 5; again++) await count('hydra', '10.0.0.1');
    expect(await popular()).toEqual(['šampoon']);
    const { rows } = await shop.database.pool.query(
      "select term, count, results from search_count where term in ('hydra', 'qqqqqqq') order by term",
    );
    expect(rows).toEqual([
      { term: 'hydra', count: 1, results: 1 },
      { term: 'qqqqqqq', count: 3, results: 0 },
    ]);
  });

  test('SR-06 a bad text is refused', async () => {
    expect((await count('x', '10.0.0.9')).json()).toEqual({ term: ['too_short'] });
    expect((await count('x'.repeat(256), '10.0.0.9')).json()).toEqual({ term: ['too_long'] });
  });

  test('SR-02 popular brands and categories begin with those the shop chose', async () => {
    await shop.database.db
      .insertInto('popular_brand')
      .values({ shop_id: 2, brand_id: shop.made.nordlys, position: 1 })
      .execute();
    await shop.database.db
      .insertInto('popular_category')
      .values({ shop_id: 2, category_id: shop.made.colour, position: 1 })
      .execute();
    const brands = await shop.served.get<PopularItem[]>('/api/v1/statistics/popular/brands/');
    expect(brands.body.map((one) => one.name)).toEqual(['Nordlys', 'Lumi Pro']);
    const categories = await shop.served.get<PopularItem[]>('/api/v1/statistics/popular/categories/');
    expect(categories.body[0]).toMatchObject({
      id: shop.made.colour,
      type: 'category',
      name: 'Juuksevärvid',
    });
    expect(categories.body.map((one) => one.name)).toContain('Šampoonid');
  });
});
