import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildPrice, buildProduct, buildRestriction, buildStock } from '../../../test/factories.ts';
import { fillCart } from '../../../test/orders.ts';
import { buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { buildDraft, placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, testOrderKeys, type TestServer } from '../../../test/server.ts';
import * as orderCalls from '../../domain/orders/calls.ts';
import type { Order } from '../../domain/orders/contract.ts';
import * as calls from '../../domain/reorder/calls.ts';
import type { Comparison, FilledOrder, FillBody } from '../../domain/reorder/contract.ts';
import type { Db } from '../database.ts';
import { tags } from '../changes/service.ts';

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

type Built = Awaited<ReturnType<typeof buildProduct>>;

interface Person {
  userId: number;
  token: string;
  customerId: number;
}

let mari: Person;
beforeEach(async () => {
  mari = await person();
});

async function person(): Promise<Person> {
  const { id: customerId } = await buildCustomer(db);
  return { ...(await signIn(db, { customerId })), customerId };
}

/** An order that was placed and lies with the warehouse. */
async function ordered(lines: Record<number, number>, { userId, customerId }: Person = mari) {
  const draft = await buildDraft(db, { lines, userId, customerId });
  await placer(server).submit(draft.uuid, { visitor: signedInAs(userId) });
  return draft.uuid;
}

const reorder = (uuid: string, body: FillBody = {}, token: string | undefined = mari.token) =>
  ask<typeof calls.reorderCall, FilledOrder>(calls.reorderCall, { params: { uuid }, body, token });
const compare = async (uuid: string, token: string | undefined = mari.token) =>
  (
    await ask<typeof calls.reorderComparisonCall, Comparison>(calls.reorderComparisonCall, {
      params: { uuid },
      token,
    })
  ).body;
const piecesOf = ({ order_lines }: Order) =>
  Object.fromEntries(order_lines.map(({ product, quantity }) => [product.id, quantity]));

/** A product that is changed after it was ordered; cards of it are read anew. */
async function changed(id: number, work: () => Promise<unknown>): Promise<void> {
  await work();
  server.cardDataCache.purge([tags.product(id)]);
}

const disable = (id: number) =>
  changed(id, () => db.updateTable('product').set({ is_disabled: true }).where('id', '=', id).execute());

/** Its price of everybody ends now, and another one begins if there is one. */
const reprice = (id: number, cents: number | null) =>
  changed(id, async () => {
    const { rows } = await sql<{ ended: Date }>`
      update price set valid = tstzrange(lower(valid), date_trunc('milliseconds', now()) + interval '1 ms')
      where product_id = ${id} returning upper(valid) as ended`.execute(db);
    if (cents !== null) await buildPrice(db, id, { cents, from: rows[0]!.ended });
  });

describe('ordering again', () => {
  test('CT-11 an order fills a new cart where there is none, at the prices of now', async () => {
    const [one, two] = [await buildProduct(db), await buildProduct(db)];
    const uuid = await ordered({ [one.id]: 2, [two.id]: 3 });
    const { status, body } = await reorder(uuid);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: { id: 1 },
      number: null,
      total: '50.00',
      filled: {
        action: 'NEW',
        pieces_before: 0,
        lines: [
          { product: one.id, wanted: 2, added: 2, problem: null },
          { product: two.id, wanted: 3, added: 3, problem: null },
        ],
      },
      can: { edit: true },
    });
    expect(body.order_lines.map(({ price_before }) => price_before)).toEqual([null, null]);
    const me = await ask<typeof orderCalls.ordersCall, Order[]>(orderCalls.ordersCall, { token: mari.token });
    expect(me.body.map((order) => order.uuid)).toEqual([body.uuid]);
  });

  test('CT-11 a cart with something in it asks for a choice with 406 and code 4006, and stays as it was', async () => {
    const [old, mine] = [await buildProduct(db), await buildProduct(db)];
    const uuid = await ordered({ [old.id]: 1 });
    const cart = await fillCart(ask, [{ product: mine.id, quantity: 4 }], { token: mari.token });
    for (const body of [{ action: null }, {}]) {
      const refused = await reorder(uuid, body);
      expect(refused.status).toBe(406);
      expect(refused.body).toEqual({
        code: 4006,
        message: 'refusals.codes.REORDER_CHOICE_NEEDED',
        cart: { uuid: cart.uuid, version: 2, lines: 1, pieces: 4 },
      });
    }
    const now = await ask<typeof orderCalls.orderCall, Order>(orderCalls.orderCall, {
      params: { uuid: cart.uuid },
      token: mari.token,
    });
    expect([now.body.version, piecesOf(now.body)]).toEqual([2, { [mine.id]: 4 }]);
  });

  test('CT-11 an empty cart asks for nothing', async () => {
    const { id } = await buildProduct(db);
    const uuid = await ordered({ [id]: 1 });
    const cart = await fillCart(ask, [], { token: mari.token });
    expect((await reorder(uuid, { action: null })).body).toMatchObject({
      uuid: cart.uuid,
      filled: { action: 'NEW' },
    });
  });

  test('CT-11 MERGE adds to the cart as far as there is stock, REPLACE takes its place, both keep one cart', async () => {
    const [both, old, mine] = [
      await buildProduct(db, { stock: { TLN: 5 } }),
      await buildProduct(db),
      await buildProduct(db),
    ];
    const uuid = await ordered({ [both.id]: 2, [old.id]: 1 });
    const cart = await fillCart(
      ask,
      [
        { product: both.id, quantity: 2 },
        { product: mine.id, quantity: 1 },
      ],
      { token: mari.token },
    );
    const merged = (await reorder(uuid, { action: 'MERGE' })).body;
    expect(merged.uuid).toBe(cart.uuid);
    // Five there were, two are sold: with the two of the cart one more can be had.
    expect(piecesOf(merged)).toEqual({ [both.id]: 3, [mine.id]: 1, [old.id]: 1 });
    expect(merged.filled).toMatchObject({
      action: 'MERGE',
      pieces_before: 3,
      lines: [
        { product: both.id, wanted: 2, added: 1, problem: 'NOT_ENOUGH_STOCK' },
        { product: old.id, wanted: 1, added: 1, problem: null },
      ],
    });
    const replaced = (await reorder(uuid, { action: 'REPLACE' })).body;
    expect(replaced.uuid).toBe(cart.uuid);
    expect(piecesOf(replaced)).toEqual({ [both.id]: 2, [old.id]: 1 });
  });

  test('CT-11 what cannot be had stays out and is named: gone, disabled, sold out, restricted, without a price', async () => {
    const names = ['Hea', 'Kadunud', 'Suletud', 'Otsas', 'Ainult profile', 'Hinnata'];
    const all = [];
    for (const name of names) all.push(await buildProduct(db, { name, stock: { TLN: 1 } }));
    const [good, gone, disabled, , restricted, priceless] = all as [Built, Built, Built, Built, Built, Built];
    await buildStock(db, good.id, { TLN: 10 });
    for (const { id } of [gone, disabled, restricted, priceless]) await buildStock(db, id, { TLN: 10 });
    const uuid = await ordered(Object.fromEntries(all.map(({ id }) => [id, 1])));
    await db.deleteFrom('stock').where('product_id', '=', gone.id).execute();
    await changed(gone.id, () => db.deleteFrom('product').where('id', '=', gone.id).execute());
    await disable(disabled.id);
    const restriction = await buildRestriction(db);
    await changed(restricted.id, () =>
      db
        .insertInto('product_restriction')
        .values({ product_id: restricted.id, restriction_id: restriction.id })
        .execute(),
    );
    await reprice(priceless.id, null);
    const reasons = ['GONE', 'GONE', 'SOLD_OUT', 'RESTRICTED', 'NO_PRICE'];
    const diff = await compare(uuid);
    expect(diff.lines.map(({ problem }) => problem)).toEqual([null, ...reasons]);
    expect(diff.lines.map(({ product }) => product.name)).toEqual(names);
    expect(diff.lines[4]!.restrictions).toHaveLength(1);
    const { body } = await reorder(uuid);
    expect(piecesOf(body)).toEqual({ [good.id]: 1 });
    expect(body.filled.lines.map(({ problem }) => problem)).toEqual([null, ...reasons]);
    expect(body.filled.lines.map(({ added }) => added)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(body.filled.lines.map(({ name }) => name)).toEqual(names);
  });

  test('CT-11 when nothing of it can be had, the cart is as it was', async () => {
    const [gone, mine] = [await buildProduct(db), await buildProduct(db)];
    const uuid = await ordered({ [gone.id]: 1 });
    await disable(gone.id);
    expect(await reorder(uuid)).toMatchObject({
      status: 409,
      body: { code: 'REORDER_NOTHING_LEFT', lines: [{ product: gone.id, problem: 'GONE' }] },
    });
    const cart = await fillCart(ask, [{ product: mine.id }], { token: mari.token });
    expect((await reorder(uuid, { action: 'REPLACE' })).status).toBe(409);
    const now = await ask<typeof orderCalls.orderCall, Order>(orderCalls.orderCall, {
      params: { uuid: cart.uuid },
      token: mari.token,
    });
    expect(piecesOf(now.body)).toEqual({ [mine.id]: 1 });
  });

  test('CT-11 a product that was replaced names the one in its place, which comes in only when asked for', async () => {
    const [old, between, fresh] = [
      await buildProduct(db),
      await buildProduct(db, { isDisabled: true }),
      await buildProduct(db, { name: 'Uus', cents: 1500 }),
    ];
    const uuid = await ordered({ [old.id]: 2 });
    await disable(old.id);
    await db
      .insertInto('product_relation')
      .values([
        { product_id: old.id, related_id: between.id, kind: 'replaced_by' },
        { product_id: between.id, related_id: fresh.id, kind: 'replaced_by' },
      ])
      .execute();
    const [line] = (await compare(uuid)).lines;
    expect(line).toMatchObject({
      problem: 'GONE',
      available_quantity: 0,
      replacement: {
        product: { id: fresh.id, name: 'Uus' },
        price: 15,
        available_quantity: 2,
        problem: null,
      },
    });
    expect((await reorder(uuid)).body).toMatchObject({
      code: 'REORDER_NOTHING_LEFT',
      lines: [{ product: old.id, replacement: fresh.id }],
    });
    const { body } = await reorder(uuid, { lines: [{ line: line!.line, quantity: 3, replacement: true }] });
    expect(piecesOf(body)).toEqual({ [fresh.id]: 3 });
  });

  test('CT-11 the difference shows what a piece cost then and costs now', async () => {
    const [dearer, same] = [await buildProduct(db, { cents: 1000 }), await buildProduct(db, { cents: 1000 })];
    const uuid = await ordered({ [dearer.id]: 1, [same.id]: 1 });
    await reprice(dearer.id, 1250);
    const { name, lines, cart } = await compare(uuid);
    expect(name).toMatch(/^\d+$/);
    expect(lines.map(({ price_before, price }) => [price_before, price])).toEqual([
      [10, 12.5],
      [10, 10],
    ]);
    expect(cart).toBe(null);
  });

  test('CT-11 chosen lines with their quantities, in whole packs', async () => {
    const [packed, other] = [await buildProduct(db, { stock: { TLN: 50 } }), await buildProduct(db)];
    await db.updateTable('product').set({ pack_size: 6 }).where('id', '=', packed.id).execute();
    const uuid = await ordered({ [packed.id]: 6, [other.id]: 1 });
    const { lines } = await compare(uuid);
    const { body } = await reorder(uuid, { lines: [{ line: lines[0]!.line, quantity: 7 }] });
    expect(piecesOf(body)).toEqual({ [packed.id]: 12 });
    expect(body.filled.lines).toMatchObject([{ wanted: 7, added: 12, problem: 'PACK_SIZE' }]);
    expect(await reorder(uuid, { action: 'MERGE', lines: [{ line: 1, quantity: 1 }] })).toMatchObject({
      status: 404,
      body: { code: 'ORDER_LINE_NOT_FOUND' },
    });
  });

  test('CT-11 ER-01 nonsense is refused at its field', async () => {
    const { id } = await buildProduct(db);
    const uuid = await ordered({ [id]: 1 });
    const wrong: unknown[] = [
      { action: 'ADD' },
      { lines: [] },
      { lines: [{ line: 1, quantity: 0 }] },
      { lines: [{ line: 1, quantity: 1.5 }] },
      { cart: "1' or true--" },
      { version: 0 },
      { nonsense: true },
    ];
    for (const body of wrong) {
      const answer = await reorder(uuid, body as FillBody);
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 400]);
    }
  });
});

