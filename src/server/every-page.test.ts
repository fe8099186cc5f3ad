import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct, buildStore, texts } from '../../test/factories.ts';
import { askGuard } from '../web/guards.ts';
import type { Route } from '../web/routes.ts';
import { signIn, signInStaff } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { writePage } from '../../test/write-page.ts';
import type { Renderer } from './platform/pages.ts';

let server: TestServer;
let productId: number;
let categoryId: number;
let brandId: number;

beforeAll(async () => {
  const renderer: Renderer = await import('../web/entry-server.tsx');
  server = await startTestServer({ renderer });
  const { db } = server.database;
  categoryId = (await buildCategory(db, { name: 'Šampoonid' })).id;
  await db
    .updateTable('category')
    .set({ i18n_slug: texts({ et: 'sampoonid', en: 'shampoos' }) })
    .where('id', '=', categoryId)
    .execute();
  brandId = (await buildBrand(db, { name: 'NORDLYS' })).id;
  productId = (
    await buildProduct(db, {
      brand: brandId,
      categories: [categoryId],
      slug: { et: 'sampoon', ru: 'shampun' },
    })
  ).id;
  await buildStore(db, { name: 'Tallinn' });
  const placeholders = { MAIN: [{ name: 'title_text', props: { title: 'Tere', level: 1 } }] };
  const write = (type: 'ROUTE' | 'CAMPAIGN' | 'POST', path: string, props?: Record<string, unknown>) =>
    db.transaction().execute((trx) =>
      writePage(
        trx,
        {
          route: { type, name: path, ...(props && { props }) },
          schemes: [{ path, language: 'et', meta_title: path, placeholders }],
        },
        new Date(),
      ),
    );
  await write('ROUTE', '/');
  await write('ROUTE', '/about');
});
afterAll(() => server.stop());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? null;

/** A page without the instant it was rendered at. */
const withoutTimes = ({ status, body }: { status: number; body: string }) => ({
  status,
  body: body.replaceAll(/"now":"[^"]*"/g, ''),
});

