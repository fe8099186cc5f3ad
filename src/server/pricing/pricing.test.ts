import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { buildPrice, buildPriceList, buildProduct } from '../../../test/factories.ts';
import {
  forgetfulCache,
  forgetfulCardData,
  serveRoutes,
  visitor,
  type ServedRoutes,
} from '../../../test/routes.ts';
import type { Product } from '../../domain/catalogue/contract.ts';
import { tallinnInstant } from '../../domain/time.ts';
import { catalogueCalls } from '../catalogue/routes.ts';
import { listItems } from '../catalogue/service.ts';
import { countriesRepriced, followPrices, nextBoundary } from './clock.ts';

let database: TestDatabase;
let shop: ServedRoutes;
let salon: number;
let now = tallinnInstant('2026-11-21', '12:00');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = await serveRoutes(db, (calls) =>
    catalogueCalls(calls, {
      db,
      cache: forgetfulCache(),
      cardDataCache: forgetfulCardData(),
      clock: () => now,
    }),
  );
  const group = await db
    .selectFrom('customer_group')
    .select('id')
    .where('code', '=', 'salon')
    .executeTakeFirstOrThrow();
  salon = group.id;
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const day = (text: string) => tallinnInstant(text);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const change = (id: number, to: ReturnType<typeof sql>) =>
  sql`update price set ${to} where id = ${id}`.execute(database.db);
const shown = async (id: number, audience = {}, at = now) => {
  const [item] = await listItems(database.db, [id], { ...visitor, ...audience }, at);
  const { price, old_price, discount_rate, other_price } = item!;
  return { price, old_price, discount_rate, other_price };
};
async function priceSince(days: number) {
  const product = await buildProduct(database.db, { cents: null });
  return { product, price: await buildPrice(database.db, product.id, { cents: 1000, from: ago(days) }) };
}
const plain = (price: number, other_price: number) => ({
  price,
  old_price: null,
  discount_rate: 0,
  other_price,
});

describe('PL-07 prices by country, group and time', () => {
  test('PL-07 each country has its own price and VAT', async () => {
    const { id } = await buildProduct(database.db, { cents: 1240 });
    await buildPrice(database.db, id, { cents: 1210, country: 'LV' });
    await buildPrice(database.db, id, { cents: 1255, country: 'FI' });
    expect(await shown(id)).toEqual(plain(12.4, 10));
    expect(await shown(id, { countryId: 3 })).toEqual(plain(12.1, 10));
    expect(await shown(id, { countryId: 4 })).toEqual(plain(12.55, 10));
  });

  test('PL-07 a salon pays its own list, without a struck price, and is told the steps', async () => {
    const { db } = database;
    const list = await buildPriceList(db, { code: 'SALON-EE', group: 'salon', isNet: true });
    const { id } = await buildProduct(db, { cents: 1240 });
    await buildPrice(db, id, { cents: 750, list: list.id });
    expect(await shown(id, { groupId: salon, isBusiness: true })).toEqual(plain(7.5, 9.3));
    expect(await shown(id)).toEqual(plain(12.4, 10));
    const { body } = await shop.get<Product>(`/api/v1/products/${id}/`, { groupId: salon, isBusiness: true });
    expect(body.price_reasons).toEqual([
      { code: 'list', label: 'EE', price: 10 },
      { code: 'group', label: 'SALON-EE', price: 7.5 },
    ]);
  });

  test('PL-07 a campaign runs from its first instant to before its last, as its list does', async () => {
    const { db } = database;
    const [from, to] = [tallinnInstant('2026-11-20'), tallinnInstant('2026-11-27')];
    const list = await buildPriceList(db, { from, to });
    const { id } = await buildProduct(db, { cents: 1000 });
    await buildPrice(db, id, { cents: 800, list: list.id });
    const price = async (at: number) => (await shown(id, {}, new Date(at))).price;
    expect(await price(from.getTime() - 1)).toBe(10);
    expect(await price(from.getTime())).toBe(8);
    expect(await price(to.getTime() - 1)).toBe(8);
    expect(await price(to.getTime())).toBe(10);
    expect(await shown(id)).toEqual({ price: 8, old_price: 10, discount_rate: 20, other_price: 6.45 });
  });

  test('PL-04 the struck price is the lowest of the 30 days before, told from the price history', async () => {
    const { db } = database;
    const { id } = await buildProduct(db, { cents: null });
    await buildPrice(db, id, { cents: 1000, to: day('2026-11-01') });
    await buildPrice(db, id, { cents: 900, from: day('2026-11-01'), to: day('2026-11-10') });
    await buildPrice(db, id, { cents: 1200, from: day('2026-11-10') });
    const list = await buildPriceList(db, { from: day('2026-11-20'), to: day('2026-12-20') });
    await buildPrice(db, id, { cents: 720, list: list.id });
    expect(await shown(id)).toMatchObject({ price: 7.2, old_price: 9, discount_rate: 20 });
    expect(await shown(id, {}, day('2026-12-19'))).toMatchObject({ price: 7.2, old_price: 9 });
    expect(await shown(id, {}, day('2026-11-15'))).toMatchObject({ price: 12, old_price: null });
    now = day('2026-12-19');
    const { body } = await shop.get<Product>(`/api/v1/products/${id}/`);
    expect(body).toMatchObject({
      price: 7.2,
      old_price: 9,
      price_reasons: [{ code: 'list' }, { code: 'campaign' }],
    });
    now = tallinnInstant('2026-11-21', '12:00');
  });
});

