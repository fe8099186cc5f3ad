import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildProduct, buildRestriction } from '../../../test/factories.ts';
import { fillCart } from '../../../test/orders.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { addFavouriteCall } from '../../domain/favourites/calls.ts';
import type { FilledOrder, FillBody } from '../../domain/reorder/contract.ts';
import { maxQuantity } from '../../domain/orders/limits.ts';
import * as calls from '../../domain/saved-lists/calls.ts';
import type {
  FilledList,
  SavedList,
  SavedListBody,
  SavedListChanges,
  SavedListSummary,
} from '../../domain/saved-lists/contract.ts';
import { maxListLines, maxLists } from '../../domain/saved-lists/limits.ts';
import type { Db } from '../database.ts';
import { savedListsData } from './personal-data.ts';
import { deleteOldLists } from './service.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

let customer: Awaited<ReturnType<typeof buildCustomer>>;
let mari: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  customer = await buildCustomer(db);
  mari = await signIn(db, { customerId: customer.id });
});

const token = (as?: { token: string }) => ({ token: (as ?? mari).token });
const create = (body: SavedListBody, as?: { token: string }) =>
  ask<typeof calls.createSavedListCall, SavedListSummary>(calls.createSavedListCall, { body, ...token(as) });
const read = (uuid: string, as?: { token: string }) =>
  ask<typeof calls.savedListCall, SavedList>(calls.savedListCall, { params: { uuid }, ...token(as) });
const change = (uuid: string, body: SavedListChanges, as?: { token: string }) =>
  ask<typeof calls.changeSavedListCall, SavedListSummary>(calls.changeSavedListCall, {
    params: { uuid },
    body,
    ...token(as),
  });
const add = (uuid: string, lines: { product: number; quantity?: number }[], as?: { token: string }) =>
  ask<typeof calls.addToSavedListCall, FilledList>(calls.addToSavedListCall, {
    params: { uuid },
    body: { lines },
    ...token(as),
  });
const remove = (uuid: string, as?: { token: string }) =>
  ask(calls.deleteSavedListCall, { params: { uuid }, ...token(as) });
const restore = (uuid: string, as?: { token: string }) =>
  ask<typeof calls.restoreSavedListCall, SavedListSummary>(calls.restoreSavedListCall, {
    params: { uuid },
    ...token(as),
  });
const order = (uuid: string, body: FillBody = {}, as?: { token: string }) =>
  ask<typeof calls.orderSavedListCall, FilledOrder>(calls.orderSavedListCall, {
    params: { uuid },
    body,
    ...token(as),
  });
const names = async (as?: { token: string }) =>
  (await ask<typeof calls.savedListsCall, SavedListSummary[]>(calls.savedListsCall, token(as))).body.map(
    ({ name }) => name,
  );
const linesOf = async (uuid: string) =>
  (await read(uuid)).body.lines.map(({ product, quantity, note }) => [product.id, quantity, note]);