describe('pages', () => {
  test('RT-03 no control character of the address gets into the page', async () => {
    for (const text of ['%00', 'nail%00%1b%07s']) {
      const { statusCode, body } = await open(`/products?search=${text}`);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/[^\P{Cc}\t\n\r]/u);
    }
  });

  test('RT-01 RT-02 RT-03 RT-04 RT-06 RT-07 RT-08 RT-09 each address of the site map is its page', async () => {
    for (const [path, heading] of [
      ['/', 'Tere'],
      ['/contact', 'Kauplused'],
      ['/products?search=zzz', /zzz/],
      [`/products/${productId}`, /./],
      [`/products/categories/${categoryId}`, 'Šampoonid'],
      [`/products/brands/${brandId}?lang=en`, 'NORDLYS'],
      ['/campaigns', 'Kampaaniad'],
      ['/events', 'Koolitused ja sündmused'],
      ['/inspiration', 'Inspiratsioon'],
      ['/about', 'Tere'],
    ] as const) {
      const answer = await open(path);
      expect([path, answer.statusCode], path).toEqual([path, 200]);
      expect(headingOf(answer.body), path).toMatch(heading);
    }
  });

  test('RQ-02 what a page shows is asked of this installation, which listens nowhere, whatever host was named', async () => {
    const answer = await open(`/products/categories/${categoryId}`, { host: 'elsewhere.example' });
    expect([answer.statusCode, headingOf(answer.body)]).toEqual([200, 'Šampoonid']);
  });

  test('RT-15 RT-20 a page names its address in each language, and each of them names itself', async () => {
    const linksOf = (html: string, rel: string) =>
      [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'))].map(([, href]) =>
        href!.replaceAll('&amp;', '&'),
      );
    for (const path of [
      '/',
      '/contact/',
      `/products/${productId}`,
      `/products/categories/${categoryId}?page=1`,
    ]) {
      const { body } = await open(path);
      const languages = linksOf(body, 'alternate');
      expect(languages).toHaveLength(5);
      expect(languages, path).toContain(linksOf(body, 'canonical')[0]);
      expect(body).toContain(`<meta property="og:url" content="${linksOf(body, 'canonical')[0]}"/>`);
      for (const address of languages) {
        const other = await open(address.replace('http://localhost:3000', ''));
        expect([other.statusCode, linksOf(other.body, 'canonical')], address).toEqual([200, [address]]);
        expect(linksOf(other.body, 'alternate'), address).toEqual(languages);
      }
    }
  });

  test('ER-03 an address of the back office is not found by those who may not enter it, as one nobody has', async () => {
    const { db } = server.database;
    await db.transaction().execute((trx) =>
      writePage(
        trx,
        {
          route: { type: 'ROUTE', name: 'orders' },
          schemes: [
            {
              path: '/admin/pending-orders',
              language: 'et',
              meta_title: 'Tellimused',
              placeholders: { MAIN: [{ name: 'title_text', props: { title: 'Tellimused', level: 1 } }] },
            },
          ],
        },
        new Date(),
      ),
    );
    const shown = async (path: string, token?: string) => {
      const answer = await open(path, token === undefined ? {} : { cookie: `token=${token}` });
      return { status: answer.statusCode, body: answer.body.replaceAll(path, '/…') };
    };
    // The one in between, so that a page cached for one of them would be seen by the next.
    const { token: shopAdmin } = await signInStaff(db, 'TH_SHOP_ADMIN');
    const own = await shown('/admin/pending-orders', shopAdmin);
    expect([own.status, headingOf(own.body)]).toEqual([200, 'Tellimused']);

    const { token: userAdmin } = await signInStaff(db, 'TH_USER_ADMIN');
    const { token: customer } = await signIn(db);
    for (const token of [undefined, customer, userAdmin]) {
      const nowhere = await shown('/nowhere', token);
      expect([nowhere.status, headingOf(nowhere.body)]).toEqual([404, 'Seda lehte me ei leidnud']);
      for (const path of ['/admin/pending-orders', '/admin/pending-orders/', '/admin/nothing'])
        expect(withoutTimes(await shown(path, token)), path).toEqual(withoutTimes(nowhere));
    }
    expect((await open('/admin')).headers['cache-control']).toBe('private, no-store');
  });

  test('ER-03 staff who have no page there yet find none', async () => {
    const { token } = await signInStaff(server.database.db, 'TH_ADMIN');
    for (const path of ['/admin', '/admin/products', '/admin/creator/edit']) {
      const answer = await open(path, { cookie: `token=${token}` });
      expect([answer.statusCode, headingOf(answer.body)]).toEqual([404, 'Seda lehte me ei leidnud']);
    }
  });

  test('RT-05 favourites need a sign-in: a visitor without one gets the window for it', async () => {
    const answer = await open('/favourites');
    const next = encodeURIComponent('{"next":"/favourites"}');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/?modal=login&modalProps=${next}`]);
  });

  test('ER-05 a route that names a guard nobody wrote is a 500 that says so', async () => {
    const { routes } = await import('../web/routes.ts');
    const list = routes as Route[];
    const about = list.at(-1)!;
    list.unshift({ ...about, pattern: '/guarded', guard: 'constructor' });
    const answer = await open('/guarded');
    list.shift();
    expect([answer.statusCode, headingOf(answer.body)]).toEqual([500, 'Midagi läks valesti']);
    expect(answer.body).toContain('Unknown middleware');
    for (const { guard } of routes)
      expect(() =>
        askGuard({ ...(guard !== undefined && { guard }) }, { isSignedIn: () => false, url: '/' }),
      ).not.toThrow();
  });

  test('RT-04 RT-19 the status and the words of what is missing', async () => {
    for (const [path, heading] of [
      ['/nothing', 'Seda lehte me ei leidnud'],
      ['/events/workshop', 'Seda lehte me ei leidnud'],
      ['/events/workshop/7/8', 'Seda lehte me ei leidnud'],
      ['/inspiration/none', 'Seda lehte me ei leidnud'],
      ['/campaigns/none', 'Seda lehte me ei leidnud'],
      ['/products/colours/1', 'Seda lehte me ei leidnud'],
      [`/products/categories/${categoryId}-`, 'Seda lehte me ei leidnud'],
      [`/products/brands/${brandId}-`, 'Seda lehte me ei leidnud'],
      ['/products/abc', 'Seda toodet me enam ei müü'],
      ['/products/99999999', 'Seda toodet me enam ei müü'],
    ] as const) {
      const answer = await open(path);
      expect([path, answer.statusCode, headingOf(answer.body)]).toEqual([path, 404, heading]);
    }
  });

  test(
    'RT-03 RT-04 RT-09 whatever the address, there is a page with a heading or a way to one',
    { timeout: 120_000 },
    async () => {
      const piece = fc.oneof(
        fc.constantFrom(
          'products',
          'categories',
          'brands',
          'campaigns',
          'events',
          'inspiration',
          'contact',
          'about',
          'order',
          'admin',
          'et',
        ),
        fc.constantFrom(
          '__proto__',
          'constructor',
          '..',
          '.',
          '',
          '0',
          '-1',
          '1',
          '999999999',
          '1-õ',
          '%2e%2e',
          'a'.repeat(400),
        ),
        fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
        fc.constant(null).map(() => String(productId)),
      );
      const key = fc.constantFrom(
        'page',
        'search',
        'brand',
        'category',
        'price_start',
        'price_end',
        'parameter',
        'sort',
        'discount_rate',
        'in_stock',
        'date',
        'location',
        'event_category',
        'language',
        'campaign',
        'modal',
        'modalProps',
        'page_size',
        'standalone',
        'price[start]',
        '__proto__',
        'term',
        'level',
        'view',
      );
      const value = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(
          '',
          '0',
          '-1',
          '1',
          '2',
          '1e9',
          '1,2',
          ',',
          'true',
          'NaN',
          '{',
          '[]',
          '\0',
          'volume:300-ml',
          'price',
          '-price',
          'et',
          '2026-11-21',
          '99999999999999999999',
          '</script><script>alert(1)</script>',
        ),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(piece, { maxLength: 4 }),
          fc.array(fc.tuple(key, value), { maxLength: 4 }),
          fc.constantFrom(
            '',
            'locale=ru_RU',
            'locale=xx; selectedDeliveryCountryId=99,1',
            'selectedDeliveryCountryId=3,1',
            '%%%;==;locale',
          ),
          async (pieces, query, cookie) => {
            const text = query
              .map(([name, one]) => `${encodeURIComponent(name)}=${encodeURIComponent(one.toWellFormed())}`)
              .join('&');
            const url = `/${pieces.join('/')}?${text}`;
            const answer = await open(url, { cookie });
            expect(answer.statusCode, url).toBeLessThan(500);
            if (answer.statusCode >= 300 && answer.statusCode < 400) {
              expect(String(answer.headers.location), url).toMatch(/^\/(?![/\\])/);
              return;
            }
            if (!String(answer.headers['content-type']).startsWith('text/html')) return;
            expect(headingOf(answer.body), url).not.toBeNull();
            expect(answer.body).not.toContain('<script>alert');
          },
        ),
        { numRuns: 100 },
      );
    },
  );
});