describe('bringing the old cart back', () => {
  const restore = (uuid: string, body: { version?: number } = {}, token: string | undefined = mari.token) =>
    ask<typeof calls.restoreCartCall, Order>(calls.restoreCartCall, { params: { uuid }, body, token });

  test('CT-11 undo brings the lines, quantities and agreed prices of before, once', async () => {
    const [old, mine] = [await buildProduct(db), await buildProduct(db, { cents: 1000 })];
    const uuid = await ordered({ [old.id]: 2 });
    const cart = await fillCart(ask, [{ product: mine.id, quantity: 4 }], { token: mari.token });
    await reprice(mine.id, 1200);
    const { body } = await reorder(uuid, { action: 'REPLACE' });
    expect(piecesOf(body)).toEqual({ [old.id]: 2 });
    const back = await restore(cart.uuid, { version: body.version });
    expect(back.status).toBe(200);
    expect(piecesOf(back.body)).toEqual({ [mine.id]: 4 });
    expect(back.body.order_lines[0]).toMatchObject({ price: 12, price_before: 10 });
    expect(back.body.version).toBe(body.version + 1);
    expect(await restore(cart.uuid)).toMatchObject({ status: 409, body: { code: 'CART_NOT_RESTORABLE' } });
  });

  test('CT-11 a stale version, somebody else and another day bring nothing back', async () => {
    const [old, mine] = [await buildProduct(db), await buildProduct(db)];
    const uuid = await ordered({ [old.id]: 1 });
    const cart = await fillCart(ask, [{ product: mine.id }], { token: mari.token });
    const { body } = await reorder(uuid, { action: 'MERGE' });
    expect(await restore(cart.uuid, { version: body.version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STALE', order: { version: body.version } },
    });
    expect((await restore(cart.uuid, {}, (await person()).token)).status).toBe(404);
    expect((await restore(randomUUID())).status).toBe(404);
    await db
      .updateTable('cart_snapshot')
      .set({ taken_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect((await restore(cart.uuid)).body).toMatchObject({ code: 'CART_NOT_RESTORABLE' });
  });
});

describe('whose order it is', () => {
  test('CT-11 to others an order does not exist: no difference, no reorder', async () => {
    const { id } = await buildProduct(db);
    const uuid = await ordered({ [id]: 1 });
    const stranger = await person();
    const colleague = await signIn(db, { customerId: mari.customerId, role: 'CUSTOMER_USER' });
    for (const token of [stranger.token, colleague.token, undefined]) {
      const asked = { params: { uuid }, ...(token !== undefined && { token }) };
      expect(await ask(calls.reorderComparisonCall, asked)).toMatchObject({
        status: 404,
        body: { code: 'ORDER_NOT_FOUND' },
      });
      expect(await ask(calls.reorderCall, { ...asked, body: {} })).toMatchObject({
        status: 404,
        body: { code: 'ORDER_NOT_FOUND' },
      });
    }
    const admin = await signIn(db, { customerId: mari.customerId });
    expect((await reorder(uuid, {}, admin.token)).status).toBe(200);
  });

  test('CT-11 a cart of somebody else is not filled', async () => {
    const { id } = await buildProduct(db);
    const uuid = await ordered({ [id]: 1 });
    const stranger = await person();
    const theirs = await fillCart(ask, [], { token: stranger.token });
    expect(await reorder(uuid, { cart: theirs.uuid })).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
  });

  test('CT-11 a draft is no order yet', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = await fillCart(ask, [{ product: id }], { token: mari.token });
    expect(await reorder(uuid)).toMatchObject({ status: 409, body: { code: 'ORDER_STATUS_NOT_ALLOWED' } });
  });

  test('CT-11 a guest reorders with the key of the mail, into the cart they name', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 50 } });
    const draft = await buildDraft(db, { lines: { [id]: 2 } });
    await placer(server).start(draft.uuid);
    await placer(server).confirm(draft.id);
    await db
      .updateTable('shop_order')
      .set({ submitted_at: new Date(Date.now() - 48 * 3_600_000) })
      .where('id', '=', draft.id)
      .execute();
    const late = { params: { uuid: draft.uuid }, body: {} };
    expect((await ask(calls.reorderCall, late)).status).toBe(404);
    const params = { uuid: draft.uuid, key: testOrderKeys.keyOf(draft.uuid) };
    const cart = await fillCart(ask, [{ product: id }]);
    expect((await ask(calls.reorderCall, { params, body: { cart: cart.uuid } })).status).toBe(406);
    const merged = await ask<typeof calls.reorderCall, FilledOrder>(calls.reorderCall, {
      params,
      body: { cart: cart.uuid, action: 'MERGE' },
    });
    expect([merged.body.uuid, piecesOf(merged.body)]).toEqual([cart.uuid, { [id]: 3 }]);
  });
});