describe('making and changing lists', () => {
  test('CT-11 a list is made, renamed, its lines changed and put in another order', async () => {
    const [one, two] = [await buildProduct(db), await buildProduct(db)];
    const made = await create({
      name: '  Pesukoht, iga kuu ',
      lines: [{ product: one.id, quantity: 2 }, { product: two.id }],
    });
    expect(made).toMatchObject({
      status: 200,
      body: { name: 'Pesukoht, iga kuu', version: 1, products: 2, pieces: 3, author: 'Mari', can_edit: true },
    });
    const { uuid } = made.body;
    const lines = [
      { product: two.id, quantity: 6, note: 'suur <b>pudel</b> 💧' },
      { product: one.id, quantity: 1 },
    ];
    expect((await change(uuid, { name: 'Pesukoht', lines, version: 1 })).body).toMatchObject({
      name: 'Pesukoht',
      version: 2,
      pieces: 7,
    });
    expect(await linesOf(uuid)).toEqual([
      [two.id, 6, 'suur <b>pudel</b> 💧'],
      [one.id, 1, ''],
    ]);
    const before = (await read(uuid)).body.lines.map(({ line }) => line);
    await change(uuid, { lines: lines.toReversed() });
    // The same rows, so that who looks at one goes on looking at it.
    expect((await read(uuid)).body.lines.map(({ line }) => line)).toEqual(before.toReversed());
    await change(uuid, { lines: [] });
    expect(await linesOf(uuid)).toEqual([]);
  });

  test('CT-11 products are added, quantities of those that are there added up', async () => {
    const [one, two] = [await buildProduct(db), await buildProduct(db)];
    const { uuid } = (await create({ name: 'Värvid', lines: [{ product: one.id, quantity: 2 }] })).body;
    await change(uuid, { lines: [{ product: one.id, quantity: 2, note: 'alati' }] });
    expect((await add(uuid, [{ product: one.id, quantity: 3 }, { product: two.id }])).body.pieces).toBe(6);
    expect(await linesOf(uuid)).toEqual([
      [one.id, 5, 'alati'],
      [two.id, 1, ''],
    ]);
    expect(await add(uuid, [{ product: 999_999_999 }])).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('CT-11 what was added is told as it was: nothing beyond what a line holds', async () => {
    const [full, near, other] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)];
    const { uuid } = (
      await create({
        name: 'Värvid',
        lines: [
          { product: full.id, quantity: maxQuantity },
          { product: near.id, quantity: maxQuantity - 2 },
        ],
      })
    ).body;
    const { body } = await add(uuid, [
      { product: full.id, quantity: 3 },
      { product: near.id, quantity: 3 },
      { product: other.id, quantity: 3 },
      { product: other.id, quantity: 4 },
    ]);
    expect(body.added).toEqual([
      { product: near.id, quantity: 2 },
      { product: other.id, quantity: 7 },
    ]);
    expect(body.pieces).toBe(2 * maxQuantity + 7);
  });

  test('CT-11 a list begins with a cart, with favourites or with another list', async () => {
    const [one, two] = [await buildProduct(db), await buildProduct(db)];
    const cart = await fillCart(ask, [{ product: one.id, quantity: 3 }, { product: two.id }], token());
    const fromCart = (await create({ name: 'Korvist', from: { order: cart.uuid } })).body;
    expect(await linesOf(fromCart.uuid)).toEqual([
      [one.id, 3, ''],
      [two.id, 1, ''],
    ]);
    await ask(addFavouriteCall, { body: { product: two.id }, ...token() });
    const fromHearts = (await create({ name: 'Lemmikud', from: { favourites: true } })).body;
    expect(await linesOf(fromHearts.uuid)).toEqual([[two.id, 1, '']]);
    const copy = await create({
      name: 'Koopia',
      from: { list: fromCart.uuid },
      lines: [{ product: two.id }],
    });
    expect(await linesOf(copy.body.uuid)).toEqual([
      [one.id, 3, ''],
      [two.id, 2, ''],
    ]);
    const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
    expect((await create({ name: 'x', from: { order: cart.uuid } }, stranger)).status).toBe(404);
    expect((await create({ name: 'x', from: { list: fromCart.uuid } }, stranger)).status).toBe(404);
  });

  test('CT-11 a stale version is refused with the list as it is', async () => {
    const { uuid } = (await create({ name: 'A' })).body;
    await change(uuid, { name: 'B', version: 1 });
    expect(await change(uuid, { name: 'C', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SAVED_LIST_STALE', list: { name: 'B', version: 2 } },
    });
  });

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { name: 'a\u0000b' },
    { name: 'a', lines: [{ product: 0 }] },
    { name: 'a', lines: [{ product: 1, quantity: 0 }] },
    { name: 'a', lines: [{ product: 1, quantity: 10_000 }] },
    { name: 'a', from: { order: "1' or true" } },
    { name: 'a', from: {} },
    { name: 'a', customer_id: 1 },
    {},
  ])('CT-11 ER-01 nonsense is refused at its field: %j', async (body) => {
    expect((await create(body as SavedListBody)).status).toBe(400);
  });

  test('CT-11 notes are short lines, and a product stands in a list once', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = (await create({ name: 'A', lines: [{ product: id }] })).body;
    const line = { product: id, quantity: 1 };
    for (const lines of [[{ ...line, note: 'x'.repeat(201) }], [{ ...line, note: 'a\nb' }], [line, line]])
      expect((await change(uuid, { lines })).status).toBe(400);
    expect((await change(uuid, { lines: [{ ...line, note: '\u202Eمريم 💇' }] })).status).toBe(200);
  });

  test('CT-11 a customer has so many lists, and a list so many products', async () => {
    await sql`
      insert into saved_list (customer_id, name, created_at, changed_at)
      select ${customer.id}, 'Nimekiri ' || n, now(), now() from generate_series(1, ${maxLists - 1}) n`.execute(
      db,
    );
    const answers = await Promise.all([create({ name: 'A' }), create({ name: 'B' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { uuid } = answers.find(({ status }) => status === 200)!.body;
    const { rows } = await sql<{ id: number }>`
      insert into product (sku, brand_id, i18n_name, i18n_slug)
      select 'FULL-' || n, (select min(id) from brand), '{}', '{}' from generate_series(1, ${maxListLines + 1}) n
      returning id`.execute(db);
    const products = rows.map(({ id }) => ({ product: id }));
    expect((await add(uuid, products.slice(1))).status).toBe(200);
    expect(await add(uuid, products.slice(0, 1))).toMatchObject({
      status: 409,
      body: { code: 'SAVED_LIST_FULL' },
    });
  });
});

describe('deleting and bringing back', () => {
  test('CT-11 a deleted list is gone for everybody and comes back as it was', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = (await create({ name: 'Pesukoht', lines: [{ product: id, quantity: 4 }] })).body;
    expect((await remove(uuid)).status).toBe(204);
    expect(await names()).toEqual([]);
    for (const gone of [await read(uuid), await change(uuid, {}), await order(uuid), await remove(uuid)])
      expect(gone).toMatchObject({ status: 404, body: { code: 'SAVED_LIST_NOT_FOUND' } });
    expect((await restore(uuid)).body).toMatchObject({ name: 'Pesukoht', pieces: 4 });
    expect((await restore(uuid)).status).toBe(200);
    expect(await names()).toEqual(['Pesukoht']);
  });

  test('CT-11 after 30 days it is gone for good', async () => {
    const { uuid } = (await create({ name: 'Pesukoht' })).body;
    await remove(uuid);
    const month = 30 * 24 * 3_600_000;
    await deleteOldLists(db, new Date(Date.now() + month - 60_000));
    expect((await restore(uuid)).status).toBe(200);
    await remove(uuid);
    await deleteOldLists(db, new Date(Date.now() + month + 60_000));
    expect((await restore(uuid)).status).toBe(404);
  });
});

describe('whose lists they are', () => {
  test('CT-11 colleagues see a list and fill carts with it; its maker and administrators change it', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 90 } });
    const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const theirs = (await create({ name: 'Minu', lines: [{ product: id }] }, colleague)).body;
    const mine = (await create({ name: 'Juhi', lines: [{ product: id, quantity: 2 }] })).body;
    expect(await names(colleague)).toEqual(['Juhi', 'Minu']);
    expect((await read(mine.uuid, colleague)).body).toMatchObject({ can_edit: false, pieces: 2 });
    for (const refused of [
      await change(mine.uuid, { name: 'x' }, colleague),
      await add(mine.uuid, [{ product: id }], colleague),
      await remove(mine.uuid, colleague),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await order(mine.uuid, {}, colleague)).body.filled.lines).toMatchObject([{ added: 2 }]);
    expect((await change(theirs.uuid, { name: 'Meie' })).status).toBe(200);
  });

  test('CT-11 to others a list does not exist, whatever they try', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = (await create({ name: 'Minu', lines: [{ product: id }] })).body;
    const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
    expect(await names(stranger)).toEqual([]);
    for (const answer of [
      await read(uuid, stranger),
      await change(uuid, { name: 'x' }, stranger),
      await add(uuid, [{ product: id }], stranger),
      await remove(uuid, stranger),
      await restore(uuid, stranger),
      await order(uuid, {}, stranger),
      await read(randomUUID()),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'SAVED_LIST_NOT_FOUND' } });
    expect((await ask(calls.savedListCall, { params: { uuid } })).status).toBe(401);
  });

  test('AC-05 an export tells the lists somebody made; after an erasure colleagues go on with them', async () => {
    const { id } = await buildProduct(db);
    const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const { uuid } = (await create({ name: 'Minu', lines: [{ product: id, quantity: 3 }] }, colleague)).body;
    const subject = { id: colleague.userId, email: '' };
    expect(await savedListsData.read(db, subject)).toMatchObject([
      { name: 'Minu', lines: [{ product_id: id, quantity: 3, note: '' }] },
    ]);
    await db.transaction().execute((trx) => savedListsData.erase(trx, subject, new Date()));
    expect(await savedListsData.read(db, subject)).toEqual([]);
    expect((await read(uuid)).body).toMatchObject({ name: 'Minu', author: null, can_edit: true });
  });
});

