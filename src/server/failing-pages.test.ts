import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { writePage } from '../../test/write-page.ts';
import type { ComposedPage } from '../domain/creator/contract.ts';
import { ApiError } from '../web/api/client.ts';
import type { Renderer } from './platform/pages.ts';

/** What a call of the page answers instead of its own answer; set by each test. */
let instead: (path: string) => unknown;
const reported: unknown[] = [];
let server: TestServer;
let category: string;
let product: string;

beforeAll(async () => {
  const real: Renderer = await import('../web/entry-server.tsx');
  server = await startTestServer({
    report: (error) => reported.push(error),
    renderer: {
      ...real,
      renderPage: (request) =>
        real.renderPage({
          ...request,
          api: {
            ...request.api,
            get: async <T>(path: string, params?: object) =>
              ((await instead(path)) as T | undefined) ?? request.api.get<T>(path, params),
          },
        }),
    },
  });
  const { db } = server.database;
  category = `/products/categories/${(await buildCategory(db, { name: 'Õlid' })).id}`;
  product = `/products/${(await buildProduct(db, { name: 'Juukseõli' })).id}`;
});
afterAll(() => server.stop());
beforeEach(() => {
  instead = () => undefined;
  reported.length = 0;
  server.pageCache.purge(['*']);
});

const open = (url: string) => server.app.inject({ url, headers: { host: 'localhost:3000' } });

test('ER-04 a page that throws while it is rendered is a 500 with the error page, is reported and not cached', async () => {
  // No contract allows such an answer, as none foresees a bug; the product's view fails when React renders it.
  instead = (path) => (path.endsWith('/products/:id/') ? { id: 1 } : undefined);
  const failed = await open(product);
  expect(failed.statusCode).toBe(500);
  expect(failed.headers['content-type']).toContain('text/html');
  expect(failed.body).toContain('</html>');
  expect(reported).toEqual([expect.any(TypeError)]);
  expect(server.pageCache.entries).toBe(0);

  instead = () => undefined;
  const mended = await open(product);
  expect([mended.statusCode, mended.body.includes('Juukseõli')]).toEqual([200, true]);
});

test('ER-04 an island that throws while it is rendered takes nothing else along, is reported, and its page is not cached', async () => {
  // The columns of the footer fail on what is no support line.
  instead = (path) => (path.endsWith('/support/') ? { customer: {}, training: {} } : undefined);
  const partial = await open(category);
  expect([partial.statusCode, partial.body.includes('Õlid')]).toEqual([200, true]);
  expect(reported).toEqual([expect.any(Error)]);
  expect(server.pageCache.entries).toBe(0);
});

test('ER-04 CR-01 a block that throws while it is rendered is missing alone, is reported once by its name, and its page is not cached', async () => {
  const { db } = server.database;
  const title = (text: string) => ({ name: 'title_text', props: { title: text } });
  const blocks = [title('Enne'), { name: 'dynamic_text' }, title('Pärast')];
  await db.transaction().execute((trx) =>
    writePage(
      trx,
      {
        route: { type: 'ROUTE', name: 'partial' },
        schemes: [{ path: '/osaline', language: 'et', placeholders: { MAIN: blocks } }],
      },
      new Date(),
    ),
  );
  const { app } = server;
  const page = (
    await app.inject({ url: '/api/v1/creator/composed-page/?path=/osaline' })
  ).json<ComposedPage>();
  const broken = page.placeholders[0]!.components[1]!;
  // Props that no schema lets through, as if a view had a bug.
  broken.props = {};
  instead = (path) => (path.includes('composed-page') ? page : undefined);
  const partial = await open('/osaline');
  expect([partial.statusCode, partial.body.includes('Enne'), partial.body.includes('Pärast')]).toEqual([
    200,
    true,
    true,
  ]);
  expect(reported).toEqual([
    expect.objectContaining({
      message: `block dynamic_text ${broken.uuid} failed`,
      cause: expect.any(TypeError),
    }),
  ]);
  expect(server.pageCache.entries).toBe(0);

  instead = () => undefined;
  await open('/osaline');
  expect(server.pageCache.entries).toBe(1);
});

test.each(['shared-placeholders', 'schemes-by-path', 'support'])(
  'ER-04 a page whose frame is bare, as %s could not be fetched, is answered but never cached',
  async (call) => {
    instead = (path) =>
      path.includes(call) ? Promise.reject(new Error('the database is away for half a second')) : undefined;
    const bare = await open('/contact');
    expect(bare.statusCode).toBe(200);
    expect(server.pageCache.entries).toBe(0);

    instead = () => undefined;
    const whole = await open('/contact');
    expect(whole.statusCode).toBe(200);
    expect(server.pageCache.entries).toBe(1);
  },
);

test.each(['/inspiration', '/campaigns', '/events'])(
  'ER-04 %s stands without its list when that could not be fetched, and is not cached',
  async (path) => {
    instead = (call) =>
      /\/creator\/posts\/|shared-placeholders\/|\/api\/v1\/events\//.test(call)
        ? Promise.reject(new ApiError(500, 'INTERNAL', null))
        : undefined;
    const bare = await open(path);
    expect([bare.statusCode, bare.body.includes('Seda osa ei õnnestunud laadida')]).toEqual([200, true]);
    expect(server.pageCache.entries).toBe(0);
  },
);

test('refused and missing pages are not cached, whatever their address', async () => {
  for (const path of ['/no-such-page', '/products/categories/999999']) {
    expect((await open(path)).statusCode, path).toBe(404);
  }
  instead = (path) =>
    path.endsWith('/search/new/')
      ? Promise.reject(new ApiError(400, null, { term: ['too_long'] }))
      : undefined;
  expect((await open('/products?search=x')).statusCode).toBe(400);
  expect(server.pageCache.entries).toBe(0);
});

test.each([
  ['/products////', '/products'],
  ['/products//categories///1-x/?page=2', '/products/categories/1-x?page=2'],
  ['/contact//', '/contact'],
])('RT-16 %s with slashes too many leads to the one address', async (path, to) => {
  const answer = await open(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
});