describe('rights, versions and repetitions', () => {
  test('CT-11 a colleague with a limit needs an approval for what an order again costs', async () => {
    const { id } = await buildProduct(db);
    const user = await buildUser(db);
    const colleague = await signIn(db, {
      userId: user.id,
      customerId: mari.customerId,
      role: 'CUSTOMER_USER',
    });
    await db
      .updateTable('customer_user')
      .set({ spending_limit_cents: 500 })
      .where('user_id', '=', user.id)
      .execute();
    const uuid = await ordered({ [id]: 1 });
    await db.updateTable('shop_order').set({ user_id: user.id }).where('uuid', '=', uuid).execute();
    const begun = (await reorder(uuid, {}, colleague.token)).body;
    expect(begun.approval).toMatchObject({ state: 'waiting', reason: null, asked_by: expect.any(String) });
    expect(begun.can.pay).toBe(false);
  });

  test('CT-11 a stale version of the cart is refused with the cart as it is', async () => {
    const [old, mine] = [await buildProduct(db), await buildProduct(db)];
    const uuid = await ordered({ [old.id]: 1 });
    const cart = await fillCart(ask, [{ product: mine.id }], { token: mari.token });
    expect(await reorder(uuid, { action: 'REPLACE', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STALE', order: { uuid: cart.uuid, version: 2 } },
    });
  });

  test('CT-11 with an Idempotency-Key a second press adds nothing', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 90 } });
    const uuid = await ordered({ [id]: 2 });
    await fillCart(ask, [{ product: id }], { token: mari.token });
    const press = () =>
      ask<typeof calls.reorderCall, FilledOrder>(calls.reorderCall, {
        params: { uuid },
        body: { action: 'MERGE' },
        token: mari.token,
        headers: { 'idempotency-key': `reorder-${uuid}` },
      });
    const [first, second] = [await press(), await press()];
    expect([piecesOf(first.body), piecesOf(second.body)]).toEqual([{ [id]: 3 }, { [id]: 3 }]);
  });

  test('CT-11 pressed five times at once it begins one cart', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 90 } });
    const uuid = await ordered({ [id]: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => reorder(uuid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406, 406, 406, 406]);
    const carts = await db
      .selectFrom('shop_order')
      .select('id')
      .where('customer_id', '=', mari.customerId)
      .where('status', '=', 1)
      .execute();
    expect(carts).toHaveLength(1);
  });
});
