import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Category } from '../../domain/catalogue/contract.ts';

let server: TestServer;
let seasonal: { id: number };
let care: { id: number };
let product: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const brand = await buildBrand(db, { name: 'NORDLYS', slug: 'nordlys' });
  // Its number is the lower one, so it would come first wherever categories stand in that order.
  const sale = await buildCategory(db, { name: 'Soodus: talv', slug: 'soodus-talv' });
  seasonal = await buildCategory(db, { name: 'Talvekomplektid', slug: 'talvekomplektid', parent: sale.id });
  const hair = await buildCategory(db, { name: 'Juuksed', slug: 'juuksed' });
  care = await buildCategory(db, { name: 'Hooldus', slug: 'hooldus', parent: hair.id });
  for (let popularity = 0; popularity < 3; popularity++) {
    product = await buildProduct(db, {
      name: 'Talvine mask',
      brand: brand.id,
      categories: [seasonal.id, care.id],
      popularity,
    });
  }
  await db
    .insertInto('popular_category')
    .values({ shop_id: 2, category_id: seasonal.id, position: 1 })
    .execute();
  await server.rebuildSearch();
});
afterAll(() => server.stop());

const get = async (url: string) => {
  const answer = await server.app.inject({ url, headers: { host: 'localhost:3000' } });
  expect(answer.statusCode, url).toBe(200);
  return answer.body;
};

test.each([
  ['suggestions', '/api/v1/products/elastic/search/new/?term=talv&categories=true'],
  [
    'suggestions for its own name',
    '/api/v1/products/elastic/search/new/?term=talvekomplektid&categories=true',
  ],
  ['facets', '/api/v1/products/elastic/search/new/?term=mask'],
  ['the list of a brand', '/api/v1/products/elastic/search/new/?brand=1&fixed=brand'],
  ['popular categories', '/api/v1/statistics/popular/categories/'],
  ['brands', '/api/v1/products/brands/'],
  ['site map', '/sitemaps/categories-1.xml'],
])('LY-04 seasonal categories are not among %s', async (_, url) => {
  const body = await get(url);
  expect(body).not.toMatch(/soodus|talvekomplektid/i);
  expect(body, 'the others are').toMatch(/hooldus|nordlys/i);
});

test('LY-04 a product stands under the categories that are offered, for its breadcrumb', async () => {
  const { categories } = JSON.parse(await get(`/api/v1/products/${product.id}/`)) as { categories: number[] };
  expect(categories).toEqual([care.id]);
});

test('LY-04 a seasonal category still lists its products for the campaigns that link to it', async () => {
  const list = JSON.parse(
    await get(`/api/v1/products/elastic/search/new/?category=${seasonal.id}&fixed=category`),
  );
  expect(list.count).toBe(3);
  const own = JSON.parse(await get(`/api/v1/products/categories/${seasonal.id}/`)) as Category;
  expect(own.is_seasonal).toBe(true);
});
