import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCoupons } from '../../../seed/coupons.ts';
import { callerOf } from '../../../test/calls.ts';
import { buildPickupPoints } from '../../../test/delivery.ts';
import { followUp } from '../../../test/event-orders.ts';
import { buildPrice, buildPriceList, buildProduct } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { fillCart } from '../../../test/orders.ts';
import { addMember, buildCustomer, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { changeMemberCall } from '../../domain/customers/calls.ts';
import { deliveryMethodsCall } from '../../domain/delivery/calls.ts';
import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import { meCall } from '../../domain/me/calls.ts';
import * as calls from '../../domain/orders/calls.ts';
import type {
  DeliveryInformationBody,
  Order,
  OrderApprovalBody,
  OrderHistoryPage,
} from '../../domain/orders/contract.ts';
import { startPaymentCall } from '../../domain/payments/calls.ts';
import type { Db } from '../database.ts';
import { deliveryCache } from '../delivery/service.ts';
import { deleteOldDrafts } from './service.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
  await buildPickupPoints(db, [{ carrier: 'omniva', ext_id: '96091' }]);
  await loadCoupons(db);
});
afterAll(() => server.stop());

const read = async (uuid: string, token?: string) =>
  (await ask<typeof calls.orderCall, Order>(calls.orderCall, { params: { uuid }, token })).body;

/** A product that has been weighed, so that lockers take it. */
async function weighed(parts: Parameters<typeof buildProduct>[1] = {}) {
  const product = await buildProduct(db, parts);
  await db.updateTable('product').set({ weight_g: 300 }).where('id', '=', product.id).execute();
  return product;
}

async function methodOf(uuid: string, kind: DeliveryMethod['kind'], token?: string): Promise<number> {
  const { body } = await ask<typeof deliveryMethodsCall, DeliveryMethod[]>(deliveryMethodsCall, {
    params: { uuid },
    token,
  });
  return body.find((method) => method.kind === kind)!.id;
}

const buyer = (parts: Partial<DeliveryInformationBody> = {}): DeliveryInformationBody => ({
  contact: { first_name: 'Mari', last_name: 'Maasikas', email: 'Mari@Salong.EE', phone: '+372 5551 2034' },
  invoice_address: {
    name: 'Mari Maasikas',
    street: 'Endla 45',
    city: 'Tallinn',
    postal_code: '10615',
    country_id: 2,
  },
  consents: { terms: true },
  ...parts,
});

async function withCourier(lines: Parameters<typeof fillCart>[1], as: Parameters<typeof fillCart>[2] = {}) {
  const { uuid } = await fillCart(ask, lines, as);
  const chosen = await ask(calls.chooseDeliveryCall, {
    params: { uuid },
    body: { method: await methodOf(uuid, 'courier', as.token) },
    token: as.token,
  });
  expect(chosen.status).toBe(200);
  return uuid;
}

