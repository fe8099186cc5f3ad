import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCategory, buildList, buildPrice, buildPriceList, buildProduct } from '../../test/factories.ts';
import { callerOf } from '../../test/calls.ts';
import { buildCustomer, signIn } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { addFavouriteCall, shareFavouritesCall } from '../domain/favourites/calls.ts';
import type { Sharing } from '../domain/favourites/contract.ts';
import type { Database } from './database.ts';
import { consumeOutbox } from './platform/outbox-consumer.ts';
import { purgeTags } from './platform/purge.ts';
import type { Renderer } from './platform/pages.ts';
import { searchHandlers } from './search/service.ts';

let server: TestServer;
/** What each asks with, the price in cents that is theirs, and those of all others. */
let visitors: { token: string | null; cents: number }[];
let productId: number;
/** Goes with the product, and costs everybody the same. */
let otherId: number;
let categoryId: number;

const publicCents = 4711;
const words = (cents: number) => [
  `${Math.floor(cents / 100)}.${cents % 100}`,
  `${Math.floor(cents / 100)},${cents % 100}`,
];

beforeAll(async () => {
  const renderer: Renderer = await import('../web/entry-server.tsx');
  server = await startTestServer({ renderer });
  const { db } = server.database;
  categoryId = (await buildCategory(db, { name: 'Šampoonid' })).id;
  productId = (
    await buildProduct(db, { name: 'Hooldusšampoon', categories: [categoryId], cents: publicCents })
  ).id;
  for (const list of ['highlighted', 'recommended', 'fair_favourites'] as const)
    await buildList(db, list, [productId]);
  otherId = (await buildProduct(db, { categories: [categoryId], cents: publicCents })).id;
  await db
    .insertInto('product_relation')
    .values({ product_id: otherId, related_id: productId, kind: 'goes_with', position: 0 })
    .execute();
  visitors = [{ token: null, cents: publicCents }];
  for (const [group, cents] of [
    ['salon', 3822],
    ['school', 2933],
  ] as const) {
    const { id } = await buildCustomer(db, { group, isBusiness: false });
    const list = await buildPriceList(db, { code: `for ${group}`, group });
    await buildPrice(db, productId, { cents, list: list.id });
    const { token } = await signIn(db, { customerId: id });
    visitors.push({ token, cents });
  }
  await server.rebuildSearch();
});
afterAll(() => server.stop());

/** Every way a price is shown: calls, search with its filters, pages with their cards. */
const places = () => [
  `/api/v1/products/${productId}/`,
  '/api/v1/products/highlighted/',
  `/api/v1/products/${otherId}/related/`,
  '/api/v1/products/popular/',
  '/api/v1/recommended/',
  '/api/v1/products/fair-favourites/',
  `/api/v1/products/elastic/search/new/?category=${categoryId}`,
  '/api/v1/products/elastic/search/new/?term=hooldus',
  `/products/${productId}`,
  `/products/${otherId}`,
  `/products/categories/${categoryId}`,
  '/products?search=hooldus',
];

async function look(at: string, token: string | null): Promise<string> {
  const isCall = at.startsWith('/api/');
  const answer = await server.app.inject({
    url: at,
    headers: {
      host: 'localhost:3000',
      ...(token && (isCall ? { authorization: `Token ${token}` } : { cookie: `token=${token}` })),
    },
  });
  expect(answer.statusCode, at).toBe(200);
  return answer.body;
}

function expectOwnPrice(body: string, own: number, at: string): void {
  expect(
    words(own).some((text) => body.includes(text)),
    `${at} shows ${own}`,
  ).toBe(true);
  for (const { cents } of visitors) {
    // Everybody's price is no secret: it stands beside that of a group as the reason for it.
    if (cents === own || cents === publicCents) continue;
    for (const text of words(cents))
      expect(body.includes(text), `${at} for ${own} shows ${cents}`).toBe(false);
  }
}

test('PL-07 two groups and an anonymous visitor are each shown their own price, first time and from the caches', async () => {
  for (let time = 0; time < 2; time++) {
    for (const at of places()) {
      for (const { token, cents } of visitors) expectOwnPrice(await look(at, token), cents, at);
    }
  }
});

