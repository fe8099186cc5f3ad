import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCatalogue, type OpenCatalogue } from '../../../test/catalogue.ts';
import type { TestDatabase } from '../../../test/db.ts';
import {
  buildBrand,
  buildCategory,
  buildDocument,
  buildFamily,
  buildParameter,
  buildPicture,
  buildPrice,
  buildProduct,
  buildRestriction,
  buildStock,
  texts,
} from '../../../test/factories.ts';
import { forgetfulCardData, visitor, type ServedRoutes } from '../../../test/routes.ts';
import { product, type Product } from '../../domain/catalogue/contract.ts';
import { cannotBuy } from '../../domain/catalogue/rules.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../platform/db.ts';
import { getProduct as readProduct, listItems } from './service.ts';

let catalogue: OpenCatalogue;
let database: TestDatabase;
let shop: ServedRoutes;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  catalogue = await openCatalogue(now);
  ({ database, shop } = catalogue);
});
afterAll(() => catalogue.close());

/** Its answer is sent unchecked: what it holds is what its schema says, no more. */
const getProduct = async (id: number, audience = {}) => {
  const { body } = await shop.get<Product>(`/api/v1/products/${id}/`, audience);
  expect(product.parse(body)).toEqual(body);
  return body;
};
const item = async (id: number, audience = {}) =>
  (await listItems(database.db, [id], { ...visitor, ...audience }, now))[0]!;

