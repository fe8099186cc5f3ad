import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, plainRenderer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  server = await startTestServer({
    renderer: {
      ...plainRenderer,
      routeOf: (at) => ({ name: at, query: ['search'] }),
      renderPage: (request) =>
        request.url === '/.not-found'
          ? Promise.resolve({
              status: 404,
              html: Buffer.from(`<!DOCTYPE html><html lang="${request.audience.language}">…`),
            })
          : plainRenderer.renderPage(request),
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const malformed = { code: 'MALFORMED_REQUEST', message: 'refusals.codes.MALFORMED_REQUEST' };
/** What every answer carries, whoever gives it. */
const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};

test.each([
  ['half a percent sign', '/%E0%A4%A'],
  ['a percent sign and nothing', '/products/%'],
  ['bytes that are no UTF-8', '/products/%FF'],
  ['a NUL', '/%00'],
  ['a piece of 600 letters', `/${'a'.repeat(600)}`],
  ['a piece of 600 letters in the middle', `/products/${'a'.repeat(600)}/b`],
  ['9,000 letters', `/${'a/'.repeat(4_500)}`],
  ['a query of 9,000 letters', `/products?search=${'a'.repeat(9_000)}`],
])('RT-19 a page address with %s is that of no page', async (_what, url) => {
  const answer = await get(url, { cookie: 'locale=ru_RU' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({ ...everyAnswer, 'content-type': 'text/html; charset=utf-8' });
  expect(answer.body).toContain('<html lang="ru">');
});

test.each([
  ['POST', '/api/v1/products/12/', 'GET, HEAD'],
  ['PUT', '/api/v1/orders/', 'GET, HEAD, POST'],
  ['GET', '/api/v1/orders/00000000-0000-4000-8000-000000000000/cancel/', 'POST'],
  ['OPTIONS', '/api/v1/orders/00000000-0000-4000-8000-000000000000/order-lines/1/', 'DELETE, PUT'],
  ['DELETE', '/healthz', 'GET, HEAD'],
  ['POST', '/sitemap.xml', 'GET, HEAD'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['POST', '/products', 'GET, HEAD'],
] as const)('ER-01 %s %s is told which methods are there', async (method, url, allowed) => {
  const answer = await server.app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', 'content-type': 'text/csv' },
    ...(method !== 'GET' && method !== 'OPTIONS' && { payload: 'a;b' }),
  });
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allowed]);
  expect(answer.json()).toEqual({
    code: 'METHOD_NOT_ALLOWED',
    message: 'refusals.codes.METHOD_NOT_ALLOWED',
  });
  expect(answer.headers).toMatchObject(everyAnswer);
});

test('ER-01 a call that does not exist is a 404 whatever its method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await server.app.inject({
      method,
      url: '/api/v1/no-such-call/',
      headers: { host: 'localhost:3000' },
    });
    expect([method, answer.statusCode]).toEqual([method, 404]);
  }
});

test('RT-19 an address of no page keeps the language it names', async () => {
  expect((await get('/%E0%A4%A?lang=lv')).body).toContain('<html lang="lv">');
});

test.each([
  '/api/v1/products/%E0%A4%A/',
  '/api/v1/products/elastic/search/new/?term=%FF',
  '/api/v1/creator/composed-page/?path=%C3%28',
  '/media/480/%E0%A4%A/x.webp',
])('ER-01 %s is refused with code, message and the headers of every answer', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toEqual([400, malformed]);
  expect(answer.headers).toMatchObject(everyAnswer);
});

test.each(['/products?search=%FF', '/?utm_source=%E0%A4', '/contact?x=%ED%A0%80'])(
  'RT-19 a page with a query that is no UTF-8, %s, is a 400 in words',
  async (url) => {
    const answer = await get(url, { cookie: 'locale=fi_FI' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ ...everyAnswer, 'content-type': 'text/html; charset=utf-8' });
    expect(answer.body).toContain('Osoitetta ei voitu lukea');
  },
);

test('RT-19 a percent sign that was typed into a search is a percent sign', async () => {
  for (const url of ['/products?search=50%', '/products?search=50%25', '/products?search=%C3%A4 100%'])
    expect((await get(url)).statusCode, url).toBe(200);
});

