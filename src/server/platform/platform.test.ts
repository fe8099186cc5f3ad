import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { makeApiDocument } from '../api-document.ts';
import { nonceOf } from './nonce.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

let visitors = 0;
/** An address that has made no calls yet. */
const nextVisitor = () => `10.0.0.${++visitors}`;

describe('errors', () => {
  test.each(['/api/v1/nothing/', '/api/', '/api'])(
    'ER-01 %s, an unknown call, is a JSON 404 with code and message',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toEqual({ code: 'NOT_FOUND', message: 'refusals.codes.NOT_FOUND' });
    },
  );

  test('ER-01 malformed JSON is a 400, not a 500', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/subscribe-newsletter/',
      headers: { 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'MALFORMED_JSON' });
  });

  test('ER-01 a wrong field is named with its labels and without a code', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/subscribe-newsletter/',
      payload: { email: 'not an address', extra: 1 },
    });
    expect(answer.statusCode).toBe(400);
    const body = answer.json<Record<string, string[]>>();
    expect(body['code']).toBeUndefined();
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['email', 'extra']));
  });

  test.each([
    [
      'a huge body',
      413,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        payload: { email: 'x'.repeat(2_000_000) },
      }),
    ],
    [
      'a body of another kind',
      415,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        headers: { 'content-type': 'text/csv' },
        payload: 'a;b',
      }),
    ],
    [
      'a body of plain text',
      415,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        headers: { 'content-type': 'text/plain' },
        payload: '{"email":"a@b.ee"}',
      }),
    ],
    [
      'a body that is no UTF-8',
      400,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from('{"email":"t\xf5nu@b.ee"}', 'latin1'),
      }),
    ],
    [
      'no body at all',
      400,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        headers: { 'content-type': 'application/json' },
        payload: '',
      }),
    ],
    ['bad percent signs', 400, () => ({ method: 'GET' as const, url: '/api/v1/products/%E0%A4%A/' })],
    [
      'an unknown query key',
      400,
      () => ({ method: 'GET' as const, url: '/api/v1/products/categories/?nonsense=1' }),
    ],
    ['an absurd id', 404, () => ({ method: 'GET' as const, url: '/api/v1/products/99999999999999999999/' })],
    [
      'a poisoned prototype',
      400,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"a":1},"email":"a@b.ee"}',
      }),
    ],
    [
      'a NUL in the query',
      400,
      () => ({ method: 'GET' as const, url: '/api/v1/products/elastic/search/new/?brand=%00' }),
    ],
    [
      'a NUL in a text',
      400,
      () => ({
        method: 'POST' as const,
        url: '/api/v1/subscribe-newsletter/',
        payload: { email: 'a\u0000@b.ee' },
      }),
    ],
    [
      'a NUL in the path of a page',
      400,
      () => ({ method: 'GET' as const, url: '/api/v1/creator/composed-page/?path=/%00' }),
    ],
    [
      'a very long address',
      414,
      () => ({
        method: 'GET' as const,
        url: `/api/v1/products/elastic/search/new/?term=${'a'.repeat(9000)}`,
      }),
    ],
  ])('ER-01 %s is refused with %d', async (_what, status, request) => {
    expect((await server.app.inject({ ...request(), remoteAddress: nextVisitor() })).statusCode).toBe(status);
  });
});

describe('limits', () => {
  test('ER-01 one address is refused after ten subscriptions in a minute, another is not', async () => {
    const subscribe = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/subscribe-newsletter/',
        payload: { email: 'nimi@salong.ee' },
        remoteAddress,
      });
    const eager = nextVisitor();
    for (let call = 1; call <= 10; call++) expect((await subscribe(eager)).statusCode).toBe(200);
    const refused = await subscribe(eager);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ code: 'RATE_LIMITED', message: 'refusals.codes.RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await subscribe(nextVisitor())).statusCode).toBe(200);
  });

  test('ER-01 of many calls at once as many are answered as the limit allows', async () => {
    const remoteAddress = nextVisitor();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/subscribe-newsletter/',
          payload: { email: 'nimi@salong.ee' },
          remoteAddress,
        }),
      ),
    );
    expect(answers.map((one) => one.statusCode).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 15 }, () => 429),
    ]);
  });
});

describe('the shape of refusals', () => {
  test('ER-01 fields carry labels that have texts, never sentences of a library', async () => {
    const send = (payload: object) =>
      server.app
        .inject({ method: 'POST', url: '/api/v1/subscribe-newsletter/', payload })
        .then((one) => one.json<object>());
    expect(await send({})).toEqual({ email: ['required'] });
    expect(await send({ email: 5 })).toEqual({ email: ['invalid_type'] });
    expect(await send([])).toEqual({ body: ['invalid_type'] });
    expect((await get('/api/v1/creator/components/?route_uuid=1')).json()).toEqual({
      route_uuid: ['invalid'],
    });
    expect((await get('/api/v1/products/1/reviews/?rating=9')).json()).toEqual({ rating: ['too_big'] });
  });
});