describe('PL-07 campaigns stored as dated prices of a list without dates', () => {
  test('PL-07 such a price is a reduction while it runs', async () => {
    const { db } = database;
    const list = await buildPriceList(db, { code: 'EE-campaign' });
    const { id } = await buildProduct(db, { cents: 1000 });
    await buildPrice(db, id, { cents: 800, list: list.id, from: day('2026-11-20'), to: day('2026-12-01') });
    expect(await shown(id)).toMatchObject({ price: 8, old_price: 10, discount_rate: 20 });
  });

  test('PL-07 a salon price with a change to come is not struck as a reduction', async () => {
    const { db } = database;
    const list = await buildPriceList(db, { group: 'salon', isNet: true });
    const { id } = await buildProduct(db, { cents: 1240 });
    await buildPrice(db, id, { cents: 750, list: list.id, from: day('2026-01-01'), to: day('2026-12-01') });
    await buildPrice(db, id, { cents: 780, list: list.id, from: day('2026-12-01') });
    expect(await shown(id, { groupId: salon })).toMatchObject({
      price: 9.3,
      old_price: null,
      discount_rate: 0,
    });
  });
});

describe('PL-07 price history is written by the database', () => {
  const refused = { code: '23514' };

  test('PL-07 a price that has been in force can be ended, not rewritten or deleted', async () => {
    const { price } = await priceSince(10);
    await expect(change(price.id, sql`cents = 500`)).rejects.toMatchObject(refused);
    await expect(
      change(price.id, sql`valid = tstzrange(lower(valid), now() - interval '1 day')`),
    ).rejects.toMatchObject(refused);
    await expect(
      change(price.id, sql`valid = tstzrange(lower(valid) - interval '1 day', null)`),
    ).rejects.toMatchObject(refused);
    await expect(database.db.deleteFrom('price').where('id', '=', price.id).execute()).rejects.toMatchObject(
      refused,
    );
    await change(price.id, sql`valid = tstzrange(lower(valid), now())`);
    await expect(change(price.id, sql`valid = tstzrange(lower(valid), null)`)).rejects.toMatchObject(refused);
  });

  test('PL-07 a price that has held since ever can be ended, not deleted', async () => {
    const { id } = await buildProduct(database.db, { cents: 1000 });
    const { db } = database;
    await sql`alter table price disable trigger price_history`.execute(db);
    await sql`update price set valid = tstzrange(null, null) where product_id = ${id}`.execute(db);
    await sql`alter table price enable trigger price_history`.execute(db);
    await expect(db.deleteFrom('price').where('product_id', '=', id).execute()).rejects.toMatchObject(
      refused,
    );
    await sql`update price set valid = tstzrange(null, now()) where product_id = ${id}`.execute(db);
  });

  test('PL-07 a price that has not begun may be changed and withdrawn', async () => {
    const { price } = await priceSince(-10);
    await change(price.id, sql`cents = 500`);
    await database.db.deleteFrom('price').where('id', '=', price.id).execute();
  });

  test('PL-07 one price of a product in a list at a time', async () => {
    const { product } = await priceSince(10);
    await expect(buildPrice(database.db, product.id, { cents: 900, from: ago(5) })).rejects.toMatchObject({
      code: '23P01',
    });
    await expect(
      buildPrice(database.db, product.id, { cents: -1, from: ago(20), to: ago(15) }),
    ).rejects.toMatchObject(refused);
  });

  test('PL-07 a product goes with its history', async () => {
    const { product } = await priceSince(10);
    await database.db.deleteFrom('product').where('id', '=', product.id).execute();
    expect(await listItems(database.db, [product.id], visitor, now)).toEqual([]);
  });
});

