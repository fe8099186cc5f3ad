import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { writePage } from '../../../test/write-page.ts';

let server: TestServer;
let productId: number;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const { id: brand } = await buildBrand(db, { name: 'NORDLYS', slug: 'nordlys' });
  await buildCategory(db, { slug: 'sampoonid' });
  ({ id: productId } = await buildProduct(db, {
    brand,
    slug: { et: 'sampoon', ru: 'shampun' },
  }));
  await db.transaction().execute((trx) =>
    writePage(
      trx,
      {
        route: { type: 'ROUTE', name: '/about' },
        schemes: [{ path: '/about', language: 'et', meta_title: 'Meist', placeholders: {} }],
      },
      new Date(),
    ),
  );
});
afterAll(() => server.stop());

const get = (url: string) => server.app.inject({ url, headers: { host: 'lv.localhost:3000' } });
const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, place]) => place);

test('RT-20 the index names the site maps of the shop that was asked, and each has addresses', async () => {
  const parts = placesIn((await get('/sitemap.xml')).body);
  expect(parts).toEqual(
    ['pages', 'categories', 'brands', 'products-1'].map(
      (part) => `http://lv.localhost:3000/sitemaps/${part}.xml`,
    ),
  );
  for (const part of parts) {
    const answer = await get(new URL(part!).pathname);
    expect(answer.statusCode).toBe(200);
    expect(placesIn(answer.body).length, part).toBeGreaterThan(0);
  }
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://lv.localhost:3000/sitemap.xml');
});

test('RT-15 each language of a thing is an entry under its own name, and names the others', async () => {
  const { body } = await get('/sitemaps/products-1.xml');
  const at = (slug: string, language: string) =>
    `http://lv.localhost:3000/products/${productId}-${slug}?lang=${language}`;
  const all = [
    at('sampoon', 'et'),
    at('sampoon', 'en'),
    at('shampun', 'ru'),
    at('sampoon', 'fi'),
    at('sampoon', 'lv'),
  ];
  expect(placesIn(body)).toEqual(all);
  for (const entry of body.split('<url>').slice(1)) {
    expect([...entry.matchAll(/href="([^"]*)/g)].map(([, link]) => link)).toEqual(all);
  }
});

test('RT-02 RT-06 RT-07 RT-08 RT-09 lists and composed pages are named, heads of lists are not', async () => {
  const places = placesIn((await get('/sitemaps/pages.xml')).body);
  const paths = new Set(places.map((place) => new URL(place!).pathname));
  expect([...paths]).toEqual(['/contact', '/campaigns', '/events', '/inspiration', '/about']);
});

test('RT-09 a site map there is nothing for does not exist', async () => {
  for (const part of ['products-0', 'products-2', 'products-x', 'orders'])
    expect((await get(`/sitemaps/${part}.xml`)).statusCode, part).toBe(404);
});