describe('delivery and information', () => {
  test('CO-02 CT-07 a chosen way of delivery is part of the sums, free from its threshold on', async () => {
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id, quantity: 2 }]);
    const params = { uuid };
    expect((await ask(calls.orderDeliveryCall, { params })).status).toBe(204);
    const method = await methodOf(uuid, 'locker');
    const choose = (pickup_point?: string, version?: number) =>
      ask(calls.chooseDeliveryCall, {
        params,
        body: { method, ...(pickup_point && { pickup_point }), ...(version && { version }) },
      });
    for (const point of [undefined, 'kuskil'])
      expect(await choose(point)).toMatchObject({ status: 409, body: { code: 'PICKUP_POINT_UNKNOWN' } });
    expect(await ask(calls.chooseDeliveryCall, { params, body: { method: 2_000_000_000 } })).toMatchObject({
      status: 409,
      body: { code: 'DELIVERY_METHOD_NOT_ALLOWED' },
    });
    expect(await choose('96091', 1)).toMatchObject({ status: 409, body: { code: 'ORDER_STALE' } });
    expect(await choose('96091')).toMatchObject({
      status: 200,
      body: {
        total: '23.90',
        transport_cost: '3.90',
        transport: '3.90',
        totalWithDiscount: '23.90',
        vat: '4.63',
        free_delivery: { from: '60.00', missing: '40.00' },
        delivery: { method: { id: method, needs_pickup_point: true }, pickup_point: { id: '96091' } },
      },
    });
    const { version } = await read(uuid);
    expect((await choose('96091')).body, 'the same once more').toMatchObject({ version });
    await ask(calls.changeLineCall, { params: { uuid, lineId: lines[0]!.id }, body: { quantity: 6 } });
    expect(await read(uuid)).toMatchObject({
      total: '60.00',
      transport_cost: '0.00',
      free_delivery: { from: '60.00', missing: '0.00' },
    });
  });

  test('CO-03 CO-10 what was to be picked up and goes by courier instead is not sent abroad at the prices of here', async () => {
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const params = { uuid };
    const choose = async (kind: DeliveryMethod['kind']) =>
      (
        await ask<typeof calls.chooseDeliveryCall, Order>(calls.chooseDeliveryCall, {
          params,
          body: { method: await methodOf(uuid, kind), pickup_point: kind === 'locker' ? '96091' : null },
        })
      ).body;
    const inRiga = { ...buyer().invoice_address, city: 'Rīga', postal_code: 'LV-1010', country_id: 3 };
    await choose('locker');
    await ask(calls.giveInformationCall, { params, body: buyer({ invoice_address: inRiga }) });
    expect(await read(uuid)).toMatchObject({ country_id: 2, can: { pay: true } });
    const byCourier = await choose('courier');
    expect(byCourier).toMatchObject({
      country_id: 2,
      delivery_information: { invoice_address: inRiga },
      can: { pay: false },
    });
    const pay = () => ask(startPaymentCall, { params, body: { method: 'CREDIT_CARD' } });
    expect(await pay()).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STEP_MISSING', step: 'information' },
    });
    await ask(calls.giveInformationCall, {
      params,
      body: buyer({ invoice_address: inRiga, delivery_address: buyer().invoice_address }),
    });
    expect(await read(uuid)).toMatchObject({ country_id: 2, can: { pay: true } });
  });

  test('CO-02 CT-05 a draft is delivered to another country from then on, and asks anew how and for whom', async () => {
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const uuid = await withCourier([{ product: id }]);
    await ask(calls.giveInformationCall, { params: { uuid }, body: buyer() });
    const { version } = await read(uuid);
    const change = (country_id: number, seen = version) =>
      ask(calls.changeCountryCall, { params: { uuid }, body: { country_id, version: seen } });
    expect((await change(2)).body).toMatchObject({ version, country_id: 2 });
    expect(await change(1)).toMatchObject({ status: 400 });
    expect(await change(4, version - 1)).toMatchObject({ status: 409, body: { code: 'ORDER_STALE' } });
    expect(await change(4)).toMatchObject({
      status: 200,
      body: { country_id: 4, version: version + 1, delivery: null, delivery_information: null },
    });
  });

  test('CO-02 an order tells of a chosen locker that serves no more, and of another that it does', async () => {
    await buildPickupPoints(db, [
      { carrier: 'omniva', ext_id: '97001' },
      { carrier: 'omniva', ext_id: '97002' },
    ]);
    deliveryCache.purge(['*']);
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const method = await methodOf(uuid, 'locker');
    const choose = async (pickup_point: string) =>
      (
        await ask<typeof calls.chooseDeliveryCall, Order>(calls.chooseDeliveryCall, {
          params: { uuid },
          body: { method, pickup_point },
        })
      ).body.delivery;
    expect(await choose('97001')).toMatchObject({ is_pickup_point_gone: false });
    await db.updateTable('pickup_point').set({ is_active: false }).where('ext_id', '=', '97001').execute();
    deliveryCache.purge(['*']);
    expect((await read(uuid)).delivery).toMatchObject({
      is_pickup_point_gone: true,
      pickup_point: { id: '97001' },
    });
    expect(await choose('97002')).toMatchObject({ is_pickup_point_gone: false });
  });

  test('CO-01 information is asked for once a way of delivery is chosen', async () => {
    const { id } = await weighed();
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const given = await ask(calls.giveInformationCall, { params: { uuid }, body: buyer() });
    expect(given).toMatchObject({
      status: 409,
      body: { code: 'ORDER_STEP_MISSING', step: 'delivery' },
    });
  });

  test('CO-01 a draft says that it can be paid once its payment would start, and not before', async () => {
    const { id } = await weighed({ cents: 1240, stock: { TLN: 5 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id }]);
    const params = { uuid };
    const canPay = async () => (await read(uuid)).can.pay;
    expect(await canPay()).toBe(false);
    await ask(calls.chooseDeliveryCall, { params, body: { method: await methodOf(uuid, 'courier') } });
    expect(await canPay()).toBe(false);
    await ask(calls.giveInformationCall, { params, body: buyer() });
    expect(await canPay()).toBe(true);

    const campaign = await buildPriceList(db, { from: new Date('2026-01-01'), to: new Date('2100-01-01') });
    await buildPrice(db, id, { cents: 900, list: campaign.id });
    server.cardDataCache.purge(['*']);
    expect(await canPay()).toBe(false);
    await ask(calls.acceptPricesCall, { params, body: {} });
    expect(await canPay()).toBe(true);

    // A coupon that stopped counting is shown, and taken off by the buyer alone.
    await ask(calls.addCouponCall, { params, body: { code: 'TERE10' } });
    expect(await canPay()).toBe(true);
    await db.updateTable('coupon').set({ is_active: false }).where('code', '=', 'TERE10').execute();
    expect(await canPay()).toBe(false);
    await db.updateTable('coupon').set({ is_active: true }).where('code', '=', 'TERE10').execute();

    await ask(calls.changeLineCall, { params: { uuid, lineId: lines[0]!.id }, body: { quantity: 0 } });
    expect(await canPay()).toBe(false);
  });

  test('CO-03 the answer to what is given is the order as it is read afterwards, for a person, a company and with a coupon', async () => {
    const company = { name: 'Salonki Oy', reg_code: '0112038-9', vat: 'FI01120389' };
    const uuid = await withCourier([{ product: (await weighed({ cents: 1240 })).id }]);
    const give = async (parts: Partial<DeliveryInformationBody> = {}) => {
      const given = await ask<typeof calls.giveInformationCall, Order>(calls.giveInformationCall, {
        params: { uuid },
        body: buyer(parts),
      });
      expect(given.body).toEqual(await read(uuid));
      return given.body;
    };
    const { version } = await give();
    expect((await give({ company })).version).toBe(version + 1);
    expect((await give()).delivery_information?.company).toBeNull();
    await ask(calls.addCouponCall, { params: { uuid }, body: { code: 'TERE10' } });
    expect(await give()).toMatchObject({ coupons: [{ code: 'TERE10', problem: null }] });
  });

  test('CO-03 what is given is stored in one form, and what is wrong is told at its field', async () => {
    const uuid = await withCourier([{ product: (await weighed()).id }]);
    const params = { uuid };
    const give = (body: object) =>
      ask(calls.giveInformationCall, { params, body: body as DeliveryInformationBody });
    const wrong = buyer({ company: { name: 'Salong', reg_code: '10000019', vat: null } });
    expect(await give({ ...wrong, contact: { ...wrong.contact, phone: 'x' } })).toMatchObject({
      status: 400,
      body: { contact: { phone: ['invalid_phone'] }, company: { reg_code: ['invalid_reg_code'] } },
    });
    expect(await give({ ...buyer(), consents: { terms: false } })).toMatchObject({
      status: 400,
      body: { consents: { terms: ['required'] } },
    });
    // Everything at once: nobody mends one field to be told of the next.
    const { contact, invoice_address } = wrong;
    const everything = {
      contact: { ...contact, first_name: '', email: 'mari', phone: 'x' },
      invoice_address: { ...invoice_address, street: ' ', postal_code: '99' },
      delivery_address: { ...invoice_address, country_id: 77 },
      company: { name: 'Salong', reg_code: '10000019', vat: 'EE100594103' },
      consents: { terms: false },
      else: 1,
    };
    expect(await give(everything)).toMatchObject({
      status: 400,
      body: {
        contact: { first_name: ['required'], email: ['invalid_email'], phone: ['invalid_phone'] },
        invoice_address: { street: ['required'], postal_code: ['invalid_postal_code'] },
        delivery_address: { country_id: ['invalid_choice'] },
        company: { reg_code: ['invalid_reg_code'], vat: ['invalid_vat'] },
        consents: { terms: ['required'] },
        else: ['unknown_field'],
      },
    });
    // XML has no such letters, so no program could read the invoice.
    expect(await give(buyer({ purchase_order_number: 'PO\uffff17' }))).toMatchObject({
      status: 400,
      body: { purchase_order_number: ['invalid'] },
    });
    expect((await ask(calls.deliveryInformationCall, { params })).status).toBe(204);
    expect(await give(buyer({ purchase_order_number: ' PO-17 ' }))).toMatchObject({
      status: 200,
      body: {
        purchase_order_number: 'PO-17',
        delivery_information: { contact: { email: 'mari@salong.ee' } },
      },
    });
    expect(await ask(calls.deliveryInformationCall, { params })).toMatchObject({
      status: 200,
      body: { purchase_order_number: 'PO-17', delivery_address: null, company: null },
    });
  });

  test('CO-10 goods to another country have its prices, shown beside those agreed to', async () => {
    const { id } = await weighed({ cents: 1240, stock: { TLN: 5, RIX: 5 } });
    await buildPrice(db, id, { cents: 1300, country: 'LV' });
    const uuid = await withCourier([{ product: id }]);
    const riga = { name: 'Mari', street: 'Brīvības 1', city: 'Rīga', postal_code: '1010', country_id: 3 };
    const given = await ask(calls.giveInformationCall, {
      params: { uuid },
      body: buyer({ delivery_address: riga }),
    });
    expect(given).toMatchObject({
      status: 200,
      body: {
        country_id: 3,
        delivery: null,
        order_lines: [{ price: 13, price_before: 12.4, vat_rate: 21 }],
      },
    });
  });

  test('CO-10 a company abroad with a confirmed number pays no VAT, and has agreed to the same price without it', async () => {
    const { id } = await weighed({ cents: null, stock: { TLN: 5 } });
    await buildPrice(db, id, { cents: 1255, country: 'FI' });
    const headers = { 'delivery-country': '4' };
    const { uuid } = await fillCart(ask, [{ product: id, quantity: 2 }], { headers });
    await ask(calls.chooseDeliveryCall, {
      params: { uuid },
      body: { method: await methodOf(uuid, 'courier') },
    });
    const body = buyer({
      invoice_address: {
        name: 'Salonki Oy',
        street: 'Katu 1',
        city: 'Helsinki',
        postal_code: '00100',
        country_id: 4,
      },
      company: { name: 'Salonki Oy', reg_code: '0112038-9', vat: 'FI01120389' },
    });
    const give = async () =>
      (
        await ask<typeof calls.giveInformationCall, Order>(calls.giveInformationCall, {
          params: { uuid },
          body,
        })
      ).body;
    expect(await give()).toMatchObject({ vat_reason: 'destination', order_lines: [{ price: 12.55 }] });
    const asked =
      await sql`select 1 from outbox where topic = 'customers.check-vat' and key = 'FI01120389'`.execute(db);
    expect(asked.rows.length).toBeGreaterThan(0);
    await db
      .insertInto('vat_check')
      .values({ vat: 'FI01120389', is_valid: true, name: null, checked_at: new Date() })
      .execute();
    // Confirmed meanwhile: shown, and agreed to once more.
    expect(await read(uuid)).toMatchObject({
      vat_reason: 'intra_community',
      vat: '0.00',
      order_lines: [{ price: 10, price_before: 12.55, vat_rate: 0, total: '20.00' }],
    });
  });
});