describe('PL-07 prices that change by the clock', () => {
  test('PL-07 the next change is known, and whose prices it changed', async () => {
    const { db } = database;
    const [from, to] = [day('2031-03-01'), day('2031-03-08')];
    const list = await buildPriceList(db, { country: 'LV', from, to });
    const { id } = await buildProduct(db, { cents: null });
    await buildPrice(db, id, { cents: 800, list: list.id });
    await buildPrice(db, id, { cents: 900, from: day('2031-02-01'), to: day('2031-03-05') });
    expect(await nextBoundary(db, day('2031-01-31'))).toEqual(day('2031-02-01'));
    expect(await nextBoundary(db, day('2031-02-01'))).toEqual(from);
    expect(await nextBoundary(db, from)).toEqual(day('2031-03-05'));
    expect(await nextBoundary(db, to)).toBeNull();
    expect(await countriesRepriced(db, day('2031-01-01'), day('2031-02-01'))).toEqual([2]);
    expect(await countriesRepriced(db, day('2031-02-01'), to)).toEqual([2, 3]);
    expect(await countriesRepriced(db, to, day('2032-01-01'))).toEqual([]);
    expect(await countriesRepriced(db, day('2031-02-01'), day('2031-01-01')), 'a clock turned back').toEqual([
      2,
    ]);
  });

  test('PL-07 a campaign is told of in the moment it begins', async () => {
    const { db } = database;
    // Far enough that it is entered before it begins.
    const from = new Date(Date.now() + 2_000);
    const list = await buildPriceList(db, { country: 'FI', from });
    const { id } = await buildProduct(db, { cents: null });
    await buildPrice(db, id, { cents: 800, list: list.id });
    const changes = Promise.withResolvers<{ at: number; countryIds: number[] }>();
    const followed = followPrices(db, {
      now: () => new Date(),
      onChange: (countryIds) => changes.resolve({ at: Date.now(), countryIds }),
      onError: changes.reject,
    });
    const { at, countryIds } = await changes.promise;
    await followed.stop();
    expect(countryIds).toEqual([4]);
    expect(at - from.getTime()).toBeGreaterThanOrEqual(0);
    // Long before the next look, which would be a minute later.
    expect(at - from.getTime()).toBeLessThan(20_000);
  });

  test('PL-07 one entered a moment before it begins is told of as soon, and no sooner', async () => {
    const { db } = database;
    const changes: { at: number; countryIds: number[] }[] = [];
    const followed = followPrices(db, {
      now: () => new Date(),
      onChange: (countryIds) => changes.push({ at: Date.now(), countryIds }),
      onError: (error) => expect.unreachable(String(error)),
    });
    // The first look is over and knows of nothing that begins.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const from = new Date(Date.now() + 700);
    const list = await buildPriceList(db, { country: 'LV', from });
    const { id } = await buildProduct(db, { cents: null });
    await buildPrice(db, id, { cents: 800, list: list.id });
    for (let notice = 0; notice < 5; notice++) followed.lookAgain();
    await expect.poll(() => changes.length).toBe(1);
    await followed.stop();
    expect(changes[0]!.countryIds).toEqual([3]);
    expect(changes[0]!.at).toBeGreaterThanOrEqual(from.getTime());
  });
});