describe('filling the cart with a list', () => {
  test('CT-11 all of it or chosen lines, with the same choice as an order, and what cannot be had is named', async () => {
    const restriction = await buildRestriction(db);
    const [one, two, three] = [
      await buildProduct(db, { stock: { TLN: 3 } }),
      await buildProduct(db),
      await buildProduct(db, { restrictions: [restriction.id] }),
    ];
    const lines = [{ product: one.id, quantity: 5 }, { product: two.id }, { product: three.id }];
    const { uuid } = (await create({ name: 'Pesukoht', lines })).body;
    const list = (await read(uuid)).body;
    expect(list.lines.map(({ problem, available_quantity }) => [problem, available_quantity])).toEqual([
      ['NOT_ENOUGH_STOCK', 3],
      [null, 1],
      ['RESTRICTED', 0],
    ]);
    const { body } = await order(uuid);
    expect(body.filled).toMatchObject({
      action: 'NEW',
      lines: [
        { added: 3, problem: 'NOT_ENOUGH_STOCK' },
        { added: 1, problem: null },
        { added: 0, problem: 'RESTRICTED' },
      ],
    });
    expect(await order(uuid)).toMatchObject({ status: 406, body: { code: 4006 } });
    const chosen = await order(uuid, {
      action: 'REPLACE',
      lines: [{ line: list.lines[1]!.line, quantity: 2 }],
    });
    expect(chosen.body.order_lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [two.id, 2],
    ]);
    expect((await read(uuid)).body.cart).toMatchObject({ uuid: body.uuid, pieces: 2 });
  });
});