describe('coupons', () => {
  const add = (uuid: string, code: string) => ask(calls.addCouponCall, { params: { uuid }, body: { code } });

  test('CT-08 a coupon is applied and removed, and refused with its reason', async () => {
    const { uuid } = await fillCart(ask, [{ product: (await weighed({ cents: 1240 })).id }]);
    expect(await add(uuid, ' tere 10')).toMatchObject({
      status: 200,
      body: {
        total: '12.40',
        total_with_coupon_discount: '11.16',
        totalWithDiscount: '11.16',
        vat: '2.16',
        coupons: [{ code: 'TERE10', problem: null, missing: null }],
        discounts: [{ source: 'coupon', code: 'TERE10', amount: '1.24' }],
        order_lines: [{ total: '12.40', payable: '11.16' }],
      },
    });
    expect(await add(uuid, 'TERE10')).toMatchObject({ status: 400, body: { code: 'COUPON_ALREADY_USED' } });
    expect(await add(uuid, 'OLEMATU')).toMatchObject({ status: 400, body: { code: 'COUPON_UNKNOWN' } });
    expect(await add(uuid, 'TALV100')).toMatchObject({
      status: 400,
      body: { code: 'COUPON_MINIMUM', missing: '87.60' },
    });
    expect(await add(uuid, '')).toMatchObject({ status: 400, body: { code: ['required'] } });
    const remove = (code: string) => ask(calls.removeCouponCall, { params: { uuid, code } });
    expect((await remove('TERE10')).status).toBe(204);
    expect(await remove('TERE10')).toMatchObject({ status: 400, body: { code: 'COUPON_UNKNOWN' } });
    expect(await read(uuid)).toMatchObject({ totalWithDiscount: '12.40', coupons: [] });
  });

  test('CT-08 what nobody sees in a code does not matter, and half a letter is no code', async () => {
    const { uuid } = await fillCart(ask, [{ product: (await weighed({ cents: 1240 })).id }]);
    expect(await add(uuid, '\u200bTERE10\u0000')).toMatchObject({ body: { coupons: [{ code: 'TERE10' }] } });
    for (const code of ['TERE\ud800', '\u0000\u200b'])
      expect(await add(uuid, code)).toMatchObject({ status: 400, body: { code: 'COUPON_UNKNOWN' } });
    const params = { uuid, code: 'TERE10\u0000' };
    expect((await ask(calls.removeCouponCall, { params })).status).toBe(204);
  });

  test('CT-08 one is taken off in the version its buyer has seen, named in the body or the address', async () => {
    const { id } = await weighed({ cents: 1240, stock: { TLN: 9 } });
    const { uuid } = await fillCart(ask, [{ product: id }]);
    await add(uuid, 'TERE10');
    const params = { uuid, code: 'TERE10' };
    const stale = { status: 409, body: { code: 'ORDER_STALE', order: { uuid, version: 3 } } };
    expect(await ask(calls.removeCouponCall, { params, body: { version: 2 } })).toMatchObject(stale);
    expect(await ask(calls.removeCouponCall, { params: { ...params, version: 2 } })).toMatchObject(stale);
    expect((await ask(calls.removeCouponCall, { params, body: { version: 3 } })).status).toBe(204);
    expect(await read(uuid)).toMatchObject({ version: 4, coupons: [] });
  });

  test('CT-08 one that stops counting stays with its reason and takes nothing', async () => {
    const { id } = await weighed({ cents: 6000, stock: { TLN: 9 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id, quantity: 2 }]);
    expect((await add(uuid, 'TALV100')).body).toMatchObject({ totalWithDiscount: '102.00' });
    await ask(calls.changeLineCall, { params: { uuid, lineId: lines[0]!.id }, body: { quantity: 1 } });
    expect(await read(uuid)).toMatchObject({
      totalWithDiscount: '60.00',
      coupons: [{ code: 'TALV100', problem: 'COUPON_MINIMUM', missing: '40.00' }],
    });
  });
});