describe('product', () => {
  test('its reads are planned once a connection, not for each visitor', async () => {
    const { id } = await buildProduct(database.db, { cents: 1290 });
    const { db } = openDatabase<Database>(database.connectionString, { max: 1 });
    for (let visit = 0; visit < 12; visit++)
      await readProduct({ db, cardDataCache: forgetfulCardData() }, id, visitor, now);
    const { rows } = await sql`
      select name from pg_prepared_statements where generic_plans < custom_plans order by name`.execute(db);
    await db.destroy();
    expect(rows).toEqual([]);
  });

  test('PL-01 shows all that is known of it, in the language asked for', async () => {
    const { db } = database;
    const brand = await buildBrand(db, { name: 'NORDLYS' });
    const category = await buildCategory(db);
    const { id } = await buildProduct(db, {
      sku: 'NL-1',
      ean: '4740012345678',
      brand: brand.id,
      name: { et: 'Niisutav šampoon', lv: 'Mitrinošs šampūns' },
      slug: { et: 'niisutav-sampoon', lv: 'mitrinoss-sampuns' },
      description: '<p>Niisutab.</p>',
      variation: '300 ml',
      content: { amount: 300, unit: 'ml' },
      categories: [category.id],
      cents: 1290,
      stock: { TLN: 3 },
      saleDelay: 7,
      expectedAt: '2026-12-03',
      addedAt: '2026-11-01',
    });
    const second = await buildPicture(db, id, { orderNumber: 2 });
    const first = await buildPicture(db, id, { orderNumber: 1 });
    const document = await buildDocument(db, id, { title: 'Ohutuskaart' });
    await buildParameter(db, id, {
      code: 'hair-type',
      name: 'Juuksetüüp',
      values: [{ code: 'dry', name: 'Kuivad' }],
    });

    const product = await getProduct(id);
    expect(product).toMatchObject({
      internal_id: 'NL-1',
      ean: '4740012345678',
      name: 'Niisutav šampoon',
      slug: 'niisutav-sampoon',
      brand_id: brand.id,
      brand_name: 'NORDLYS',
      description: '<p>Niisutab.</p>',
      price: 12.9,
      old_price: null,
      discount_rate: 0,
      other_price: 10.4,
      vat_included: true,
      comparison_price: { price: 4.3, amount: 100, unit: 'ml' },
      available_stock: 3,
      stock_state: 'low',
      sale_delay: 7,
      expected_at: '2026-12-03',
      categories: [category.id],
      is_disabled: false,
      is_color_variation: false,
      is_new: true,
      added_at: '2026-11-01',
      stock: [
        { code: 'TLN', name: 'Tallinn', available: 3 },
        { code: 'TRT', name: 'Tartu', available: 0 },
      ],
      parameters: [
        { code: 'hair-type', name: 'Juuksetüüp', values: [{ code: 'dry', name: 'Kuivad', color: null }] },
      ],
      documents: [{ title: 'Ohutuskaart', url: `/media/files/${document.key}`, mime: 'application/pdf' }],
    });
    expect(product.files.map((file) => file.key)).toEqual([first.key, second.key]);
    expect(product.files[0]!.alt).toBe('Niisutav šampoon, 300 ml');
    expect(await getProduct(id, { language: 'lv' })).toMatchObject({
      name: 'Mitrinošs šampūns',
      slug: 'mitrinoss-sampuns',
    });
    expect(await getProduct(id, { language: 'ru' })).toMatchObject({
      name: 'Niisutav šampoon',
      stock: [{ name: 'Таллинн' }, { name: 'Тарту' }],
    });
  });

  test('PL-04 a warning is told in the language asked for', async () => {
    const { id } = await buildProduct(database.db);
    const i18n_warning = texts({ et: 'Ärritab silmi', lv: 'Kairina acis' });
    await database.db.updateTable('product').set({ i18n_warning }).where('id', '=', id).execute();
    expect((await getProduct(id, { language: 'lv' })).warning).toBe('Kairina acis');
    expect((await getProduct(id, { language: 'fi' })).warning).toBe('Ärritab silmi');
    expect((await getProduct((await buildProduct(database.db)).id)).warning).toBe('');
  });

  test('PL-04 a delivery day that has passed is no longer expected', async () => {
    for (const [day, shown] of [
      ['2026-11-20', null],
      ['2026-11-21', '2026-11-21'],
      ['2026-11-22', '2026-11-22'],
    ] as const) {
      const { id } = await buildProduct(database.db, { expectedAt: day });
      expect((await item(id)).expected_at, day).toBe(shown);
      expect((await getProduct(id)).expected_at, day).toBe(shown);
    }
  });

  test('PL-01 a business sees prices without VAT', async () => {
    const { id } = await buildProduct(database.db, { cents: 1240 });
    expect(await item(id, { isBusiness: true })).toMatchObject({
      price: 10,
      other_price: 12.4,
      vat_included: false,
    });
  });

  test('PL-04 a shade comes with its whole family, and a card with the first six', async () => {
    const { db } = database;
    const family = await buildFamily(db);
    const brand = (await buildBrand(db)).id;
    const shades = [];
    for (let level = 1; level <= 8; level++) {
      const shade = { code: `${level}.0`, hex: `#0${level}0${level}0${level}`, level };
      shades.push(
        await buildProduct(db, {
          brand,
          family: family.id,
          shade,
          variation: shade.code,
          cents: 700 + level,
        }),
      );
    }
    await buildProduct(db, {
      brand,
      family: family.id,
      shade: { code: '9.0', hex: '#999999' },
      isDisabled: true,
    });
    const product = await getProduct(shades[2]!.id);
    expect(product.shade).toMatchObject({ code: '3.0', hex: '#030303', level: 3 });
    expect(product.variations.map((one) => one.variation)).toEqual([
      '1.0',
      '2.0',
      '3.0',
      '4.0',
      '5.0',
      '6.0',
      '7.0',
      '8.0',
    ]);
    expect(product.variations[0]).toMatchObject({
      price: 7.01,
      stock_state: 'in_stock',
      shade: { code: '1.0' },
    });
    expect(product.is_color_variation).toBe(true);
    expect(product.family).toMatchObject({ kind: 'shade', count: 8 });
    expect((await item(shades[0]!.id)).family!.shades).toHaveLength(6);
    // A list that shows shades one by one tells each as its own page does.
    expect((await item(shades[2]!.id)).shade).toEqual(product.shade);
  });

  test('PL-02 a card of a family of sizes tells the smallest and the largest that can be had', async () => {
    const { db } = database;
    const family = (await buildFamily(db, { kind: 'size' })).id;
    const brand = (await buildBrand(db)).id;
    const size = (amount: number, isDisabled = false) =>
      buildProduct(db, { brand, family, content: { amount, unit: 'ml' }, isDisabled });
    const first = await size(300);
    expect((await item(first.id)).family).toMatchObject({ count: 1, sizes: null });
    for (const amount of [1000, 50]) await size(amount);
    await size(5000, true);
    expect((await item(first.id)).family).toMatchObject({
      count: 3,
      sizes: { from: 50, to: 1000, unit: 'ml' },
    });
    const option = (await buildFamily(db, { kind: 'option' })).id;
    const glove = await buildProduct(db, { family: option, content: { amount: 100, unit: 'pcs' } });
    await buildProduct(db, { family: option, content: { amount: 200, unit: 'pcs' } });
    expect((await item(glove.id)).family!.sizes).toBeNull();
    expect((await item(glove.id)).shade).toBeNull();
  });

  test('PL-04 a shade brings the picture of its colour, wherever that stands in the gallery', async () => {
    const { db } = database;
    const family = await buildFamily(db);
    const shade = { code: '6.64', hex: '#8a3b1e', level: 6 };
    const variation = '6.64 tumevask';
    const { id } = await buildProduct(db, { family: family.id, shade, variation, name: 'Värv' });
    for (const orderNumber of [1, 2, 3]) await buildPicture(db, id, { orderNumber });
    const strand = await buildPicture(db, id, { orderNumber: 4, isSwatch: true });
    const other = await buildProduct(db, { family: family.id, shade: { code: '7.0', hex: '#777777' } });
    await buildPicture(db, other.id);

    const card = await item(id);
    expect(card.shade).toMatchObject({
      code: '6.64',
      name: 'tumevask',
      level: 6,
      swatch: { key: strand.key, alt: 'Värv, 6.64 tumevask' },
    });
    expect(card.files).toHaveLength(2);
    const product = await getProduct(id);
    expect(product.shade).toEqual(card.shade);
    expect(product.files.map(({ key }) => key)).toContain(strand.key);
    expect(product.variations.map((one) => one.shade!.swatch?.key)).toEqual([strand.key, undefined]);
  });

  test('PL-04 a family that differs in two ways tells them, and each variation its place; sold off ones do not count', async () => {
    const { db } = database;
    const family = await buildFamily(db, { kind: 'option' });
    const places = [
      ['must', '60'],
      ['must', '55'],
      ['roosa', '60'],
      ['lilla', '60'],
    ];
    const products = [];
    for (const [colour] of places)
      products.push(await buildProduct(db, { family: family.id, isDisabled: colour === 'lilla' }));
    const size = await buildParameter(db, products[0]!.id, { code: 'axis-size', name: 'Pikkus', values: [] });
    const colour = await buildParameter(db, products[0]!.id, {
      code: 'axis-colour',
      name: 'Värvus',
      values: [],
    });
    const give = async (parameter: { id: number }, code: string, ids: number[], number: number | null) => {
      const value = { parameter_id: parameter.id, code, i18n_name: texts(code), number };
      const made = await db
        .insertInto('parameter_value')
        .values(value)
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = ids.map((product_id) => ({ product_id, parameter_value_id: made.id }));
      await db.insertInto('product_parameter').values(rows).execute();
    };
    for (const [parameter, at] of [
      [colour, 0],
      [size, 1],
    ] as const)
      for (const code of new Set(places.map((place) => place[at]!)))
        await give(
          parameter,
          code,
          products.filter((_, index) => places[index]![at] === code).map(({ id }) => id),
          at === 1 ? Number(code) : null,
        );

    const product = await getProduct(products[0]!.id);
    expect(product.axes.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
      ['Pikkus', ['55', '60']],
      ['Värvus', ['must', 'roosa']],
    ]);
    expect(product.variations.map(({ choice }) => choice)).toEqual([
      ['60', 'must'],
      ['55', 'must'],
      ['60', 'roosa'],
    ]);
  });

  test('PL-04 is found by number and by number with a name, and is missing in words of the error page', async () => {
    const { id } = await buildProduct(database.db);
    expect((await shop.get<Product>(`/api/v1/products/${id}-mis-iganes/`)).body.id).toBe(id);
    for (const wrong of ['999999999', '99999999999999', 'abc', `${id}x`, '-1', '1.5', '%00', '0']) {
      const { status, body } = await shop.get(`/api/v1/products/${wrong}/`);
      expect([wrong, status, body]).toEqual([
        wrong,
        404,
        expect.objectContaining({ code: 'PRODUCT_NOT_FOUND' }),
      ]);
    }
  });

  test('PL-02 cards come in the order asked for, in one round trip, without those that are no more', async () => {
    const { db } = database;
    const ids = [];
    for (let i = 0; i < 24; i++) ids.push((await buildProduct(db, { name: `Card ${i}` })).id);
    ids.reverse();
    const asked = vi.spyOn(db, 'executeQuery');
    const items = await listItems(db, [...ids.slice(0, 12), 888_888_888, ...ids.slice(12)], visitor, now);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(items.map((one) => one.id)).toEqual(ids);
    expect(await listItems(db, [], visitor, now)).toEqual([]);
  });
});

