import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEvent } from '../../../test/events.ts';
import { buildBrand, buildCategory, buildProduct } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { writePage } from '../../../test/write-page.ts';
import { kinds, listAddresses, listParts } from './parts.ts';

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
  await buildEvent(db);
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
    ['pages-1', 'categories-1', 'brands-1', 'products-1'].map(
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

test('RT-04 the brands of the lists are named, which that of tickets is not', async () => {
  const places = placesIn((await get('/sitemaps/brands-1.xml')).body);
  const listed = (await get('/api/v1/products/brands/')).json<{ id: number; slug: string }[]>();
  expect(new Set(places.map((place) => new URL(place!).pathname))).toEqual(
    new Set(listed.map(({ id, slug }) => `/products/brands/${id}-${slug}`)),
  );
});

test('RT-02 RT-06 RT-07 RT-08 RT-09 lists and composed pages are named, heads of lists are not', async () => {
  const places = placesIn((await get('/sitemaps/pages-1.xml')).body);
  const paths = new Set(places.map((place) => new URL(place!).pathname));
  expect([...paths]).toEqual(['/contact', '/campaigns', '/events', '/inspiration', '/about']);
});

test('RT-09 a site map there is nothing for does not exist', async () => {
  for (const part of [
    'products-0',
    'products-2',
    'products-x',
    'products-01',
    'brands-2',
    'pages',
    'orders',
    'orders-1',
  ])
    expect((await get(`/sitemaps/${part}.xml`)).statusCode, part).toBe(404);
});

test('RT-09 site maps are split, and together they name everything once', async () => {
  const { db } = server.database;
  for (let i = 0; i < 6; i += 1) {
    await buildBrand(db, { name: `B${i}`, slug: `b${i}` });
    await buildProduct(db, { slug: `p${i}` });
  }
  // Two things to a part, in five languages each.
  const parts = await listParts(db, 2, 10);
  expect(parts.filter((part) => part.startsWith('pages'))).toEqual(['pages-1', 'pages-2', 'pages-3']);
  expect(parts.filter((part) => part.startsWith('products'))).toHaveLength(4);
  const whole = (await Promise.all(kinds.map((kind) => listAddresses(db, `${kind}-1`, 2)))).flat();
  const pieces = (await Promise.all(parts.map((part) => listAddresses(db, part, 2, 10)))).flat();
  expect(pieces).toEqual(whole);
  expect(await listAddresses(db, 'products-5', 2, 10)).toBeNull();
  expect(await listAddresses(db, 'products-99999', 2, 10)).toBeNull();
});

test('RT-09 a site map is made once and travels compressed', async () => {
  const zipped = await server.app.inject({
    url: '/sitemaps/products-1.xml',
    headers: { host: 'ee.localhost:3000', 'accept-encoding': 'gzip' },
  });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const plain = await server.app.inject({
    url: '/sitemaps/products-1.xml',
    headers: { host: 'ee.localhost:3000' },
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  // Made once: what is new meanwhile waits for the next one.
  await buildProduct(server.database.db, { slug: 'newcomer' });
  const again = await server.app.inject({
    url: '/sitemaps/products-1.xml',
    headers: { host: 'ee.localhost:3000' },
  });
  expect(again.body).toBe(plain.body);
});
