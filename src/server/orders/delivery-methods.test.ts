import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/calls.ts';
import { buildPickupPoints, buildStore } from '../../../test/delivery.ts';
import { buildProduct } from '../../../test/factories.ts';
import { fillCart } from '../../../test/orders.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { deliveryMethodsCall } from '../../domain/delivery/calls.ts';
import type { DeliveryMethod } from '../../domain/delivery/contract.ts';
import { tallinnInstant } from '../../domain/time.ts';
import type { Db } from '../database.ts';

let server: TestServer;
let db: Db;
let ask: ReturnType<typeof callerOf>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ask = callerOf(server);
  await buildPickupPoints(db, [{ carrier: 'omniva', ext_id: '96091' }]);
  await buildStore(db, { code: 'tallinn', name: 'Tallinn' });
  // A Monday.
  server.setNow(tallinnInstant('2026-11-23', '10:00'));
});
afterAll(() => server.stop());

async function furniture(weight_g: number | null) {
  const id = await weighed(weight_g);
  await db.updateTable('product').set({ is_furniture: true }).where('id', '=', id).execute();
  return id;
}
async function weighed(weight_g: number | null, parts: Parameters<typeof buildProduct>[1] = {}) {
  const { id } = await buildProduct(db, { cents: 1000, ...parts });
  await db.updateTable('product').set({ weight_g }).where('id', '=', id).execute();
  return id;
}
const methodsOf = async (uuid: string, headers: Record<string, string> = {}) =>
  ask<typeof deliveryMethodsCall, DeliveryMethod[]>(deliveryMethodsCall, { params: { uuid }, headers });

test('CO-02 an order is offered the ways of its country and weight, with price, threshold and day', async () => {
  const { uuid } = await fillCart(ask, [{ product: await weighed(400), quantity: 5 }]);
  expect((await methodsOf(uuid)).body).toEqual([
    {
      id: expect.any(Number),
      kind: 'locker',
      carrier: 'omniva',
      name: 'Omniva pakiautomaat',
      price: '3.90',
      free_from: '60.00',
      promised_on: '2026-11-24',
      needs_pickup_point: true,
    },
    expect.objectContaining({ kind: 'courier', price: '5.90', needs_pickup_point: false }),
    expect.objectContaining({ kind: 'store', price: '0.00', free_from: null, needs_pickup_point: true }),
  ]);
  const russian = await methodsOf(uuid, { 'accept-language': 'ru-RU,ru' });
  expect(russian.body[0]!.name).toBe('Почтомат Omniva');
});

test('CO-02 free at the threshold and above it', async () => {
  const product = await weighed(100, { stock: { TLN: 50 } });
  const priceOf = async (quantity: number) => {
    const { uuid } = await fillCart(ask, [{ product, quantity }]);
    return (await methodsOf(uuid)).body[0]!.price;
  };
  expect(await priceOf(5)).toBe('3.90');
  expect(await priceOf(6)).toBe('0.00');
  expect(await priceOf(7)).toBe('0.00');
});

test('CO-02 many light pieces go by courier, a heavy one is brought and fitted, unweighed goods go in no locker', async () => {
  const kinds = async (lines: { product: number; quantity?: number }[]) => {
    const { uuid } = await fillCart(ask, lines);
    return (await methodsOf(uuid)).body.map(({ kind, promised_on }) => [kind, promised_on]);
  };
  const light = await weighed(900, { stock: { TLN: 50 } });
  const heavy = await weighed(62_000);
  const unknown = await weighed(null);
  const tomorrow = '2026-11-24';
  expect(await kinds([{ product: light, quantity: 40 }])).toEqual([
    ['courier', tomorrow],
    ['store', tomorrow],
  ]);
  expect(await kinds([{ product: light }, { product: heavy }])).toEqual([['agreement', null]]);
  expect(await kinds([{ product: light }, { product: unknown }])).toEqual([
    ['courier', null],
    ['store', null],
  ]);
  expect(await kinds([])).toHaveLength(3);
});

test('CO-02 furniture is brought on a day agreed upon, however light, and what is bought with it', async () => {
  const stool = await furniture(7_200);
  const brush = await weighed(90);
  const ways = async (lines: { product: number }[]) => {
    const { uuid } = await fillCart(ask, lines);
    return (await methodsOf(uuid)).body.map(({ kind, promised_on }) => [kind, promised_on]);
  };
  const agreed = [['agreement', null]];
  expect(await ways([{ product: stool }])).toEqual(agreed);
  expect(await ways([{ product: stool }, { product: brush }])).toEqual(agreed);
  expect(await ways([{ product: await furniture(null) }])).toEqual(agreed);
});

test('CO-02 the promised day waits for what has to be ordered in', async () => {
  const product = await weighed(100, { saleDelay: 5, stock: { TLN: 2 } });
  const dayFor = async (quantity: number) => {
    const { uuid } = await fillCart(ask, [{ product, quantity }]);
    return (await methodsOf(uuid)).body[0]!.promised_on;
  };
  expect(await dayFor(2)).toBe('2026-11-24');
  expect(await dayFor(3)).toBe('2026-12-01');
});

test('CO-02 an order that is not there has no ways', async () => {
  for (const uuid of [randomUUID(), "x' or 1=1"])
    expect(await methodsOf(uuid)).toMatchObject({ status: 404 });
});