describe('stock', () => {
  test('PL-01 is what the shop of the delivery country has free in all its warehouses', async () => {
    const { id } = await buildProduct(database.db, { stock: { TLN: 4, TRT: 2, RIX: 30 } });
    await buildStock(database.db, id, { TRT: 2 }, 1);
    expect(await item(id)).toMatchObject({ available_stock: 5, stock_state: 'low' });
    expect(await item(id, { countryId: 3 })).toMatchObject({ available_stock: 30, stock_state: 'in_stock' });
  });

  test('PL-01 of a country without a shop is that of the visited one', async () => {
    const { id } = await buildProduct(database.db, { stock: { TLN: 4, RIX: 30 } });
    expect(await item(id, { countryId: 4 })).toMatchObject({ available_stock: 4 });
    expect(await item(id, { countryId: 4, shopId: 3 })).toMatchObject({ available_stock: 30 });
  });

  test('PL-04 nothing left is out, or on order when the shop orders it in', async () => {
    const { db } = database;
    const out = await buildProduct(db, { stock: { TLN: 0 } });
    const onOrder = await buildProduct(db, { stock: {}, saleDelay: 0 });
    expect(await item(out.id)).toMatchObject({ available_stock: 0, stock_state: 'out' });
    expect(await item(onOrder.id)).toMatchObject({
      available_stock: 0,
      stock_state: 'on_order',
      sale_delay: 0,
    });
  });
});

