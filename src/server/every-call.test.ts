import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEvent } from '../../test/events.ts';
import {
  buildCategory,
  buildFamily,
  buildList,
  buildProduct,
  buildReview,
  buildStock,
} from '../../test/factories.ts';
import { buildCustomer, signIn } from '../../test/people.ts';
import { startTestServer, testNoticeKeys, type TestServer } from '../../test/server.ts';
import { writePage } from '../../test/write-page.ts';

/** What the OpenAPI document says of a call. */
interface Operation {
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; schema?: { type?: string } }[];
  requestBody?: unknown;
}
interface Call extends Operation {
  method: 'GET' | 'POST';
  path: string;
}

let server: TestServer;
let calls: Call[];
let productId: number;
let eventId: number;
let categoryId: number;
let routeUuid: string;
let customerUuid: string;
let token: string;
let sharedList: string;
let orderUuid: string;
let pastOrderUuid: string;
let listUuid: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const customer = await buildCustomer(db);
  customerUuid = customer.uuid;
  ({ token } = await signIn(db, { customerId: customer.id }));
  const order = { shop_id: 2, country_id: 2, language: 'et' as const, customer_id: null, user_id: null };
  const placed = { status: 2 as const, number: 1, payable_cents: 0, submitted_at: new Date() };
  const made = await db
    .insertInto('shop_order')
    .values([order, { ...order, ...placed }])
    .returning('uuid')
    .execute();
  [orderUuid, pastOrderUuid] = made.map(({ uuid }) => uuid) as [string, string];
  sharedList = (
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/products/favourites/share/',
      headers: { authorization: `Token ${token}` },
    })
  ).json<{ token: string }>().token;
  const category = await buildCategory(db, { name: 'Šampoonid' });
  categoryId = category.id;
  const family = (await buildFamily(db)).id;
  eventId = (await buildEvent(db)).id;
  productId = (await buildProduct(db, { family, categories: [category.id] })).id;
  await sql`
    insert into order_line (order_id, product_id, quantity, seen_cents)
    select id, ${productId}, 1, 1000 from shop_order where uuid = ${pastOrderUuid}`.execute(db);
  const list = await server.app.inject({
    method: 'POST',
    url: '/api/v1/saved-lists/',
    headers: { authorization: `Token ${token}` },
    payload: { name: 'Pesukoht', lines: [{ product: productId }] },
  });
  listUuid = list.json<{ uuid: string }>().uuid;
  const other = await buildProduct(db, { family, categories: [category.id] });
  await buildStock(db, other.id, { TLN: 3 });
  await buildReview(db, productId);
  await buildList(db, 'highlighted', [productId, other.id]);
  routeUuid = await db.transaction().execute((trx) =>
    writePage(
      trx,
      {
        route: { type: 'ROUTE', name: 'home' },
        schemes: [
          {
            path: '/',
            language: 'et',
            placeholders: { MAIN: [{ name: 'title_text', props: { title: 'Tere' } }] },
          },
        ],
      },
      new Date(),
    ),
  );
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Call['method'],
    })),
  );
});
afterAll(() => server.stop());

/** Addresses where something is, for each call that needs to be told what. */
const needs: Record<string, (call: Call) => string> = {
  scheme_uuid: () => '00000000-0000-4000-8000-000000000000',
  route_uuid: () => routeUuid,
  path: () => '/',
  type: ({ path }) => (path.endsWith('/posts/') ? 'POST' : 'ROUTE'),
  brand_id: () => '1',
  token: () => 'x'.repeat(43),
  products: () => String(productId),
  method: () => '1',
  key: () => testNoticeKeys.keyOf({ email: 'lugeja@salong.ee', kind: 'newsletter' }),
};

