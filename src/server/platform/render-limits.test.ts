import { once } from 'node:events';
import { get as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRenderLimits } from './render-limits.ts';
import { Abandoned } from './work-limiter.ts';
import { plainRenderer, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let port: number;
/** Paths that were rendered, in order. */
let rendered: string[];
let release: () => void;

/** A shop whose pages are rendered when `release` is called. */
async function open(env: Record<string, string> = {}, isHeld = true): Promise<void> {
  rendered = [];
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  if (!isHeld) release();
  server = await startTestServer({
    env,
    renderer: {
      ...plainRenderer,
      async renderPage(request) {
        rendered.push(request.url);
        await held.promise;
        return plainRenderer.renderPage(request);
      },
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
}

let requests: ClientRequest[];
beforeEach(() => {
  requests = [];
});
afterEach(async () => {
  release();
  for (const request of requests) request.destroy();
  await server.stop();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Asks on a connection of its own; answers with the status, or null when it was given up. */
function visit(path: string, headers: Record<string, string> = {}) {
  const request = ask({ port, path, agent: false, headers });
  requests.push(request);
  const answer = (async () => {
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      let body = '';
      for await (const chunk of response) body += String(chunk);
      return { status: response.statusCode, headers: response.headers, body };
    } catch {
      return null;
    }
  })();
  return { answer, leave: () => request.destroy() };
}

test('ER-01 of more pages than can be rendered some are refused at once, with a light page; health is answered meanwhile', async () => {
  await open();
  const visits = Array.from({ length: 400 }, (_, i) => visit(`/p${i}`, { cookie: 'locale=fi_FI' }).answer);
  const refused: NonNullable<Awaited<(typeof visits)[number]>>[] = [];
  for (const one of visits) void one.then((answer) => answer?.status === 503 && refused.push(answer));
  // Those that are rendered and those that wait are not answered yet.
  await expect.poll(() => refused.length).toBe(400 - 208);
  expect(refused[0]!.headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(refused[0]!.body).toContain('Kauppa ei vastaa juuri nyt');
  expect(rendered).toHaveLength(8);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await visit(path).answer)?.status, path).toBe(200);
  expect((await visit('/api/v1/products/brands/').answer)?.status).toBe(200);
});

test('pages nobody waits for any more are not rendered; one that another waits for is', async () => {
  await open();
  const running = Array.from({ length: 8 }, (_, i) => visit(`/r${i}`).answer);
  await expect.poll(() => rendered.length).toBe(8);
  const [gone, shared, again] = [visit('/gone'), visit('/shared'), visit('/shared')];
  const last = visit('/last');
  // All of them wait once a page that came after them does.
  await expect.poll(async () => (await visit('/healthz').answer)?.status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 200));
  gone.leave();
  shared.leave();
  // The shop has noticed that two of twelve have left.
  await expect.poll(() => connections()).toBe(10);
  release();
  expect((await again.answer)?.status).toBe(200);
  expect((await last.answer)?.status).toBe(200);
  expect((await Promise.all(running)).map((one) => one?.status)).toEqual(Array(8).fill(200));
  // Each came on a connection of its own, in whatever order.
  expect(rendered.slice(8).toSorted()).toEqual(['/last', '/shared']);
});

test('ER-01 an address that has too many pages rendered is told to wait; pages from the cache count for nothing', async () => {
  await open({ RATE_LIMIT_PER_MINUTE: '5' }, false);
  const get = (url: string, remoteAddress: string) =>
    server.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', cookie: 'locale=ru_RU' } });
  for (let i = 0; i < 5; i += 1) expect((await get(`/p${i}`, '10.0.0.1')).statusCode).toBe(200);
  for (let i = 0; i < 30; i += 1) expect((await get('/p0', '10.0.0.1')).statusCode).toBe(200);
  const refused = await get('/p6', '10.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Слишком много попыток');
  expect((await get('/p6', '10.0.0.2')).statusCode).toBe(200);
  // BlockContent for another, and cached: for everybody.
  expect((await get('/p6', '10.0.0.1')).statusCode).toBe(200);
});

test('a refresh behind a served page is put off while many wait, and a visitor without a page is not', async () => {
  await open();
  const limits = createRenderLimits(1000);
  const held = Promise.withResolvers<void>();
  const refresh = (key: string) =>
    limits.render(key, { address: '::1', isRefresh: true }, () => held.promise);
  const taken = Array.from({ length: 16 }, (_, at) => refresh(`page ${at}`));
  await expect(refresh('one more')).rejects.toThrow(Abandoned);
  const visitor = limits
    .render('visitor', { address: '::1', isRefresh: false }, () => held.promise)
    .catch((error: unknown) => error);
  held.resolve();
  await Promise.all(taken);
  await visitor;
  await refresh('one more');
});
