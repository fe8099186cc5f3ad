import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPrice, buildPriceList, buildProduct } from '../../../test/factories.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type {
  Favourite,
  FavouriteItem,
  SharedFavourites,
  Sharing,
} from '../../domain/favourites/contract.ts';
import { favouriteLimit } from '../../domain/favourites/rules.ts';
import type { Page } from '../../domain/pagination.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const root = '/api/v1/products/favourites/';
type Method = 'GET' | 'POST' | 'DELETE';

async function call<T>(method: Method, path: string, token?: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: root + path,
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as T };
}
const add = (token: string, product: unknown) => call<Favourite>('POST', '', token, { product });
const list = async (token: string) => (await call<Favourite[]>('GET', '', token)).body;
const productsOf = async (token: string) => (await list(token)).map((one) => one.product.id);
const newcomer = () => signIn(server.database.db);
let salonList: number | undefined;
/** A product that costs salons less. */
async function buildPriced(): Promise<number> {
  const { db } = server.database;
  const { id } = await buildProduct(db);
  salonList ??= (await buildPriceList(db, { group: 'salon' })).id;
  await buildPrice(db, id, { cents: 99, list: salonList });
  return id;
}
/** What its own page says it costs. */
async function priceOnPage(id: number, token?: string): Promise<number | null> {
  const headers = token === undefined ? {} : { authorization: `Token ${token}` };
  const answer = await server.app.inject({ url: `/api/v1/products/${id}/`, headers });
  return answer.json<{ price: number | null }>().price;
}