describe('requests', () => {
  const path = '/api/v1/products/brands/';

  test.each([
    ['without a body', {}, undefined],
    ['with an empty one that names its type', { 'content-type': 'application/json' }, ''],
    ['with an empty object', { 'content-type': 'application/json' }, '{}'],
  ])('RQ-04 a write that needs no field is made %s', async (_name, headers, payload) => {
    const send = (method: 'POST' | 'DELETE', url: string) =>
      server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    const begun = await send('POST', '/api/v1/orders/');
    expect(begun.statusCode).toBe(200);
    const { uuid } = begun.json<{ uuid: string }>();
    expect((await send('POST', `/api/v1/orders/${uuid}/cancel/`)).json()).toMatchObject({
      status: { id: 4 },
    });
    // A field that is needed is named, as in an object without it.
    expect((await send('POST', '/api/v1/subscribe-newsletter/')).json()).toEqual({ email: ['required'] });
    expect((await send('DELETE', '/api/v1/products/favourites/1/')).statusCode).toBe(401);
  });

  test('RQ-04 a parameter without a value is as one that was left out', async () => {
    expect((await get('/api/v1/products/elastic/search/new/?term=&page=&price_start=')).statusCode).toBe(200);
    expect((await get('/api/v1/products/elastic/search/new/?nothing=')).statusCode).toBe(200);
    expect((await get('/api/v1/products/elastic/search/new/?page=0')).statusCode).toBe(400);
  });

  test('RQ-01 a call without a nonce, and one with a right and fresh one, are answered', async () => {
    const timestamp = String(Date.now());
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(path, { 'x-timestamp': timestamp, 'x-nonce': nonceOf(timestamp) })).statusCode).toBe(
      200,
    );
  });

  test('RQ-01 a wrong, a stale and a timeless nonce are refused', async () => {
    const now = String(Date.now());
    const old = String(Date.now() - 6 * 60_000);
    expect((await get(path, { 'x-timestamp': now, 'x-nonce': nonceOf('1') })).statusCode).toBe(400);
    expect((await get(path, { 'x-timestamp': old, 'x-nonce': nonceOf(old) })).statusCode).toBe(400);
    expect((await get(path, { 'x-nonce': nonceOf('') })).json()).toMatchObject({ code: 'NONCE_REJECTED' });
  });

  test('RQ-01 country and language of the headers decide the answer', async () => {
    const names = async (headers: Record<string, string>) =>
      (await get('/api/v1/deliveries/countries/', headers)).json<{ name: string }[]>().map((one) => one.name);
    expect(await names({ 'accept-language': 'lv-LV,lv' })).toContain('Igaunija');
    expect(await names({ 'accept-language': 'ru_RU,ru' })).toContain('Эстония');
    expect(await names({ 'accept-language': 'tlh' })).toContain('Eesti');
  });

  test.each([
    '/api/v1/languages/',
    '/api/v1/products/brands/',
    '/api/v1/products/categories/',
    '/api/v1/products/elastic/search/new/',
    '/api/v1/products/highlighted/',
    '/api/v1/products/popular/',
    '/api/v1/products/fair-favourites/',
    '/api/v1/recommended/',
    '/api/v1/statistics/popular/brands/',
    '/api/v1/statistics/popular/categories/',
    '/api/v1/statistics/popular/searches/',
    '/api/v1/creator/schemes-by-path/?path=/&type=route',
    '/api/v1/creator/components/?route_uuid=0190163d-8694-739b-aea5-966c26f8ad91',
    '/api/v1/creator/placeholders/?route_uuid=0190163d-8694-739b-aea5-966c26f8ad91',
  ])('RQ-04 GET %s answers with and without the trailing slash', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(url.replace(/\/(?=\?|$)/, ''))).statusCode).toBe(200);
  });

  test('RQ-05 the OpenAPI document names the calls, and its page needs nothing from elsewhere', async () => {
    const document = (await get('/api/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toMatch(/^3\./);
    expect(Object.keys(document.paths)).toContain('/api/v1/products/elastic/search/new/');
    // What may be empty is a 204, and a refusal may tell more than its code.
    expect(document.paths).toMatchObject({
      '/api/v1/orders/{uuid}/delivery/': { get: { responses: { 200: {}, 204: {} } } },
      '/api/v1/orders/{uuid}/order-lines/': {
        post: {
          responses: { 409: { content: { 'application/json': { schema: { additionalProperties: {} } } } } },
        },
      },
    });
    // Each shop has a host of its own, and the page may call no other.
    expect(document).toMatchObject({ servers: [{ url: '/' }] });
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\/(?!localhost)/);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
  });

  test('RQ-05 each schema of the OpenAPI document is referred to, and each reference leads to one', async () => {
    const { body } = await get('/api/openapi.json');
    const { components } = JSON.parse(body) as { components: { schemas: object } };
    const referred = new Set(
      [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    expect([...referred].toSorted()).toEqual(Object.keys(components.schemas).toSorted());
  });

  test('RQ-05 the OpenAPI document of the build is that of the shop, which makes none then', async () => {
    const built = await makeApiDocument();
    expect(built).toBe((await get('/api/openapi.json')).body);
    let read = 0;
    const other = await startTestServer({ apiDocument: () => Promise.resolve(`${++read} ${built}`) });
    try {
      const ask = () => other.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } });
      for (const answer of [await ask(), await ask()]) expect(answer.body).toBe(`1 ${built}`);
    } finally {
      await other.stop();
    }
  });

  test('RQ-05 the OpenAPI document is made once, whoever asks how often and for which form of it', async () => {
    const inFull = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    const { etag, 'content-encoding': encoding } = inFull.headers;
    expect([inFull.statusCode, encoding]).toEqual([200, 'br']);
    const known = await get('/api/openapi.json', { 'if-none-match': String(etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    for (const form of ['/api/docs/json', '/api/docs/yaml']) {
      const { statusCode, headers } = await get(form);
      expect([statusCode, headers.location]).toEqual([302, '/api/openapi.json']);
    }
  });
});

describe('the API document', () => {
  interface Operation {
    parameters?: { name: string; in: string; schema: object }[];
    responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
  }
  const operation = async (method: string, path: string) =>
    (await get('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>().paths[
      path
    ]![method]!;
  interface Schema {
    type?: string;
    anyOf?: Schema[];
  }
  const isBounded = (schema: Schema): boolean => {
    if (schema.anyOf) return schema.anyOf.every(isBounded);
    const has = (...keys: string[]) => keys.some((key) => key in schema);
    if (has('enum', 'const') || schema.type === 'boolean' || schema.type === 'null') return true;
    if (schema.type === 'string') return has('maxLength', 'format', 'pattern');
    return has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum');
  };
  const schemaOf = (one: Operation, name: string) =>
    JSON.stringify(one.parameters!.find((parameter) => parameter.name === name));

  test('RQ-05 it lists the refusals of each call with their codes', async () => {
    const product = await operation('get', '/api/v1/products/{id}/');
    expect(Object.keys(product.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '500']),
    );
    expect(JSON.stringify(product.responses['404'])).toContain('PRODUCT_NOT_FOUND');
    const subscribe = await operation('post', '/api/v1/subscribe-newsletter/');
    expect(Object.keys(subscribe.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '409', '413', '422', '429']),
    );
    expect(schemaOf(subscribe, 'idempotency-key')).toContain('24 hours');
  });

  test('RQ-05 it tells choices and bounds', async () => {
    const reviews = await operation('get', '/api/v1/products/{id}/reviews/');
    expect(schemaOf(reviews, 'page_size')).toMatch(/"minimum":1.*"maximum":50|"maximum":50.*"minimum":1/);
    const search = await operation('get', '/api/v1/products/elastic/search/new/');
    expect(schemaOf(search, 'sort')).toContain('"enum":["relevance"');
    expect(schemaOf(search, 'page_size')).toMatch(/"maximum":100/);
    expect(schemaOf(search, 'term')).toContain('"maxLength":255');
    const pages = await operation('get', '/api/v1/creator/composed-page/');
    expect(schemaOf(pages, 'type')).toContain('"enum":["CAMPAIGN"');
    const payment = await operation('post', '/api/v1/administrator/orders/{uuid}/received-payment/');
    expect(JSON.stringify(payment)).toContain('"format":"date"');
  });

  test('RQ-05 it bounds whatever may stand in an address: no text is as long as one likes, no number as large', async () => {
    const { paths } = (await get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const unbounded = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters = [] }) =>
        parameters
          .filter(({ schema }) => !isBounded(schema as Schema))
          .map(({ name }) => `${name} of ${path}`),
      ),
    );
    expect(unbounded).toEqual([]);
  });
});

describe('the frame of every answer', () => {
  test('no inline script is allowed, and nobody may guess types or frame the shop', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("object-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('health, readiness and metrics answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds');
  });
});