describe('the cart of a guest who signs in', () => {
  const connect = (uuid: string, customer: string, token?: string) =>
    ask<typeof calls.connectOrderCall, Order>(calls.connectOrderCall, {
      params: { uuid },
      body: { customer: { uuid: customer } },
      token,
    });

  test('CT-06 it becomes the customer’s at the customer’s lower prices, which need no further agreement', async () => {
    const customer = await buildCustomer(db, { group: 'salon' });
    const { token } = await signIn(db, { customerId: customer.id });
    const { id } = await weighed({ cents: 1240 });
    const list = await buildPriceList(db, { group: 'salon' });
    await buildPrice(db, id, { cents: 1000, list: list.id });
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const connected = await connect(uuid, customer.uuid, token);
    expect(connected).toMatchObject({
      status: 200,
      body: { uuid, customer: { uuid: customer.uuid }, order_lines: [{ price: 10, price_before: null }] },
    });
    expect((await connect(uuid, customer.uuid, token)).body.uuid).toBe(uuid);
    expect((await ask(calls.orderCall, { params: { uuid } })).status).toBe(404);
    expect((await ask(meCall, { token })).body).toMatchObject({
      cart: { uuid, pieces: 1, lines: [{ product: id, quantity: 1 }], total: '10.00' },
    });
  });

  test('CT-06 merged with the cart there is: quantities added up to the stock, asked again the same', async () => {
    const customer = await buildCustomer(db);
    const { token } = await signIn(db, { customerId: customer.id });
    const both = await weighed({ stock: { TLN: 5 } });
    const theirs = await weighed({ stock: { TLN: 5 } });
    const cart = await fillCart(ask, [{ product: both.id, quantity: 3 }], { token });
    const guest = await fillCart(ask, [
      { product: theirs.id, quantity: 2 },
      { product: both.id, quantity: 4 },
    ]);
    await ask(calls.addCouponCall, { params: { uuid: guest.uuid }, body: { code: 'TERE10' } });
    const merged = await connect(guest.uuid, customer.uuid, token);
    expect(merged.body).toMatchObject({
      uuid: cart.uuid,
      order_lines: [
        { product: { id: both.id }, quantity: 5, problem: null },
        { product: { id: theirs.id }, quantity: 2 },
      ],
      coupons: [{ code: 'TERE10' }],
    });
    const again = await Promise.all([1, 2, 3].map(() => connect(guest.uuid, customer.uuid, token)));
    expect(again.map(({ body }) => [body.uuid, body.version])).toEqual(
      Array.from({ length: 3 }, () => [cart.uuid, merged.body.version]),
    );
    expect(await read(guest.uuid)).toMatchObject({ status: { id: 4 }, order_lines: [], coupons: [] });
  });

  test('CT-06 five tabs at once bring it along once', async () => {
    const customer = await buildCustomer(db);
    const { token } = await signIn(db, { customerId: customer.id });
    const { id } = await weighed({ stock: { TLN: 50 } });
    await fillCart(ask, [{ product: id, quantity: 3 }], { token });
    const guest = await fillCart(ask, [{ product: id, quantity: 4 }]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => connect(guest.uuid, customer.uuid, token)),
    );
    expect(answers.map(({ body }) => body.order_lines[0]?.quantity)).toEqual(Array(5).fill(7));
  });

  test('CT-06 nobody brings along what is not a guest’s, or for a customer of others', async () => {
    const [mine, theirs] = [await buildCustomer(db), await buildCustomer(db)];
    const me = await signIn(db, { customerId: mine.id });
    const them = await signIn(db, { customerId: theirs.id });
    const order = await fillCart(ask, [], { token: them.token });
    const guest = await fillCart(ask, []);
    expect((await connect(order.uuid, mine.uuid, me.token)).status).toBe(404);
    expect((await connect(guest.uuid, theirs.uuid, me.token)).status).toBe(404);
    expect((await connect(guest.uuid, mine.uuid)).status).toBe(401);
  });
});