describe('favourites', () => {
  test('AC-02 a product is added once however often it is sent, the latest stands first, and it can be removed', async () => {
    const { db } = server.database;
    const { token } = await newcomer();
    const first = (await buildProduct(db)).id;
    const second = (await buildProduct(db)).id;
    const added = await add(token, first);
    expect(added).toEqual({ status: 200, body: { id: expect.any(Number), product: { id: first } } });
    await add(token, second);
    expect(await add(token, first)).toEqual(added);
    expect(await productsOf(token)).toEqual([second, first]);
    expect(await call('DELETE', `${added.body.id}/`, token)).toEqual({ status: 204, body: null });
    expect(await productsOf(token)).toEqual([second]);
  });

  test('AC-02 pressed ten times at once it is one favourite', async () => {
    const { token } = await newcomer();
    const { id } = await buildProduct(server.database.db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(token, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await productsOf(token)).toEqual([id]);
  });

  test.each([
    [{ product: 999_999_999 }, 404, { code: 'PRODUCT_NOT_FOUND' }],
    [{ product: 0 }, 400, { product: ['too_small'] }],
    [{ product: 2_147_483_648 }, 400, { product: ['too_big'] }],
    [{ product: 1.5 }, 400, { product: [expect.any(String)] }],
    [{ product: "1'; drop table favourite" }, 400, { product: [expect.any(String)] }],
    [{}, 400, { product: [expect.any(String)] }],
    [{ product: 1, user: 7 }, 400, { user: ['unknown_field'] }],
  ])('AC-02 ER-01 %j is refused', async (payload, status, body) => {
    const { token } = await newcomer();
    expect(await call('POST', '', token, payload)).toMatchObject({ status, body });
    expect(await list(token)).toEqual([]);
  });

  test.each<[Method, string]>([
    ['GET', ''],
    ['GET', 'items/'],
    ['POST', ''],
    ['DELETE', '1/'],
    ['GET', 'share/'],
    ['POST', 'share/'],
    ['DELETE', 'share/'],
  ])('AC-02 %s %s is for those who are signed in', async (method, path) => {
    const payload = method === 'POST' && path === '' ? { product: 1 } : undefined;
    expect(await call(method, path, undefined, payload)).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
  });

  test('AC-02 nobody sees or removes the favourites of another', async () => {
    const mari = await newcomer();
    const jaan = await newcomer();
    const { id } = await buildProduct(server.database.db);
    const added = await add(mari.token, id);
    expect(await list(jaan.token)).toEqual([]);
    for (const number of [String(added.body.id), '999999999', '0', '-1', 'x', '2147483648'])
      expect((await call('DELETE', `${number}/`, jaan.token)).status, number).toBe(404);
    expect(await productsOf(mari.token)).toEqual([id]);
  });

  test('AC-02 the list is full at its limit, also for additions that come together', async () => {
    const { db } = server.database;
    const { token, userId } = await newcomer();
    const { id: family } = await buildProduct(db);
    const { brand_id } = await db
      .selectFrom('product')
      .select('brand_id')
      .where('id', '=', family)
      .executeTakeFirstOrThrow();
    const rows = await db
      .insertInto('product')
      .values(
        Array.from({ length: favouriteLimit + 4 }, (_, at) => ({
          sku: `FAV-${at}`,
          brand_id,
          i18n_name: { et_EE: { value: `Toode ${at}` } },
          i18n_slug: { et_EE: { value: `toode-${at}` } },
        })),
      )
      .returning('id')
      .execute();
    const ids = rows.map((row) => row.id);
    await db
      .insertInto('favourite')
      .values(ids.slice(0, favouriteLimit - 1).map((product_id) => ({ user_id: userId, product_id })))
      .execute();
    const answers = await Promise.all(ids.slice(favouriteLimit - 1).map((id) => add(token, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'FAVOURITES_FULL',
      message: 'refusals.codes.FAVOURITES_FULL',
    });
    // One of them again is no addition.
    expect((await add(token, ids[0])).status).toBe(200);
    expect(await list(token)).toHaveLength(favouriteLimit);
  });

  test('AC-02 they go with the product and with the user', async () => {
    const { db } = server.database;
    const { token, userId } = await newcomer();
    const { id } = await buildProduct(db);
    await add(token, id);
    await call('POST', 'share/', token);
    await db.deleteFrom('product').where('id', '=', id).execute();
    expect(await list(token)).toEqual([]);
    await db.deleteFrom('user_account').where('id', '=', userId).execute();
    expect(await db.selectFrom('shared_favourites').where('user_id', '=', userId).execute()).toEqual([]);
  });
});

describe('the list with its products', () => {
  const items = (token: string, query = '') =>
    call<Page<FavouriteItem>>('GET', `items/${query}`, token).then(({ body }) => body);

  test('AC-02 prices are those of the group the user buys for, what is no longer sold says so', async () => {
    const { db } = server.database;
    const salon = await buildCustomer(db, { group: 'salon' });
    const { token } = await signIn(db, { customerId: salon.id });
    const id = await buildPriced();
    const disabled = await buildProduct(db);
    await db.updateTable('product').set({ is_disabled: true }).where('id', '=', disabled.id).execute();
    await add(token, id);
    await add(token, disabled.id);
    const { count, results } = await items(token);
    expect(count).toBe(2);
    expect(results.map(({ product }) => [product.id, product.is_disabled, product.price])).toEqual([
      [disabled.id, true, await priceOnPage(disabled.id, token)],
      [id, false, await priceOnPage(id, token)],
    ]);
    expect(results[1]!.product.price).toBeLessThan((await priceOnPage(id))!);
  });

  test('AC-02 page by page', async () => {
    const { token } = await newcomer();
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.unshift((await buildProduct(server.database.db)).id);
    for (const id of ids.toReversed()) await add(token, id);
    const second = await items(token, '?page=2&page_size=2');
    expect(second).toMatchObject({
      count: 5,
      next: `${root}items/?page=3&page_size=2`,
      previous: `${root}items/?page=1&page_size=2`,
    });
    expect(second.results.map(({ product }) => product.id)).toEqual(ids.slice(2, 4));
    expect((await items(token, '?page=9&page_size=2')).results).toEqual([]);
    expect((await call('GET', 'items/?page=0', token)).status).toBe(400);
    expect((await call('GET', 'items/?page_size=61', token)).status).toBe(400);
  });
});

describe('sharing', () => {
  test('AC-02 whoever has the link sees the list with the prices of a reader, and nobody after it was stopped', async () => {
    const { db } = server.database;
    const salon = await buildCustomer(db, { group: 'salon' });
    const { token, userId } = await signIn(db, { customerId: salon.id });
    await db.updateTable('user_account').set({ first_name: 'Mari' }).where('id', '=', userId).execute();
    const id = await buildPriced();
    await add(token, id);
    const sharing = async () => (await call<Sharing>('GET', 'share/', token)).body.token;
    expect(await sharing()).toBe(null);

    const link = (await call<Sharing>('POST', 'share/', token)).body.token!;
    expect(link).toMatch(/^[\w-]{43}$/);
    expect((await call<Sharing>('POST', 'share/', token)).body.token).toBe(link);
    expect(await sharing()).toBe(link);
    const read = (reader?: string) => call<SharedFavourites>('GET', `shared/${link}/`, reader);
    const shown = await read();
    expect(shown.body).toMatchObject({
      owner: 'Mari',
      count: 1,
      results: [{ id, price: await priceOnPage(id) }],
    });
    expect((await read(token)).body.results[0]!.price).toBe(await priceOnPage(id, token));
    expect(JSON.stringify(shown.body)).not.toContain('@');

    expect((await call('DELETE', 'share/', token)).status).toBe(204);
    expect(await read()).toMatchObject({ status: 404, body: { code: 'LIST_NOT_SHARED' } });
    const next = (await call<Sharing>('POST', 'share/', token)).body.token;
    expect(next).not.toBe(link);
    expect((await read()).status).toBe(404);
  });

  test('AC-02 the list of a blocked user is shown to nobody', async () => {
    const { db } = server.database;
    const { token, userId } = await newcomer();
    const link = (await call<Sharing>('POST', 'share/', token)).body.token!;
    await db.updateTable('user_account').set({ is_active: false }).where('id', '=', userId).execute();
    expect((await call('GET', `shared/${link}/`)).status).toBe(404);
  });

  test.each(['x', 'x'.repeat(43), `${'x'.repeat(42)}%27`, '%00', 'x'.repeat(400)])(
    'AC-02 %s is no link to a list',
    async (link) => {
      expect((await call('GET', `shared/${link}/`)).status).toBe(404);
    },
  );
});
