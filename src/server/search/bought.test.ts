import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildCategory, buildFamily, buildProduct } from '../../../test/factories.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { buildDraft, placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { boughtProductsCall, boughtSearchCall } from '../../domain/search/calls.ts';
import { maxAskedBought } from '../../domain/search/limits.ts';
import type { BoughtProduct, SearchAnswer } from '../../domain/search/contract.ts';

let server: TestServer;
let ask: ReturnType<typeof callerOf>;
let customerId: number;
let mari: { token: string; userId: number };
const made = { category: 0, one: 0, two: 0, small: 0, large: 0, never: 0, canceled: 0 };

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  ask = callerOf(server);
  customerId = (await buildCustomer(db)).id;
  mari = await signIn(db, { customerId });
  made.category = (await buildCategory(db, { name: 'Hooldus' })).id;
  const family = (await buildFamily(db, { kind: 'size' })).id;
  const product = async (parts: Parameters<typeof buildProduct>[1]) => (await buildProduct(db, parts)).id;
  made.one = await product({ name: 'Hydra šampoon', categories: [made.category] });
  made.two = await product({ name: 'Hydra mask' });
  made.small = await product({ name: 'Hydra palsam 300', family });
  made.large = await product({ name: 'Hydra palsam 1000', family, popularity: 9 });
  made.never = await product({ name: 'Hydra seerum', categories: [made.category] });
  made.canceled = await product({ name: 'Hydra õli' });
  await server.rebuildSearch();
  const bought = async (products: number[], userId = mari.userId) => {
    const draft = await buildDraft(db, { products, customerId, userId });
    await placer(server).submit(draft.uuid, { visitor: signedInAs(userId) });
    return draft;
  };
  await bought([made.one, made.two]);
  await bought([made.small]);
  const gone = await bought([made.canceled]);
  await ask(
    { method: 'POST', path: '/api/v1/orders/:uuid/cancel/' },
    { params: { uuid: gone.uuid }, body: {}, token: mari.token },
  );
  await buildDraft(db, { products: [made.never], customerId, userId: mari.userId });
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const search = async (params: object = {}, token: string | undefined = mari.token) =>
  ask<typeof boughtSearchCall, SearchAnswer>(boughtSearchCall, { params, token });
const idsOf = async (params: object = {}, token?: string) =>
  (await search(params, token)).body.results.map(({ id }) => id).toSorted((a, b) => a - b);

test('SR-05 CT-11 a list shows what was bought before: not what was cancelled, nor what lies in a cart', async () => {
  // Of the family the variation that was bought, though another one leads.
  expect(await idsOf()).toEqual([made.one, made.two, made.small]);
  const { body } = await search();
  expect(body.count).toBe(3);
});

test('SR-05 CT-11 together with words, filters and pages', async () => {
  expect(await idsOf({ term: 'hydra' })).toEqual([made.one, made.two, made.small]);
  expect(await idsOf({ term: 'mask' })).toEqual([made.two]);
  expect(await idsOf({ category: made.category })).toEqual([made.one]);
  expect(await idsOf({ variations: true })).toEqual([made.one, made.two, made.small]);
  const first = (await search({ page_size: 2, sort: 'name' })).body;
  expect([first.results.length, first.count, first.next]).toEqual([2, 3, expect.stringContaining('page=2')]);
  const category = (await search()).body.facets?.category.find(({ id }) => id === made.category);
  expect(category?.count).toBe(1);
});

test('CT-11 each sees what orders they may see: colleagues their own, administrators all, others nothing', async () => {
  const { db } = server.database;
  const colleague = await signIn(db, { customerId, role: 'CUSTOMER_USER' });
  const admin = await signIn(db, { customerId });
  const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
  expect(await idsOf({}, colleague.token)).toEqual([]);
  expect(await idsOf({}, admin.token)).toEqual([made.one, made.two, made.small]);
  expect(await idsOf({}, stranger.token)).toEqual([]);
  expect((await ask(boughtSearchCall)).status).toBe(401);
});

test('CT-11 a page of such a list is nobody else’s: it is neither cached nor shown to others', async () => {
  const page = (cookie?: string) =>
    server.app.inject({
      url: '/products?bought=true',
      headers: { host: 'localhost:80', ...(cookie && { cookie: `token=${cookie}` }) },
    });
  const own = await page(mari.token);
  expect(own.headers['cache-control']).toContain('no-store');
});

describe('which of some products were bought, for the marks on cards', () => {
  const among = (products: readonly number[] | string, token: string | undefined = mari.token) =>
    ask<typeof boughtProductsCall, BoughtProduct[]>(boughtProductsCall, {
      params: { products: typeof products === 'string' ? products : products.join(',') },
      token,
    });
  const all = () => Object.entries(made).filter(([name]) => name !== 'category');

  test('CT-11 PL-01 each once, of a family its other variations too; nothing cancelled, nothing of a cart', async () => {
    const { body } = await among(all().map(([, id]) => id));
    expect(body).toEqual([
      { product: made.one, is_itself: true },
      { product: made.two, is_itself: true },
      { product: made.small, is_itself: true },
      { product: made.large, is_itself: false },
    ]);
    expect((await among([made.two, made.never, made.two, 999_999_999])).body).toEqual([
      { product: made.two, is_itself: true },
    ]);
  });

  test('CT-11 by what orders one may see, and by nobody who is not signed in', async () => {
    const { db } = server.database;
    const colleague = await signIn(db, { customerId, role: 'CUSTOMER_USER' });
    const admin = await signIn(db, { customerId });
    const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
    const ofNobody = await signIn(db);
    for (const { token } of [colleague, stranger, ofNobody])
      expect((await among([made.one], token)).body).toEqual([]);
    expect((await among([made.one], admin.token)).body).toEqual([{ product: made.one, is_itself: true }]);
    expect((await ask(boughtProductsCall, { params: { products: '1' } })).status).toBe(401);
  });

  test('CT-11 only numbers are asked for, and no more than a page shows', async () => {
    const many = Array.from({ length: maxAskedBought + 1 }, (_, index) => index + 1);
    expect((await among(many.slice(1))).status).toBe(200);
    for (const wrong of [many.join(','), '', '0', '-1', '1,', '1;2', "1' or 1=1", '9999999999'])
      expect((await among(wrong)).status, wrong.slice(0, 20)).toBe(400);
  });
});
