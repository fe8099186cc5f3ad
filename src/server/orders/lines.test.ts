import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { buildPrice, buildPriceList, buildProduct, buildRestriction } from '../../../test/factories.ts';
import { fillCart } from '../../../test/orders.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/orders/calls.ts';
import type { Order, OrderLine } from '../../domain/orders/contract.ts';
import { maxQuantity } from '../../domain/orders/limits.ts';
import type { Db } from '../database.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
});
afterAll(() => server.stop());

const read = async (uuid: string, token?: string) =>
  (await ask<typeof calls.orderCall, Order>(calls.orderCall, { params: { uuid }, token })).body;

describe('lines of a draft', () => {
  test('CT-01 CO-07 what begins a draft answers it as it is read afterwards, its history too', async () => {
    const customer = await buildCustomer(db);
    for (const { token } of [{ token: undefined }, await signIn(db, { customerId: customer.id })]) {
      const begun = await ask<typeof calls.createOrderCall, Order>(calls.createOrderCall, {
        body: {},
        token,
      });
      expect(begun.body.history).toMatchObject([{ from: null, to: 1, by: token ? 'customer' : 'guest' }]);
      expect(begun.body).toEqual(await read(begun.body.uuid, token));
    }
  });

  test('CT-02 ER-01 a version that no draft can have is refused as a field, whatever is written', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 7 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id, quantity: 1 }]);
    const params = { uuid, lineId: lines[0]!.id };
    const tooBig = { status: 400, body: { version: ['too_big'] } };
    const version = 2 ** 31;
    expect(await ask(calls.addLineCall, { params, body: { product: id, version } })).toMatchObject(tooBig);
    expect(await ask(calls.changeLineCall, { params, body: { quantity: 2, version } })).toMatchObject(tooBig);
    expect(await ask(calls.deleteLineCall, { params: { ...params, version } })).toMatchObject(tooBig);
    expect((await read(uuid)).order_lines).toMatchObject([{ quantity: 1 }]);
  });

  test('CT-01 a guest begins a draft and puts a product into it', async () => {
    const { id, sku } = await buildProduct(db, { cents: 1240, stock: { TLN: 7 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id, quantity: 2 }]);
    expect(lines).toEqual([
      expect.objectContaining({
        product: expect.objectContaining({ id, internal_id: sku }),
        quantity: 2,
        price: 12.4,
        price_net: 10,
        price_before: null,
        total: '24.80',
        payable: '24.80',
        vat: '4.80',
        vat_rate: 24,
        available_stock: 7,
        problem: null,
        order_version: 2,
      }),
    ]);
    expect(await read(uuid)).toMatchObject({
      uuid,
      version: 2,
      number: null,
      status: { id: 1 },
      customer: null,
      total: '24.80',
      total_with_coupon_discount: '24.80',
      totalWithDiscount: '24.80',
      loyalty_discount: '0.00',
      transport_cost: '0.00',
      transport: '0.00',
      vat: '4.80',
      vat_rates: [{ rate: 24, net: '20.00', vat: '4.80' }],
      history: [{ from: null, to: 1, by: 'guest', reason: null }],
      can: { edit: true, cancel: true, pay: false, approve: false },
    });
  });

  test('CT-01 a product that is in the draft already cannot be added again', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const again = await ask(calls.addLineCall, { params: { uuid }, body: { product: id } });
    expect(again).toMatchObject({ status: 409, body: { code: 'PRODUCT_ALREADY_IN_ORDER' } });
    expect(await read(uuid)).toMatchObject({ version: 2, order_lines: [{ quantity: 1 }] });
  });

  test('CT-01 pressed ten times at once it is one line', async () => {
    const { id } = await buildProduct(db);
    const { uuid } = await fillCart(ask, []);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(calls.addLineCall, { params: { uuid }, body: { product: id } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await read(uuid)).order_lines).toHaveLength(1);
  });

  test('CT-02 a quantity is changed, and 0 deletes the line', async () => {
    const { id } = await buildProduct(db, { cents: 1000 });
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    const params = { uuid, lineId: lines[0]!.id };
    expect(await ask(calls.changeLineCall, { params, body: { quantity: 3 } })).toMatchObject({
      status: 200,
      body: { id: params.lineId, quantity: 3, total: '30.00', order_version: 3 },
    });
    expect(await ask(calls.changeLineCall, { params, body: { quantity: 0 } })).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await read(uuid)).toMatchObject({ version: 4, order_lines: [], total: '0.00' });
    for (const again of [
      await ask(calls.changeLineCall, { params, body: { quantity: 0 } }),
      await ask(calls.deleteLineCall, { params }),
    ])
      expect(again).toMatchObject({ status: 404, body: { code: 'ORDER_LINE_NOT_FOUND' } });
  });

  test('CT-02 a line is deleted', async () => {
    const { id } = await buildProduct(db);
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    const params = { uuid, lineId: lines[0]!.id };
    expect(await ask(calls.deleteLineCall, { params })).toMatchObject({ status: 204 });
    expect((await read(uuid)).order_lines).toEqual([]);
  });

  test.each([0, -1, 1.5, 1e9, 2 ** 53, maxQuantity + 1, 'palju', null, '2'])(
    'CT-02 ER-01 a quantity of %j is refused at its field',
    async (quantity) => {
      const { id } = await buildProduct(db, { saleDelay: 5 });
      const { uuid, lines } = await fillCart(ask, [{ product: id }]);
      const params = { uuid, lineId: lines[0]!.id };
      const { id: other } = await buildProduct(db);
      const body = { quantity } as { quantity: number };
      const added = await ask(calls.addLineCall, { params: { uuid }, body: { product: other, ...body } });
      expect(added).toMatchObject({ status: 400, body: { quantity: [expect.any(String)] } });
      if (quantity === 0) return;
      const changed = await ask(calls.changeLineCall, { params, body });
      expect(changed).toMatchObject({ status: 400, body: { quantity: ['invalid_quantity'] } });
      expect((await read(uuid)).version).toBe(2);
    },
  );

  test('CT-02 packs are not broken', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 60 } });
    await db.updateTable('product').set({ pack_size: 6 }).where('id', '=', id).execute();
    const { uuid } = await fillCart(ask, []);
    const add = (quantity: number) =>
      ask(calls.addLineCall, { params: { uuid }, body: { product: id, quantity } });
    expect(await add(4)).toMatchObject({ status: 400, body: { quantity: ['pack_size'] } });
    const added = await add(12);
    expect(added).toMatchObject({ status: 200, body: { quantity: 12, product: { pack_size: 6 } } });
    const params = { uuid, lineId: added.body['id'] as number };
    const changed = await ask(calls.changeLineCall, { params, body: { quantity: 13 } });
    expect(changed).toMatchObject({ status: 400, body: { quantity: ['pack_size'] } });
    expect((await read(uuid)).order_lines).toMatchObject([{ quantity: 12 }]);
  });

  test('CT-12 no more than there is, unless it can be ordered in', async () => {
    const few = await buildProduct(db, { stock: { TLN: 2, TRT: 1 } });
    const orderedIn = await buildProduct(db, { stock: { TLN: 2 }, saleDelay: 7 });
    const { uuid, lines } = await fillCart(ask, [
      { product: few.id, quantity: 3 },
      { product: orderedIn.id, quantity: 20 },
    ]);
    expect(lines).toMatchObject([{ available_stock: 3 }, { available_stock: 2, sale_delay: 7 }]);
    const params = { uuid, lineId: lines[0]!.id };
    expect(await ask(calls.changeLineCall, { params, body: { quantity: 4 } })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_STOCK', available_stock: 3 },
    });
    expect((await read(uuid)).order_lines[0]!.quantity).toBe(3);
  });

  test('PL-03 without a price, disabled or restricted it cannot be added, and the restriction is told', async () => {
    const free = await buildProduct(db, { cents: null });
    const disabled = await buildProduct(db, { isDisabled: true });
    const restriction = await buildRestriction(db);
    const restricted = await buildProduct(db, { restrictions: [restriction.id] });
    const { uuid } = await fillCart(ask, []);
    const add = (product: number) => ask(calls.addLineCall, { params: { uuid }, body: { product } });
    for (const { id } of [free, disabled])
      expect(await add(id)).toMatchObject({ status: 409, body: { code: 'PRODUCT_NOT_FOR_SALE' } });
    expect(await add(restricted.id)).toMatchObject({
      status: 409,
      body: { code: 'PRODUCT_RESTRICTED', restrictions: [{ restriction: { id: restriction.id } }] },
    });
    expect(await add(999_999_999)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
    expect(await read(uuid)).toMatchObject({ version: 1, order_lines: [] });
  });

  test('a stale version is refused with the order as it is, and without one changes follow each other', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 99 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    const params = { uuid, lineId: lines[0]!.id };
    const change = (body: { quantity: number; version?: number }) =>
      ask(calls.changeLineCall, { params, body });
    expect(await change({ quantity: 5, version: 2 })).toMatchObject({
      status: 200,
      body: { order_version: 3 },
    });
    expect(await change({ quantity: 6, version: 2 })).toMatchObject({
      status: 409,
      body: {
        code: 'ORDER_STALE',
        message: expect.any(String),
        order: { uuid, version: 3, order_lines: [{ quantity: 5 }] },
      },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => change({ quantity: at + 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const versions = answers.map(({ body }) => body['order_version'] as number);
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 4));
    const last = answers.find(({ body }) => body['order_version'] === 23)!;
    expect((await read(uuid)).order_lines[0]!.quantity).toBe(last.body['quantity']);
  });

  test('CT-02 what deletes a line may carry the version in its body as well as in its address', async () => {
    const { id } = await buildProduct(db, { stock: { TLN: 99 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    const params = { uuid, lineId: lines[0]!.id };
    const stale = { status: 409, body: { code: 'ORDER_STALE', order: { uuid, version: 2 } } };
    expect(await ask(calls.deleteLineCall, { params, body: { version: 1 } })).toMatchObject(stale);
    expect(await ask(calls.deleteLineCall, { params: { ...params, version: 1 } })).toMatchObject(stale);
    expect((await ask(calls.deleteLineCall, { params, body: { version: 2 } })).status).toBe(204);
    expect(await read(uuid)).toMatchObject({ version: 3, order_lines: [] });
  });

  test('CT-07 lines added in two tabs at once answer sums of what the order holds then', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, () => buildProduct(db, { cents: 999 })));
    const { uuid } = await fillCart(ask, []);
    const answers = await Promise.all(
      products.map(({ id }) =>
        ask<typeof calls.addLineCall, OrderLine>(calls.addLineCall, {
          params: { uuid },
          body: { product: id },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const order = await read(uuid);
    expect(order).toMatchObject({ version: 9, total: '79.92' });
    const cents = order.order_lines.map(({ vat }) => Math.round(Number(vat) * 100));
    expect(cents.reduce((a, b) => a + b, 0)).toBe(Math.round(Number(order.vat) * 100));
  });

  test('PL-03 a price that changed is shown until the buyer agrees to it', async () => {
    const { id } = await buildProduct(db, { cents: 1000 });
    const { uuid } = await fillCart(ask, [{ product: id, quantity: 2 }]);
    const campaign = await buildPriceList(db, { from: new Date('2026-01-01'), to: new Date('2100-01-01') });
    await buildPrice(db, id, { cents: 900, list: campaign.id });
    server.cardDataCache.purge(['*']);
    expect(await read(uuid)).toMatchObject({
      total: '18.00',
      order_lines: [{ price: 9, price_before: 10, quantity: 2 }],
    });
    const accepted = await ask(calls.acceptPricesCall, { params: { uuid }, body: {} });
    expect(accepted).toMatchObject({
      status: 200,
      body: { version: 3, order_lines: [{ price: 9, price_before: null }] },
    });
  });

  test('CT-01 a line says its variation once: not where the name of the product says it already', async () => {
    const shade = await buildProduct(db, { name: 'Püsivärv 6.64 tumevask', variation: '6.64 tumevask' });
    const size = await buildProduct(db, { name: 'Šampoon', variation: '300 ml' });
    const { uuid } = await fillCart(ask, [{ product: shade.id }, { product: size.id }]);
    const { order_lines: lines } = await read(uuid);
    expect(lines.map(({ product }) => [product.name, product.variation])).toEqual([
      ['Püsivärv 6.64 tumevask', ''],
      ['Šampoon', '300 ml'],
    ]);
  });

  test('PL-03 what happens to a product in the cart is shown and never mended', async () => {
    const gone = await buildProduct(db, { name: 'Šampoon Koduhoid', variation: '300 ml' });
    const disabled = await buildProduct(db);
    const soldOut = await buildProduct(db, { stock: { TLN: 4 } });
    const fewer = await buildProduct(db, { stock: { TLN: 4 } });
    const { uuid } = await fillCart(ask, [
      { product: gone.id },
      { product: disabled.id },
      { product: soldOut.id, quantity: 2 },
      { product: fewer.id, quantity: 4 },
    ]);
    await db.deleteFrom('product').where('id', '=', gone.id).execute();
    await db.updateTable('product').set({ is_disabled: true }).where('id', '=', disabled.id).execute();
    await db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', soldOut.id).execute();
    await db.updateTable('stock').set({ reserved: 3 }).where('product_id', '=', fewer.id).execute();
    server.cardDataCache.purge(['*']);
    const order = await read(uuid);
    expect(order.order_lines).toMatchObject([
      {
        problem: 'GONE',
        product: { id: null, internal_id: gone.sku, name: 'Šampoon Koduhoid, 300 ml' },
        quantity: 1,
      },
      { problem: 'GONE', quantity: 1 },
      { problem: 'SOLD_OUT', quantity: 2, available_stock: 0 },
      { problem: 'NOT_ENOUGH_STOCK', quantity: 4, available_stock: 1 },
    ]);
    expect(order.can.pay).toBe(false);
  });

  test('many lines at once: all of them, or none with what cannot be had', async () => {
    const first = await buildProduct(db, { stock: { TLN: 30 } });
    const second = await buildProduct(db, { stock: { TLN: 3 } });
    const { uuid } = await fillCart(ask, [{ product: first.id, quantity: 4 }]);
    const add = (lines: { product: number; quantity: number }[]) =>
      ask(calls.addLinesCall, { params: { uuid }, body: { lines } });
    expect(
      await add([
        { product: first.id, quantity: 2 },
        { product: second.id, quantity: 5 },
        { product: 999_999_999, quantity: 1 },
      ]),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'NOT_ENOUGH_STOCK',
        lines: [
          { product: second.id, problem: 'NOT_ENOUGH_STOCK', available_stock: 3 },
          { product: 999_999_999, problem: 'GONE', available_stock: 0 },
        ],
      },
    });
    expect(await read(uuid)).toMatchObject({ version: 2, order_lines: [{ quantity: 4 }] });
    expect(
      await add([
        { product: second.id, quantity: 1 },
        { product: first.id, quantity: 2 },
        { product: second.id, quantity: 2 },
      ]),
    ).toMatchObject({
      status: 200,
      body: { version: 3, order_lines: [{ quantity: 6 }, { product: { id: second.id }, quantity: 3 }] },
    });
    expect(await add([{ product: first.id, quantity: maxQuantity }])).toMatchObject({
      status: 400,
      body: { lines: { 0: { quantity: ['invalid_quantity'] } } },
    });
  });
});

describe('whose order it is', () => {
  test('CT-03 to others a customer’s order does not exist, whatever they try', async () => {
    const { id } = await buildProduct(db);
    const mine = await buildCustomer(db);
    const theirs = await buildCustomer(db);
    const { token } = await signIn(db, { customerId: mine.id });
    const colleague = await signIn(db, { customerId: mine.id, role: 'CUSTOMER_USER' });
    const stranger = await signIn(db, { customerId: theirs.id });
    const { uuid, lines } = await fillCart(ask, [{ product: id }], { token });
    const params = { uuid, lineId: lines[0]!.id };
    for (const other of [colleague.token, stranger.token, undefined]) {
      const tries = await Promise.all([
        ask(calls.orderCall, { params: { uuid }, token: other }),
        ask(calls.orderLinesCall, { params: { uuid }, token: other }),
        ask(calls.addLineCall, { params: { uuid }, body: { product: id }, token: other }),
        ask(calls.changeLineCall, { params, body: { quantity: 2 }, token: other }),
        ask(calls.deleteLineCall, { params, token: other }),
        ask(calls.addLinesCall, {
          params: { uuid },
          body: { lines: [{ product: id, quantity: 1 }] },
          token: other,
        }),
        ask(calls.acceptPricesCall, { params: { uuid }, body: {}, token: other }),
      ]);
      for (const { status, body } of tries)
        expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' });
    }
    expect(await read(uuid, token)).toMatchObject({ version: 2, customer: { uuid: mine.uuid } });
  });

  test('CT-01 an administrator sees the drafts of colleagues, and a colleague the own ones', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const user = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const own = await fillCart(ask, [], { token: admin.token });
    const theirs = await fillCart(ask, [], { token: user.token });
    const drafts = async (token?: string) =>
      (await ask<typeof calls.ordersCall, Order[]>(calls.ordersCall, { token })).body.map(({ uuid }) => uuid);
    expect(await drafts(admin.token)).toEqual([theirs.uuid, own.uuid]);
    expect(await drafts(user.token)).toEqual([theirs.uuid]);
    expect(await drafts()).toEqual([]);
  });

  test('CT-03 who is paying finds that order beside the drafts, and a colleague does not', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const user = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const paying = await fillCart(ask, [], { token: user.token });
    await db
      .updateTable('shop_order')
      .set({ status: 6, number: 2, payable_cents: 0, pending_until: new Date(Date.now() + 3_600_000) })
      .where('uuid', '=', paying.uuid)
      .execute();
    const draft = await fillCart(ask, [], { token: user.token });
    const found = async (token: string, params = {}) =>
      (await ask<typeof calls.ordersCall, Order[]>(calls.ordersCall, { token, params })).body.map(
        ({ uuid }) => uuid,
      );
    expect(await found(user.token, { being_paid: true })).toEqual([paying.uuid, draft.uuid]);
    expect(await found(user.token)).toEqual([draft.uuid]);
    expect(await found(admin.token, { being_paid: true })).toEqual([draft.uuid]);
  });

  test('CT-01 who begins an order for a customer belongs to it', async () => {
    const mine = await buildCustomer(db);
    const theirs = await buildCustomer(db);
    const { token } = await signIn(db, { customerId: mine.id });
    const begin = (customer: { uuid: string } | null, as?: string) =>
      ask(calls.createOrderCall, { body: { status: { id: 1 }, customer }, token: as });
    expect(await begin({ uuid: mine.uuid }, token)).toMatchObject({ status: 200 });
    expect(await begin({ uuid: theirs.uuid }, token)).toMatchObject({ status: 404 });
    expect(await begin({ uuid: mine.uuid })).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(await begin(null, token)).toMatchObject({ body: { customer: { uuid: mine.uuid } } });
  });

  test('CT-03 an order nobody has, and one that is no uuid, are not found', async () => {
    const unknown = await ask(calls.orderCall, { params: { uuid: randomUUID() } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
    expect((await ask(calls.orderCall, { params: { uuid: "1' or true--" } })).status).toBe(404);
  });

  test('CT-10 an order that is being paid is not changed', async () => {
    const { id } = await buildProduct(db);
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    await db
      .updateTable('shop_order')
      .set({ status: 6, number: 1, payable_cents: 1000, pending_until: new Date(Date.now() + 3_600_000) })
      .where('uuid', '=', uuid)
      .execute();
    const params = { uuid, lineId: lines[0]!.id };
    const { id: other } = await buildProduct(db);
    const tries = await Promise.all([
      ask(calls.addLineCall, { params: { uuid }, body: { product: other } }),
      ask(calls.changeLineCall, { params, body: { quantity: 2 } }),
      ask(calls.deleteLineCall, { params }),
      ask(calls.addLinesCall, { params: { uuid }, body: { lines: [{ product: other, quantity: 1 }] } }),
      ask(calls.acceptPricesCall, { params: { uuid }, body: {} }),
    ]);
    for (const { status, body } of tries)
      expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'ORDER_NOT_EDITABLE' });
  });
});
