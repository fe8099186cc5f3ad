import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBrand } from '../../test/factories.ts';
import { plainRenderer, startTestServer, type TestServer } from '../../test/server.ts';
import { tcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { purgeTags } from './platform/purge.ts';

/*
 * The line to the database falls silent, breaks, and grows long. Bounds are against hangs: what is awaited takes a part
 * of them.
 */
const hangMs = 20_000;

let server: TestServer;
let line: TcpProxy;

beforeEach(async () => {
  server = await startTestServer({
    renderer: {
      ...plainRenderer,
      routeOf: (at) => ({ name: at, query: ['search'] }),
      async renderPage(request) {
        try {
          const brands = (await request.api.get('/api/v1/products/brands/')) as unknown[];
          if (request.url.startsWith('/products'))
            await request.api.get('/api/v1/products/elastic/search/new/', { term: `p${Math.random()}` });
          return { status: 200, html: Buffer.from(`<!DOCTYPE html><html>${brands.length} brands</html>`) };
        } catch (error) {
          return { status: Number((error as Error).message.slice(5)), html: Buffer.alloc(0), error };
        }
      },
    },
    lineTo: async (connectionString) => {
      line = await tcpProxy(connectionString);
      return line.connectionString;
    },
  });
});
afterEach(async () => {
  line.heal();
  await server.stop();
  await line.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const statusOf = async (url: string) => (await get(url)).statusCode;
const unavailable = { code: 'UNAVAILABLE', message: 'refusals.codes.UNAVAILABLE' };
const brands = '/api/v1/products/brands/';
const uncached = () => `/api/v1/products/elastic/search/new/?term=x${Math.random()}`;
/** The time of a cached value runs out. */
const grow = (ms: number) => server.setNow(new Date(Date.now() + ms));

/** How long is too long: far less than a statement may take, which is how long an answer would hang. */
const quickMs = 5_000;

async function quickly<T>(work: () => Promise<T>, maxMs = quickMs): Promise<T> {
  const begun = performance.now();
  const value = await work();
  expect(performance.now() - begun).toBeLessThan(maxMs);
  return value;
}

async function untilAway(): Promise<void> {
  await expect.poll(() => statusOf(uncached()), { timeout: hangMs, interval: 50 }).toBe(503);
  await expect
    .poll(async () => (await get(brands)).headers['warning'], { timeout: hangMs, interval: 50 })
    .toBeDefined();
}

test.each(['freeze', 'drop'] as const)(
  'ER-02 while the database is away (%s) what is cached is served and marked, all else is a 503, and then it is over',
  async (harm) => {
    expect([await statusOf('/contact'), await statusOf(brands)]).toEqual([200, 200]);
    line[harm]();
    await untilAway();
    // Long after anything was fresh.
    grow(10 * 60_000);
    const page = await quickly(() => get('/contact'));
    expect([page.statusCode, page.body]).toEqual([200, '<!DOCTYPE html><html>0 brands</html>']);
    expect(page.headers['warning']).toContain('110');
    const answer = await get(brands);
    expect([answer.statusCode, answer.headers['warning']]).toEqual([200, '110 - "Response is Stale"']);

    const refused = await quickly(() => get(uncached()));
    expect([refused.statusCode, refused.json()]).toEqual([503, unavailable]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const light = await quickly(() => get('/products/12', { cookie: 'locale=lv_LV' }));
    expect([light.statusCode, light.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(light.body).toContain('Veikals pašlaik neatbild');
    expect(Number(light.headers['retry-after'])).toBeGreaterThan(0);

    expect(await quickly(() => statusOf('/healthz'))).toBe(200);
    expect(await quickly(() => statusOf('/readyz'))).toBe(503);

    line.heal();
    await expect.poll(() => statusOf('/readyz'), { timeout: hangMs }).toBe(200);
    await expect.poll(() => statusOf(uncached()), { timeout: hangMs }).toBe(200);
    expect((await get(brands)).headers['warning']).toBeUndefined();
  },
  4 * hangMs,
);

test('readiness is answered without waiting for the database, from the moment it falls silent', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  line.freeze();
  for (let i = 0; i < 8; i += 1) {
    expect(await quickly(() => statusOf('/readyz'))).toBe(503);
    await sleep(300);
  }
});

test(
  'visitors who ask as the database falls silent are told so in a few seconds, not after a time-out of statements',
  async () => {
    await get(uncached());
    line.freeze();
    const answers = await quickly(
      () => Promise.all(Array.from({ length: 60 }, () => get(uncached()))),
      9_000,
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  },
  2 * hangMs,
);

test(
  'a connection for notices that was lost without a word leaves nothing old behind',
  async () => {
    expect((await get('/contact')).body).toContain('0 brands');
    // Those that are open hear nothing any more; new ones do.
    line.freezeOpenOnes();
    const { db } = server.database;
    await buildBrand(db, { name: 'NORDLYS', slug: 'nordlys' });
    await purgeTags(db, ['brands']);
    await expect
      .poll(async () => (await get('/contact')).body, { timeout: hangMs, interval: 100 })
      .toContain('1 brands');
  },
  2 * hangMs,
);

test(
  'a long line to the database makes answers late, not wrong',
  async () => {
    line.delay(120);
    expect(await statusOf(uncached())).toBe(200);
    expect(await statusOf('/contact')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    await sleep(3_000);
    expect(await statusOf('/readyz')).toBe(200);
  },
  2 * hangMs,
);