describe('what cannot be bought', () => {
  test('PL-03 a restriction is told with its reason, where and to whom it holds', async () => {
    const { db } = database;
    const salons = await buildRestriction(db, {
      reason: 'Ainult spetsialistidele',
      allowedGroups: ['salon'],
    });
    const latvia = await buildRestriction(db, { reason: 'Ei müüda Lätis', countries: ['LV'] });
    const { id } = await buildProduct(db, { restrictions: [salons.id, latvia.id] });
    await buildPrice(db, id, { cents: 900, country: 'LV' });
    const salon = await db
      .selectFrom('customer_group')
      .select('id')
      .where('code', '=', 'salon')
      .executeTakeFirstOrThrow();
    const codes = async (audience = {}) =>
      (await item(id, audience)).valid_restrictions.map((one) => one.restriction.code);
    expect(await codes()).toEqual([salons.code]);
    expect(await codes({ countryId: 3 })).toEqual([salons.code, latvia.code]);
    expect(await codes({ groupId: salon.id })).toEqual([]);
    const shown = await item(id);
    expect(shown.valid_restrictions[0]!.restriction).toMatchObject({
      i18n_reason: texts('Ainult spetsialistidele'),
      is_for_groups: true,
    });
    expect((await item(id, { countryId: 3 })).valid_restrictions[1]!.restriction.is_for_groups).toBe(false);
    expect(cannotBuy(shown, false)).toBe('restricted');
  });

  test('PL-03 without a price, disabled, or in the cart already', async () => {
    const { db } = database;
    const unpriced = await item((await buildProduct(db, { cents: null })).id);
    const disabled = await item((await buildProduct(db, { isDisabled: true })).id);
    const plain = await item((await buildProduct(db)).id);
    expect(unpriced).toMatchObject({ price: null, other_price: null, comparison_price: null });
    expect(cannotBuy(unpriced, false)).toBe('no_price');
    expect(cannotBuy(disabled, false)).toBe('disabled');
    expect(cannotBuy(plain, false)).toBeNull();
    expect(cannotBuy(plain, true)).toBe('in_cart');
  });
});