test('ER-01 a call whose address is too long says so, with the headers of every answer', async () => {
  const answer = await get(`/api/v1/products/elastic/search/new/?term=${'a'.repeat(9_000)}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    414,
    { code: 'URL_TOO_LONG', message: 'refusals.codes.URL_TOO_LONG' },
  ]);
  expect(answer.headers).toMatchObject(everyAnswer);
});

/** What comes back for bytes sent as they are, until the shop closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const postInPieces =
  'POST /api/v1/statistics/searches/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

test.each([
  ['no HTTP', 400, 'MALFORMED_REQUEST', 'nonsense\r\n\r\n'],
  [
    'two lengths',
    400,
    'MALFORMED_REQUEST',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  ],
  [
    'a length and pieces',
    400,
    'MALFORMED_REQUEST',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nab',
  ],
  ['no host', 400, 'MALFORMED_REQUEST', 'GET /api/v1/products/brands/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'two hosts',
    400,
    'MALFORMED_REQUEST',
    'GET /api/v1/products/brands/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  ],
  ['a body in pieces of no length', 400, 'MALFORMED_REQUEST', `${postInPieces}ZZ\r\n{}\r\n0\r\n\r\n`],
  [
    'a piece of a body with much said beside it',
    413,
    'BODY_TOO_LARGE',
    `${postInPieces}2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'headers of 40 KB',
    431,
    'HEADERS_TOO_LARGE',
    `GET /api/v1/shops/ HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  ],
])('ER-01 %s is refused in the shape of the shop with %d %s', async (_what, status, code, text) => {
  const answer = await sendRaw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({ code, message: `refusals.codes.${code}` });
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain('content-security-policy: default-src');
  expect(head.toLowerCase()).toContain('x-request-id: ');
  expect(head).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/im);
});

test.each([
  ['a cookie', 'Accept-Language: en\r\nCookie: a=b; locale=ru_RU; ', 'ru'],
  ['what the browser reads', 'Accept-Language: fi-FI,fi;q=0.9\r\nCookie: ', 'fi'],
  ['nothing', 'Cookie: ', 'et'],
])('ER-01 too many cookies for a page are told in the language of %s', async (_what, head, language) => {
  const answer = await sendRaw(
    `GET /products HTTP/1.1\r\nHost: localhost\r\n${head}c=${'a'.repeat(40_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 431 [^]*content-type: text\/html; charset=utf-8\r\n/);
  expect(answer).toContain(`<html lang="${language}">`);
  expect(answer).toContain('content-security-policy: default-src');
});

test('ER-01 an address longer than any head may be is told as that, and not as too many cookies', async () => {
  const long = (path: string) =>
    sendRaw(`GET ${path}${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const page = await long('/products?search=');
  expect(page).toMatch(/^HTTP\/1.1 414 [^]*content-type: text\/html; charset=utf-8\r\n/);
  expect(page).toContain('Aadress on liiga pikk');
  expect(await long('/api/v1/products/elastic/search/new/?term=')).toMatch(
    /^HTTP\/1.1 414 [^]*\r\n\r\n\{"code":"URL_TOO_LONG"/,
  );
});

test('ER-01 of very many wrong fields some are named', async () => {
  const keys = Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1]);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/consent/',
    headers: { host: 'localhost:3000' },
    payload: Object.fromEntries(keys),
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toHaveLength(500);
});

test.each(['/api/docs/static/../../package.json', '/api/docs/static/%2e%2e/%2e%2e/package.json'])(
  'ER-01 %s, which climbs out of its folder, is not found',
  async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain('"code":"NOT_FOUND"');
  },
);

test.each(['gzip', 'br, gzip', 'nonsense'])(
  'ER-01 a body compressed as "%s" is not read',
  async (encoding) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/statistics/searches/',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', 'content-encoding': encoding },
      payload: '{"term":"shampoo"}',
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect(answer.headers).toMatchObject({ ...everyAnswer, 'accept-encoding': 'identity' });
  },
);

test('ER-01 a body that says it is not compressed is read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/statistics/searches/',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', 'content-encoding': 'identity' },
    payload: '{"term":"shampoo"}',
  });
  expect(answer.statusCode).toBe(204);
});

test('ER-01 an expectation that nobody knows is passed over', async () => {
  const answer = await sendRaw(
    'GET /api/v1/products/brands/ HTTP/1.1\r\nHost: a\r\nExpect: patience\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer.toLowerCase()).toContain('x-request-id: ');
});

test('ER-01 what is no HTTP after a good request does not mix into its answer', async () => {
  const answer = await sendRaw('GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\nnonsense\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(answer).toContain('</html>');
});

test('RQ-01 several hosts are refused for a page in memory as for any other', async () => {
  const ask = (more: string) =>
    sendRaw(
      `GET /contact HTTP/1.1\r\nHost: localhost\r\n${more}Accept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
  for (let time = 0; time < 2; time++) expect(await ask('')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('Host: evil.example\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['53100', '53200', '58030', '25006'])(
  'ER-01 a write the database cannot make just now (%s) may come again',
  async (state) => {
    const { db } = server.database;
    await sql`
      create function no_write() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'no space left on device' using errcode = '${state}'; end`)}`.execute(
      db,
    );
    await sql`create trigger no_write before insert on shop_order execute function no_write()`.execute(db);
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/orders/', payload: {} });
    await sql`drop function no_write cascade`.execute(db);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toEqual({ code: 'UNAVAILABLE', message: 'refusals.codes.UNAVAILABLE' });
  },
);
