import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { buildPrice, buildPriceList, buildProduct } from '../../../test/factories.ts';
import { waitingMails } from '../../../test/mail.ts';
import { addMember, buildCustomer, buildUser, signIn } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { waitingDays, waitingLimit } from '../../domain/notices/rules.ts';
import { arrivedTopic, type Arrived } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { setStock } from '../stock/service.ts';
import { arrivalHandler, confirmNotice, notifyNextWaiting } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await expectSound(server.database.db);
  await server.stop();
});

const hourMs = 3_600_000;
let callers = 0;
const freshAddress = () => `ootaja-${++callers}@salong.ee`;
const write = <T>(work: (trx: Trx) => Promise<T>) => server.database.db.transaction().execute(work);

/** A product of which there is none. */
const soldOut = (name = 'Palsam') => buildProduct(server.database.db, { name, stock: { TLN: 0 } });

const ask = async (product: number, payload: object, token?: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/products/${product}/back-in-stock/`,
    payload,
    remoteAddress: `10.1.${callers >> 8}.${++callers & 255}`,
    ...(token !== undefined && { headers: { authorization: `Token ${token}` } }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

async function person() {
  const user = await buildUser(server.database.db);
  const { token } = await signIn(server.database.db, { userId: user.id });
  return { ...user, token };
}

/** Somebody signed in who waits for a product. */
async function waitingFor(product: number) {
  const one = await person();
  expect(await ask(product, {}, one.token)).toEqual({
    status: 200,
    body: { email: one.email, is_asked: false },
  });
  return one;
}

async function stock(productId: number, quantity: number) {
  const { id: warehouseId } = await server.database.db
    .selectFrom('warehouse')
    .select('id')
    .where('shop_id', '=', 2)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await write((trx) => setStock(trx, [{ productId, warehouseId, quantity }]));
}

/** Hands over what stock has told of, as the outbox does. */
async function handOver(now = new Date()) {
  const rows = await server.database.db
    .selectFrom('outbox')
    .select(['seq', 'payload'])
    .where('topic', '=', arrivedTopic)
    .execute();
  await write(async (trx) => {
    await arrivalHandler(() => now)(
      trx,
      rows.map(({ payload }) => payload as object),
    );
    for (const { seq } of rows) await trx.deleteFrom('outbox').where('seq', '=', seq).execute();
  });
  return rows.flatMap(({ payload }) => (payload as unknown as { arrived: Arrived[] }).arrived);
}

const toldOf = async (product: number) =>
  (await waitingMails(server.database.db))
    .filter(({ template, props }) => {
      const shown = (props as { product?: { id?: number } }).product;
      return template === 'back-in-stock' && shown?.id === product;
    })
    .map(({ to }) => to);

test('PL-03 who is signed in waits by one press, and is told once when it is back', async () => {
  const { id: product } = await soldOut('Värv 6.64');
  const one = await waitingFor(product);
  // A second press is the same wish.
  await ask(product, {}, one.token);
  expect(await handOver()).toEqual([]);
  await stock(product, 5);
  expect(await handOver()).toEqual([{ product_id: product, shop_id: 2 }]);
  expect(await toldOf(product)).toEqual([one.email]);
  const mail = (await waitingMails(server.database.db)).find(({ to }) => to === one.email);
  expect(mail!.props).toMatchObject({
    product: { id: product, name: 'Värv 6.64', cents: 1000, isNet: false },
  });
  // Sold out and back again: that wish was fulfilled.
  await stock(product, 0);
  await stock(product, 5);
  await handOver();
  expect(await toldOf(product)).toEqual([one.email]);
});

test('PL-03 PL-07 of those who wait for one product each is told the price of their own group, and others the shop’s', async () => {
  const { db } = server.database;
  const { id: product } = await soldOut('Föön');
  const { id: customerId } = await buildCustomer(db, { group: 'waiting salons', isBusiness: false });
  const list = await buildPriceList(db, { code: 'for waiting salons', group: 'waiting salons' });
  await buildPrice(db, product, { cents: 777, list: list.id });
  const [salon, other] = [await person(), await person()];
  await addMember(db, customerId, salon.id, 'CUSTOMER_ADMIN');
  for (const { token } of [salon, other]) expect((await ask(product, {}, token)).status).toBe(200);
  await stock(product, 5);
  await handOver();
  const told = await waitingMails(db);
  const centsFor = (email: string) =>
    told.find(({ to, template }) => to === email && template === 'back-in-stock')!.props;
  expect(centsFor(salon.email)).toMatchObject({ product: { cents: 777 } });
  expect(centsFor(other.email)).toMatchObject({ product: { cents: 1000 } });
});

test('PL-03 a guest’s address is asked by mail for each product, and waits from then on', async () => {
  const { db } = server.database;
  const { id: product } = await soldOut('Šampoon');
  const email = freshAddress();
  expect(await ask(product, { email: ` ${email.toUpperCase()} ` })).toEqual({
    status: 200,
    body: { email, is_asked: true },
  });
  await stock(product, 5);
  await handOver();
  expect(await toldOf(product)).toEqual([]);
  await stock(product, 0);
  const mail = (await waitingMails(db)).find(({ to }) => to === email);
  expect(mail!.props).toMatchObject({ kind: 'back_in_stock', product: 'Šampoon' });
  const { token } = mail!.props as { token: string };
  expect(await write((trx) => confirmNotice(trx, token, new Date()))).toEqual({
    kind: 'back_in_stock',
    email,
    product,
  });
  await stock(product, 5);
  await handOver();
  expect(await toldOf(product)).toEqual([email]);
});

test('PL-03 nobody waits for what is there or does not exist, or without an address', async () => {
  const { db } = server.database;
  const { id: there } = await buildProduct(db, { stock: { TLN: 1 } });
  const { id: gone } = await soldOut();
  expect(await ask(there, { email: freshAddress() })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_IN_STOCK' },
  });
  expect(await ask(999_999, { email: freshAddress() })).toMatchObject({ status: 404 });
  expect(await ask(gone, {})).toEqual({ status: 400, body: { email: ['required'] } });
  expect(await ask(gone, { email: 'x' })).toEqual({ status: 400, body: { email: ['invalid_email'] } });
  expect(await ask(gone, { email: freshAddress(), name: '<script>' })).toMatchObject({ status: 400 });
});

test('PL-03 no more are told than the pieces make sense for, those who have waited longest first', async () => {
  const { id: product } = await soldOut();
  const people = [];
  for (let at = 0; at < 8; at++) people.push((await waitingFor(product)).email);
  const now = Date.now();
  await stock(product, 1);
  await handOver(new Date(now));
  expect((await toldOf(product)).toSorted()).toEqual(people.slice(0, 3).toSorted());
  // The piece goes into a cart and out again: those told are still on their way.
  await stock(product, 0);
  await stock(product, 1);
  await handOver(new Date(now + hourMs));
  await write(async () => notifyNextWaiting(server.database.db, new Date(now + 2 * hourMs)));
  expect(await toldOf(product)).toHaveLength(3);
  // Nobody of them wanted it: the next are told.
  await notifyNextWaiting(server.database.db, new Date(now + 7 * hourMs));
  expect((await toldOf(product)).toSorted()).toEqual(people.slice(0, 6).toSorted());
});

test('PL-03 the same arrival told twice, and by two processes at once, is one mail each', async () => {
  const { id: product } = await soldOut();
  await waitingFor(product);
  await waitingFor(product);
  await stock(product, 9);
  const arrived = { arrived: [{ product_id: product, shop_id: 2 }] };
  await Promise.all(
    Array.from({ length: 4 }, () =>
      write((trx) => arrivalHandler(() => new Date())(trx, [arrived, arrived])),
    ),
  );
  expect(await toldOf(product)).toHaveLength(2);
});

test('PL-03 who has said no, waits no longer or has waited too long is not told', async () => {
  const { db } = server.database;
  const { id: product } = await soldOut();
  const [off, cancelled, kept] = [
    await waitingFor(product),
    await waitingFor(product),
    await waitingFor(product),
  ];
  await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/notices/',
    payload: { kind: 'back_in_stock', is_on: false },
    headers: { authorization: `Token ${off.token}` },
  });
  const shown = await server.app.inject({
    url: '/api/v1/notices/',
    headers: { authorization: `Token ${cancelled.token}` },
  });
  expect(shown.json()).toMatchObject({ waiting: [{ product: { id: product } }] });
  const gone = await server.app.inject({
    method: 'DELETE',
    url: `/api/v1/products/${product}/back-in-stock/`,
    headers: { authorization: `Token ${cancelled.token}` },
  });
  expect(gone.statusCode).toBe(204);
  await stock(product, 9);
  await handOver(new Date(Date.now() + (waitingDays + 1) * 24 * hourMs));
  expect(await toldOf(product)).toEqual([]);
  await notifyNextWaiting(db, new Date());
  expect(await toldOf(product)).toEqual([kept.email]);
});

test('PL-03 an address waits for so many products and no more', async () => {
  const one = await person();
  for (let at = 0; at < waitingLimit; at++) {
    const { id } = await soldOut();
    await ask(id, {}, one.token);
  }
  const { id } = await soldOut();
  expect(await ask(id, {}, one.token)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_WAITING' } });
});