describe('orders of colleagues', () => {
  test('AU-05 administrators are asked however the order became dearer: by many lines at once, by prices, by fewer goods', async () => {
    const customer = await buildCustomer(db);
    await signIn(db, { customerId: customer.id });
    const { token, userId } = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const limit = (cents: number) =>
      db
        .updateTable('customer_user')
        .set({ spending_limit_cents: cents })
        .where('user_id', '=', userId)
        .execute();
    const product = await weighed({ cents: 5900, stock: { TLN: 50 } });
    const small = await weighed({ cents: 200, stock: { TLN: 50 } });
    const complete = async () => {
      await limit(6500);
      const uuid = await withCourier([{ product: product.id }, { product: small.id }], { token });
      await ask(calls.giveInformationCall, { params: { uuid }, body: buyer(), token });
      expect(await asked(uuid)).toBeNull();
      return uuid;
    };
    const asked = async (uuid: string) =>
      (
        await db
          .selectFrom('shop_order')
          .select('approval')
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
      ).approval;

    const many = await complete();
    const added = await ask(calls.addLinesCall, {
      params: { uuid: many },
      body: { lines: [{ product: small.id, quantity: 9 }] },
      token,
    });
    expect(added.body).toMatchObject({ approval: { state: 'waiting' } });
    expect(await asked(many)).toBe('waiting');

    // Without the small one the delivery costs something.
    const fewer = await complete();
    await limit(6150);
    const { order_lines } = await read(fewer, token);
    await ask(calls.deleteLineCall, { params: { uuid: fewer, lineId: order_lines[1]!.id }, token });
    expect(await read(fewer, token)).toMatchObject({
      totalWithDiscount: '64.90',
      approval: { state: 'waiting' },
    });
    expect(await asked(fewer)).toBe('waiting');

    const dearer = await complete();
    await db.updateTable('order_line').set({ seen_cents: 100 }).where('product_id', '=', small.id).execute();
    await limit(6000);
    await ask(calls.acceptPricesCall, { params: { uuid: dearer }, token });
    expect(await asked(dearer)).toBe('waiting');
  });

  test('AU-05 administrators are asked about what stands complete when a colleague’s rights are tightened, once', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const colleague = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const { token } = colleague;
    const { uuid: userUuid } = await db
      .selectFrom('user_account')
      .select('uuid')
      .where('id', '=', colleague.userId)
      .executeTakeFirstOrThrow();
    const { id } = await weighed({ cents: 7000, stock: { TLN: 50 } });
    const uuid = await withCourier([{ product: id }], { token });
    await ask(calls.giveInformationCall, { params: { uuid }, body: buyer(), token });
    const allow = async (spending_limit: string | null, orders_need_approval = false) => {
      const { status } = await ask(changeMemberCall, {
        params: { uuid: customer.uuid, userUuid },
        body: { role: 'CUSTOMER_USER', spending_limit, orders_need_approval },
        token: admin.token,
      });
      expect(status).toBe(200);
      await followUp(server);
    };
    const askedAdmins = async () =>
      (await waitingMails(db)).filter(({ key }) => key.startsWith(`order-approval ${uuid}`)).length;
    await allow('70.00');
    expect((await read(uuid, token)).approval).toBeNull();
    expect(await askedAdmins()).toBe(0);
    await allow('69.99');
    expect((await read(uuid, token)).approval).toMatchObject({ state: 'waiting' });
    expect(await askedAdmins()).toBe(1);
    await allow('20.00', true);
    expect(await askedAdmins()).toBe(1);
  });

  test('AU-05 an administrator whose own orders are limited is no judge of them', async () => {
    const customer = await buildCustomer(db);
    const { token, userId } = await signIn(db, { customerId: customer.id });
    const other = await signIn(db, { customerId: customer.id });
    await db
      .updateTable('customer_user')
      .set({ spending_limit_cents: 1500 })
      .where('user_id', '=', userId)
      .execute();
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid } = await fillCart(ask, [{ product: id, quantity: 3 }], { token });
    const approve = (as: string) =>
      ask(calls.approveOrderCall, { params: { uuid }, body: { approved: true }, token: as });
    expect(await approve(token)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect(await read(uuid, token)).toMatchObject({ approval: { state: 'waiting' } });
    expect(await approve(other.token)).toMatchObject({
      status: 200,
      body: { approval: { state: 'approved' } },
    });
  });

  test('AU-05 an order above the limit waits for an administrator, whose word covers it until it is dearer', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const colleague = await signIn(db);
    await addMember(db, customer.id, colleague.userId, 'CUSTOMER_USER');
    await db
      .updateTable('customer_user')
      .set({ spending_limit_cents: 1500 })
      .where('user_id', '=', colleague.userId)
      .execute();
    await db
      .updateTable('session')
      .set({ customer_id: customer.id })
      .where('id', '=', colleague.sessionId)
      .execute();
    const { token } = colleague;
    const { first_name, last_name } = await db
      .selectFrom('user_account')
      .select(['first_name', 'last_name'])
      .where('id', '=', colleague.userId)
      .executeTakeFirstOrThrow();
    const name = `${first_name} ${last_name}`;
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid, lines } = await fillCart(ask, [{ product: id }], { token });
    expect((await read(uuid, token)).approval).toBeNull();
    const change = (quantity: number) =>
      ask(calls.changeLineCall, { params: { uuid, lineId: lines[0]!.id }, body: { quantity }, token });
    await change(3);
    expect(await read(uuid, token)).toMatchObject({
      approval: { state: 'waiting', asked_by: name },
      can: { pay: false, approve: false },
    });
    const decide = (approved: boolean, as: string) =>
      ask(calls.approveOrderCall, {
        params: { uuid },
        body: { approved, reason: 'Liiga kallis' },
        token: as,
      });
    expect(await decide(true, token)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await read(uuid, admin.token)).can.approve).toBe(true);
    expect(await decide(false, admin.token)).toMatchObject({
      body: { approval: { state: 'denied', reason: 'Liiga kallis' } },
    });
    await change(2);
    expect(await decide(true, admin.token)).toMatchObject({ body: { approval: { state: 'approved' } } });
    expect(await read(uuid, token)).toMatchObject({ approval: { state: 'approved' } });
    await change(4);
    expect(await read(uuid, token)).toMatchObject({ approval: { state: 'waiting' }, can: { pay: false } });
    const { version } = await read(uuid, admin.token);
    await change(40);
    const blind = await ask<typeof calls.approveOrderCall, { code: string; order: Order }>(
      calls.approveOrderCall,
      {
        params: { uuid },
        body: { approved: true, version },
        token: admin.token,
      },
    );
    expect(blind).toMatchObject({ status: 409, body: { code: 'ORDER_STALE', order: { total: '400.00' } } });
    expect(await read(uuid, token)).toMatchObject({ approval: { state: 'waiting' }, can: { pay: false } });
  });

  test('AU-05 an administrator agrees to the sum they saw, also where a price alone has changed since', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const { token, userId } = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    await db
      .updateTable('customer_user')
      .set({ spending_limit_cents: 500 })
      .where('user_id', '=', userId)
      .execute();
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const { uuid } = await fillCart(ask, [{ product: id, quantity: 2 }], { token });
    const seen = await read(uuid, admin.token);
    expect(seen.totalWithDiscount).toBe('20.00');
    const decide = (body: Partial<OrderApprovalBody>) =>
      ask<typeof calls.approveOrderCall, Order & { code?: string; order?: Order }>(calls.approveOrderCall, {
        params: { uuid },
        body: { approved: true, version: seen.version, ...body },
        token: admin.token,
      });
    // A campaign begins, which lowers the price; what was seen is another sum all the same.
    const campaign = await buildPriceList(db, { from: new Date('2026-01-01'), to: new Date('2100-01-01') });
    await buildPrice(db, id, { cents: 900, list: campaign.id });
    server.cardDataCache.purge(['*']);
    const refused = await decide({ total: seen.totalWithDiscount });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGED', order: { totalWithDiscount: '18.00', approval: { state: 'waiting' } } },
    });
    const { version, totalWithDiscount: total } = refused.body.order!;
    expect(await decide({ version, total })).toMatchObject({ body: { approval: { state: 'approved' } } });
    // No is no at any price.
    const after = await read(uuid, admin.token);
    expect(await decide({ approved: false, version: after.version, total: '1.00' })).toMatchObject({
      status: 200,
    });
    expect(await decide({ version: undefined, total: '18' })).toMatchObject({ status: 400 });
  });

  test('CO-02 a note with a control character is refused at its field, and one keeps nothing that turns its letters', async () => {
    const { id } = await weighed({ stock: { TLN: 5 } });
    const { uuid } = await fillCart(ask, [{ product: id }]);
    const params = { uuid };
    const { body } = await ask<typeof deliveryMethodsCall, DeliveryMethod[]>(deliveryMethodsCall, { params });
    const { id: method } = body.find(({ kind }) => kind === 'courier')!;
    const choose = (note: string) => ask(calls.chooseDeliveryCall, { params, body: { method, note } });
    for (const note of ['ring\u0000', 'ring\u0007', 'ring\ud800'])
      expect(await choose(note)).toMatchObject({ status: 400, body: { note: ['invalid'] } });
    expect(await choose('\u202eRing\u200b twice\ufeff')).toMatchObject({
      body: { delivery: { note: 'Ring twice' } },
    });
    expect(await choose('\u200b')).toMatchObject({ body: { delivery: { note: null } } });
    const canceled = ask(calls.cancelOrderCall, { params, body: { reason: 'no\u0000' } });
    expect(await canceled).toMatchObject({ status: 400, body: { reason: ['invalid'] } });
  });

  test('AU-05 an order that is dearer by its delivery or without its coupon is asked about anew', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const { token, userId } = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const { id } = await weighed({ cents: 1000, stock: { TLN: 50 } });
    const limit = (cents: number) =>
      db
        .updateTable('customer_user')
        .set({ spending_limit_cents: cents })
        .where('user_id', '=', userId)
        .execute();
    const { uuid } = await fillCart(ask, [{ product: id, quantity: 2 }], { token });
    const params = { uuid };
    const state = async () =>
      (
        await db
          .selectFrom('shop_order')
          .select('approval')
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
      ).approval;
    const deliver = async (kind: DeliveryMethod['kind']) => {
      const { body } = await ask<typeof deliveryMethodsCall, DeliveryMethod[]>(deliveryMethodsCall, {
        params,
        token,
      });
      const { id: method } = body.find((one) => one.kind === kind)!;
      return ask<typeof calls.chooseDeliveryCall, Order>(calls.chooseDeliveryCall, {
        params,
        body: { method, pickup_point: kind === 'locker' ? '96091' : null },
        token,
      });
    };
    await deliver('courier');
    await ask(calls.giveInformationCall, { params, body: buyer(), token });
    const dear = await read(uuid, token);
    expect(dear).toMatchObject({ approval: null, can: { pay: true } });
    await deliver('locker');
    const cheap = Number((await read(uuid, token)).totalWithDiscount);
    expect(Number(dear.totalWithDiscount)).toBeGreaterThan(cheap);
    await limit(Math.round(cheap * 100));
    expect(await state()).toBeNull();
    expect((await deliver('courier')).body.approval).toMatchObject({ state: 'waiting', reason: null });
    expect(await state()).toBe('waiting');
    await ask(calls.approveOrderCall, {
      params,
      body: { approved: false, reason: 'Too dear' },
      token: admin.token,
    });
    expect((await read(uuid, token)).approval).toMatchObject({
      state: 'denied',
      reason: 'Too dear',
    });
    // Another way of delivery is another order to decide on.
    await deliver('locker');
    expect(await read(uuid, token)).toMatchObject({ approval: null, can: { pay: true } });

    await ask(calls.addCouponCall, { params, body: { code: 'TERE10' }, token });
    await limit(Math.round(Number((await read(uuid, token)).totalWithDiscount) * 100));
    expect(await state()).toBeNull();
    await ask(calls.removeCouponCall, { params: { uuid, code: 'TERE10' }, token });
    expect((await read(uuid, token)).approval?.state).toBe('waiting');
    expect(await state()).toBe('waiting');
  });

  test('AC-01 the history is paged and searched, and shows a user the own orders', async () => {
    const customer = await buildCustomer(db);
    const admin = await signIn(db, { customerId: customer.id });
    const user = await signIn(db, { customerId: customer.id, role: 'CUSTOMER_USER' });
    const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
    const { id, sku } = await weighed();
    for (const [at, userId] of [admin.userId, admin.userId, user.userId].entries()) {
      const { id: orderId } = await db
        .insertInto('shop_order')
        .values({
          shop_id: 2,
          country_id: 2,
          language: 'et',
          customer_id: customer.id,
          user_id: userId,
          status: 2,
          number: 9_000_000 + at,
          payable_cents: 1240,
          purchase_order_number: `PO_${at}`,
          submitted_at: new Date(Date.now() - at * 1000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('order_line')
        .values({
          order_id: orderId,
          product_id: id,
          quantity: 2,
          seen_cents: 620,
          sku: at === 1 ? sku : 'MUU',
        })
        .execute();
    }
    const history = async (token: string, params = {}) =>
      (await ask<typeof calls.orderHistoryCall, OrderHistoryPage>(calls.orderHistoryCall, { params, token }))
        .body;
    expect(await history(admin.token, { page_size: 2 })).toMatchObject({
      count: 3,
      previous: null,
      next: '/api/v1/orders/history/?page_size=2&page=2',
      results: [{ number: '9000000', pieces: 2, totalWithDiscount: '12.40' }, { number: '9000001' }],
    });
    const numbers = async (search: string) =>
      (await history(admin.token, { search })).results.map(({ number }) => number);
    expect(await numbers('9000002')).toEqual(['9000002']);
    expect(await numbers('PO_1')).toEqual(['9000001']);
    expect(await numbers('PO%')).toEqual([]);
    expect(await numbers(sku)).toEqual(['9000001']);
    const { count } = await history(admin.token);
    expect(await history(admin.token, { page: 50 })).toMatchObject({ count, results: [] });
    expect((await history(user.token)).results.map(({ number }) => number)).toEqual(['9000002']);
    expect(await history(stranger.token)).toMatchObject({ count: 0, results: [] });
  });
});

test('CT-03 carts of guests are stored for 90 days and empty ones for a week, orders for good', async () => {
  const { id } = await weighed();
  const empty = await fillCart(ask, []);
  const guest = await fillCart(ask, [{ product: id }]);
  const { token } = await signIn(db, { customerId: (await buildCustomer(db)).id });
  const own = await fillCart(ask, [{ product: id }], { token });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const there = async () => [
    (await ask(calls.orderCall, { params: { uuid: empty.uuid } })).status,
    (await ask(calls.orderCall, { params: { uuid: guest.uuid } })).status,
    (await ask(calls.orderCall, { params: { uuid: own.uuid }, token })).status,
  ];
  await deleteOldDrafts(db, inDays(6));
  expect(await there()).toEqual([200, 200, 200]);
  await deleteOldDrafts(db, inDays(8));
  expect(await there()).toEqual([404, 200, 200]);
  await deleteOldDrafts(db, inDays(91));
  expect(await there()).toEqual([404, 404, 200]);
});