describe('every call of the OpenAPI document', () => {
  test('RQ-04 RQ-05 the public calls of the shop are in it', () => {
    const named = calls.map(({ method, path }) => `${method} ${path}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'GET /api/v1/languages/',
        'GET /api/v1/products/brands/',
        'GET /api/v1/products/categories/',
        'GET /api/v1/products/categories/{id}/',
        'GET /api/v1/products/elastic/search/new/',
        'GET /api/v1/products/highlighted/',
        'GET /api/v1/products/popular/',
        'GET /api/v1/products/fair-favourites/',
        'GET /api/v1/products/brand-favourites/',
        'GET /api/v1/products/{id}/',
        'GET /api/v1/recommended/',
        'GET /api/v1/statistics/popular/brands/',
        'GET /api/v1/statistics/popular/categories/',
        'GET /api/v1/statistics/popular/searches/',
        'POST /api/v1/subscribe-newsletter/',
        'POST /api/v1/client-errors/',
        'POST /api/v1/consent/',
        'GET /api/v1/creator/schemes-by-path/',
        'GET /api/v1/creator/components-v2/',
        'GET /api/v1/creator/placeholders/',
        'GET /api/v1/creator/components/',
      ]),
    );
  });

  test('RQ-04 each answers with and without the trailing slash alike', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
        if (/\/history\/|\/reorder\//.test(call.path)) return pastOrderUuid;
        if (call.path.includes('/saved-lists/')) return listUuid;
        if (name === 'returnUuid') return orderUuid;
        if (name === 'uuid') return call.path.includes('/customers/') ? customerUuid : orderUuid;
        if (name === 'token') return sharedList;
        if (call.path.includes('/events/')) return String(eventId);
        return String(call.path.includes('/categories/') ? categoryId : productId);
      });
      const query = (call.parameters ?? [])
        .filter((one) => one.in === 'query' && (one.required || one.name === 'type'))
        .map(({ name }) => `${name}=${encodeURIComponent(needs[name]!(call))}`)
        .join('&');
      const [slash, bare] = await Promise.all(
        [path, path.replace(/\/$/, '')].map((one) =>
          server.app.inject({ url: `${one}?${query}`, headers: { authorization: `Token ${token}` } }),
        ),
      );
      // A mailed token works once, so there is none to give here.
      const isMailed = call.path.includes('/verify-') || call.path.endsWith('/invitations/company/');
      // Nobody waits for a seat here, and nobody has a ticket.
      const isUnknown = /\/waitlist\/|\/v1\/tickets\//.test(call.path);
      // Nothing is chosen or given for a draft that was just begun.
      const isEmpty = call.path.startsWith('/api/v1/orders/{uuid}/delivery/');
      // No order was withdrawn from or returned.
      const isNone = call.path.includes('/withdrawals/{uuid}') || call.path.includes('{returnUuid}');
      // Of the staff alone, whom nobody here belongs to.
      const isOfStaff = call.path.startsWith('/api/v1/administrator/');
      const wanted = isMailed
        ? 400
        : isOfStaff
          ? 403
          : isEmpty
            ? 204
            : query.includes('scheme_uuid') || isNone || isUnknown
              ? 404
              : 200;
      expect([call.path, slash!.statusCode, bare!.statusCode]).toEqual([call.path, wanted, wanted]);
      expect(bare!.body).toBe(slash!.body);
    }
  });

  test('ER-01 a write whose contract names no body refuses one, as one of fields it does not know', async () => {
    const bodiless = calls.filter(({ method, requestBody }) => method !== 'GET' && !requestBody);
    expect(bodiless.map(({ path }) => path)).toContain('/api/v1/rest-auth/passkeys/login/challenge/');
    for (const [index, { method, path }] of bodiless.entries()) {
      const answer = await server.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { authorization: `Token ${token}` },
        payload: { surplus: 1 },
        remoteAddress: `10.255.0.${index}`,
      });
      expect([path, answer.statusCode]).toEqual([path, path.includes('{') ? expect.any(Number) : 400]);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test('CR-02 components-v2 answers the components of a published scheme', async () => {
    const [scheme] = (
      await server.app.inject({ url: '/api/v1/creator/schemes-by-path/?path=/&type=ROUTE' })
    ).json<{ uuid: string }[]>();
    const answer = await server.app.inject({
      url: `/api/v1/creator/components-v2?scheme_uuid=${scheme!.uuid}`,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['title_text']);
  });

  test(
    'ER-01 whatever is asked, no call fails: a refusal has a code or names its fields',
    { timeout: 120_000 },
    async () => {
      const value = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom(
          '',
          '0',
          '-1',
          '1e400',
          '1.5',
          'true',
          'null',
          'NaN',
          '[]',
          '{}',
          ',',
          ',,1,',
          '1,2',
          '\0',
          '%',
          "'",
        ),
        fc.constantFrom(
          '2026-11-21',
          '2026-13-45',
          '9999-12-31,0001-01-01',
          'volume:300',
          '/',
          '//',
          '/%00',
          '/../..',
        ),
        fc.constantFrom(
          '99999999999999999999',
          '2147483648',
          '-2147483649',
          '9007199254740993',
          '00000000-0000-4000-8000-000000000000',
        ),
        fc.constantFrom(
          'et',
          'lv',
          'xx',
          'ROUTE',
          'EVENT',
          'SHADOW',
          'route',
          '__proto__',
          'constructor',
          '💇'.repeat(50),
        ),
      );
      const foreign = fc.constantFrom(
        '__proto__',
        'constructor',
        'page[]',
        'price[start]',
        'lang',
        '',
        'toString',
      );
      const body = fc.oneof(
        fc.jsonValue().map((one) => JSON.stringify(one)),
        fc
          .record({ email: fc.jsonValue(), term: fc.jsonValue() }, { requiredKeys: [] })
          .map((one) => JSON.stringify(one)),
        fc.record({ email: value, term: value }, { requiredKeys: [] }).map((one) => JSON.stringify(one)),
        fc.string({ maxLength: 60 }),
      );
      let visitor = 0;
      for (const call of calls) {
        const names = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
        const key =
          names.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, foreign) : foreign;
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.tuple(key, value), { maxLength: 4 }),
            value,
            fc.record(
              { 'accept-language': value, 'delivery-country': value, cookie: value, host: value },
              { requiredKeys: [] },
            ),
            body,
            async (query, id, headers, sent) => {
              const text = query
                .map(([name, one]) => `${encodeURIComponent(name)}=${escaped(one)}`)
                .join('&');
              const answer = await server.app.inject({
                method: call.method,
                url: `${call.path.replace(/\{\w+\}/, escaped(id) || '1')}?${text}`,
                headers: {
                  ...Object.fromEntries(
                    Object.entries(headers).map(([name, one]) => [name, one.replace(/[^\x20-\x7e]/g, '')]),
                  ),
                  ...(call.method === 'POST' && { 'content-type': 'application/json' }),
                },
                ...(call.method === 'POST' && { payload: sent }),
                remoteAddress: `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`,
              });
              expect(answer.statusCode, `${call.method} ${text} ${answer.body.slice(0, 200)}`).toBeLessThan(
                500,
              );
              if (answer.statusCode >= 400) {
                const refusal = answer.json<Record<string, unknown>>();
                // A list of labels is that of a field called `code`.
                if (typeof refusal['code'] === 'string')
                  expect(Object.keys(refusal)).toEqual(['code', 'message']);
                else expect(Object.keys(refusal).length).toBeGreaterThan(0);
              }
            },
          ),
          { numRuns: 60 },
        );
      }
    },
  );
});

/** As an address carries it; half a letter travels as the sign that stands for what cannot be read. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