test('PL-07 under load, across purges and a change of prices, nobody is ever shown another’s', async () => {
  const { db } = server.database;
  let isOver = false;
  const disturb = async () => {
    while (!isOver) {
      await purgeTags(db, [`product:${productId}`, 'prices:2', 'search']);
      server.pageCache.purge(['*']);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  };
  const disturbance = disturb();
  const asked = Array.from({ length: 300 }, (_, at) => {
    const { token, cents } = visitors[at % visitors.length]!;
    const place = places()[Math.floor(at / visitors.length) % places().length]!;
    return { token, cents, place };
  });
  // Twelve at a time, each the next that is left.
  const next = asked.values();
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (const { token, cents, place } of next) expectOwnPrice(await look(place, token), cents, place);
    }),
  );
  isOver = true;
  await disturbance;
});

test('PL-07 what is alike for everybody, site map and descriptions of the calls, tells no price of a group', async () => {
  for (const at of ['/sitemap.xml', '/api/openapi.json', `/products/${productId}?utm_source=feed`]) {
    const body = await look(at, null);
    for (const { cents } of visitors.slice(1))
      for (const text of words(cents)) expect(body.includes(text), at).toBe(false);
  }
});

test('PL-07 favourites that somebody of a group shares show each reader the reader’s own price', async () => {
  const { db } = server.database;
  const [, salon] = visitors;
  const call = callerOf(server);
  const added = await call(addFavouriteCall, { body: { product: productId }, token: salon!.token! });
  expect(added.status).toBe(200);
  const { body } = await call<typeof shareFavouritesCall, Sharing>(shareFavouritesCall, {
    token: salon!.token!,
  });
  for (let time = 0; time < 2; time++) {
    for (const { token, cents } of visitors)
      for (const at of [
        `/favourites/shared/${body.token}`,
        `/api/v1/products/favourites/shared/${body.token}/`,
      ])
        expectOwnPrice(await look(at, token), cents, at);
    await purgeTags(db, [`product:${productId}`]);
  }
});

test('PL-07 people who are signed in are served the cached pages of their audience by the fast path', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  const open = async (token: string | null) =>
    (
      await fetch(`http://127.0.0.1:${port}/products/${productId}`, {
        headers: token ? { cookie: `token=${token}` } : {},
      })
    ).text();
  const answered = async () =>
    Number(
      /pages_answered_from_memory\S* (\d+)/.exec(
        await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
      )?.[1],
    );
  for (const { token } of visitors) await open(token);
  const before = await answered();
  for (const { token, cents } of visitors) expectOwnPrice(await open(token), cents, 'the fast path');
  expect(await answered()).toBe(before + visitors.length);
});

test('PL-07 AU-05 a group made while the shop runs has its own prices from the first request of its first member', async () => {
  const { db } = server.database;
  const cents = 1655;
  const { id } = await buildCustomer(db, { group: 'stylists', isBusiness: false });
  const list = await buildPriceList(db, { code: 'for stylists', group: 'stylists' });
  await buildPrice(db, productId, { cents, list: list.id });
  const { token } = await signIn(db, { customerId: id });
  visitors.push({ token, cents });
  for (const at of places()) expectOwnPrice(await look(at, token), cents, at);
  // Nobody else notices.
  for (const visitor of visitors.slice(0, -1)) {
    for (const at of places()) expectOwnPrice(await look(at, visitor.token), visitor.cents, at);
  }
  // Filters go by everybody's prices until the documents are read again, which the group announces by itself.
  const found = async (range: string) => {
    const at = `/api/v1/products/elastic/search/new/?category=${categoryId}&${range}`;
    return (JSON.parse(await look(at, token)) as { count: number }).count;
  };
  const ranges = async () => [
    // Groups of businesses filter by prices without VAT.
    await found('price_start=13&price_end=14'),
    await found('price_start=47&price_end=48'),
  ];
  expect(await ranges()).toEqual([0, 2]);
  const problems: unknown[] = [];
  const feed = consumeOutbox<Database>(
    db,
    searchHandlers(() => new Date()),
    { onError: (error) => problems.push(error), onDeadLetter: (letter) => problems.push(letter) },
  );
  try {
    await vi.waitFor(async () => expect(await ranges()).toEqual([1, 0]));
  } finally {
    await feed.stop();
  }
  expect(problems).toEqual([]);
});
