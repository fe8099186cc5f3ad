import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import {
  buildBrand,
  buildCategory,
  buildDocument,
  buildFamily,
  buildList,
  buildParameter,
  buildPicture,
  buildPrice,
  buildProduct,
  buildRestriction,
  buildReview,
  buildStock,
  buildStore,
  texts,
} from '../../../test/factories.ts';
import { forgetfulCache, serveRoutes, visitor, type ServedRoutes } from '../../../test/routes.ts';
import type { Brand, Category, Product, ProductListItem } from '../../domain/catalogue/contract.ts';
import { cannotBuy } from '../../domain/catalogue/rules.ts';
import { shopRoutes } from '../shops/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { getProduct as readProduct, listItems } from './service.ts';

let database: TestDatabase;
let shop: ServedRoutes;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = await serveRoutes(
    catalogueRoutes({ db, cache: forgetfulCache(), clock: () => now }),
    shopRoutes({ db }),
  );
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const getProduct = async (id: number, audience = {}) =>
  (await shop.get<Product>(`/api/v1/products/${id}/`, audience)).body;
const item = async (id: number, audience = {}) =>
  (await listItems(database.db, [id], { ...visitor, ...audience }, now))[0]!;

describe('product', () => {
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

describe('reviews', () => {
  test('PL-06 average, count and list show approved ones only', async () => {
    const { db } = database;
    const { id } = await buildProduct(db);
    expect((await item(id)).reviews).toEqual({ average_rating: null, rating_count: 0 });
    await buildReview(db, id, { rating: 5, body: 'vanem', createdAt: new Date('2026-01-01') });
    await buildReview(db, id, { rating: 4, body: 'uuem', createdAt: new Date('2026-02-01') });
    await buildReview(db, id, { rating: 4, body: 'keskmine', createdAt: new Date('2026-01-15') });
    await buildReview(db, id, { rating: 1, moderation: 'pending' });
    await buildReview(db, id, { rating: 1, moderation: 'denied' });
    expect((await item(id)).reviews).toEqual({ average_rating: 4.3, rating_count: 3 });
    const { body } = await shop.get<{ count: number; results: { body: string }[] }>(
      `/api/v1/products/${id}/reviews/`,
    );
    expect(body).toMatchObject({
      count: 3,
      next: null,
      previous: null,
      summary: { average_rating: 4.3, rating_count: 3, histogram: [1, 2, 0, 0, 0] },
    });
    expect(body.results.map((one) => one.body)).toEqual(['uuem', 'keskmine', 'vanem']);
  });

  test('PL-06 one review a customer and product', async () => {
    const { id } = await buildProduct(database.db);
    const row = {
      product_id: id,
      customer_uuid: '0199f0a0-0000-7000-8000-000000000001',
      author_name: 'A',
      rating: 5,
      language: 'et',
    };
    await database.db.insertInto('review').values(row).execute();
    await expect(database.db.insertInto('review').values(row).execute()).rejects.toMatchObject({
      code: '23505',
    });
  });

  test('RQ-04 reviews are paged and filtered by stars', async () => {
    const { db } = database;
    const { id } = await buildProduct(db);
    for (const rating of [5, 5, 5, 2]) await buildReview(db, id, { rating });
    const at = `/api/v1/products/${id}/reviews/`;
    const page = await shop.get<{ results: unknown[] }>(`${at}?page=2&page_size=2&rating=5`);
    expect(page.body).toMatchObject({ count: 3, next: null, previous: `${at}?page=1&page_size=2&rating=5` });
    expect(page.body.results).toHaveLength(1);
    expect((await shop.get(`${at}?page=9`)).body).toMatchObject({ count: 4, results: [], next: null });
  });
});

describe('lists', () => {
  test('PL-05 editors choose and order; the disabled are left out; businesses have their own', async () => {
    const { db } = database;
    const [a, b, c] = [
      await buildProduct(db),
      await buildProduct(db),
      await buildProduct(db, { isDisabled: true }),
    ];
    await buildList(db, 'highlighted', [b.id, c.id, a.id]);
    const ids = async (url: string) => {
      const { body } = await shop.get<ProductListItem[] | { results: ProductListItem[] }>(url);
      return (Array.isArray(body) ? body : body.results).map((one) => one.id);
    };
    expect(await ids('/api/v1/products/highlighted/')).toEqual([b.id, a.id]);
    expect(await ids('/api/v1/products/highlighted/?is_business=true')).toEqual([b.id, a.id]);
    await buildList(db, 'business_highlighted', [a.id]);
    expect(await ids('/api/v1/products/highlighted/?is_business=true')).toEqual([a.id]);
    expect(await ids('/api/v1/products/highlighted/?is_business=false')).toEqual([b.id, a.id]);
    await buildList(db, 'recommended', [a.id]);
    expect(await ids('/api/v1/recommended/')).toEqual([a.id]);
    await buildList(db, 'fair_favourites', [b.id]);
    expect(await ids('/api/v1/products/fair-favourites/')).toEqual([b.id]);
    expect((await shop.get<unknown[]>('/api/v1/products/highlighted/', { shopId: 3 })).body).toEqual([]);
  });

  test('PL-05 popular has at most 20, filled up with what sells', async () => {
    const { db } = database;
    const chosen = await buildProduct(db);
    for (let i = 0; i < 25; i++) await buildProduct(db, { popularity: 1000 + i });
    await buildList(db, 'popular', [chosen.id]);
    const all = await shop.get<ProductListItem[]>('/api/v1/products/popular/?limit=20');
    expect(all.body).toHaveLength(20);
    expect(all.body[0]!.id).toBe(chosen.id);
    expect(
      (await shop.get<ProductListItem[]>('/api/v1/products/popular/?limit=3&is_business=true')).body,
    ).toHaveLength(3);
    expect((await shop.get('/api/v1/products/popular/?limit=21')).status).toBe(400);
  });

  test('PL-05 favourites of a brand are of that brand', async () => {
    const { db } = database;
    const brand = (await buildBrand(db)).id;
    const [one, two, other] = [
      await buildProduct(db, { brand, popularity: 5 }),
      await buildProduct(db, { brand }),
      await buildProduct(db),
    ];
    await buildList(db, 'brand_favourites', [other.id, two.id]);
    const { body } = await shop.get<{ results: ProductListItem[] }>(
      `/api/v1/products/brand-favourites/?brand_id=${brand}`,
    );
    expect(body.results.map((item) => item.id)).toEqual([two.id, one.id]);
  });

  test('PL-04 related products: the said ones first, then alike ones, never itself or its variations', async () => {
    const { db } = database;
    const category = (await buildCategory(db)).id;
    const family = (await buildFamily(db, { kind: 'size' })).id;
    const product = await buildProduct(db, { family, categories: [category] });
    await buildProduct(db, { family, categories: [category], popularity: 9 });
    const alike = await buildProduct(db, { categories: [category] });
    const said = await buildProduct(db);
    await db
      .insertInto('product_relation')
      .values({ product_id: product.id, related_id: said.id, kind: 'goes_with' })
      .execute();
    const { body } = await shop.get<ProductListItem[]>(`/api/v1/products/${product.id}/related/`);
    expect(body.map((one) => one.id)).toEqual([said.id, alike.id]);
    expect((await shop.get('/api/v1/products/777777777/related/')).status).toBe(404);
  });
});

describe('tree and brands', () => {
  test('PL-02 a category counts what is listed in it and below it, a family once', async () => {
    const { db } = database;
    const root = await buildCategory(db, { name: 'Juuksed' });
    const child = await buildCategory(db, { name: 'Šampoonid', parent: root.id });
    const family = (await buildFamily(db)).id;
    const brand = await buildBrand(db, { name: 'Ääres' });
    await buildProduct(db, { brand: brand.id, categories: [child.id] });
    await buildProduct(db, { brand: brand.id, categories: [child.id], family });
    await buildProduct(db, { brand: brand.id, categories: [child.id, root.id], family });
    await buildProduct(db, { brand: brand.id, categories: [child.id], isDisabled: true });
    const tree = (await shop.get<Category[]>('/api/v1/products/categories/')).body;
    const at = (id: number) => tree.findIndex((one) => one.id === id);
    expect(tree[at(root.id)]).toMatchObject({
      children: [child.id],
      product_count: 2,
      i18n_name: texts('Juuksed'),
    });
    expect(tree[at(root.id)]).not.toHaveProperty('parent');
    expect(tree[at(child.id)]).toMatchObject({ parent: root.id, children: [], product_count: 2 });
    expect(at(root.id)).toBeLessThan(at(child.id));
    const brands = (await shop.get<Brand[]>('/api/v1/products/brands/')).body;
    expect(brands.find((one) => one.id === brand.id)).toEqual({
      id: brand.id,
      value: 'Ääres',
      slug: brand.slug,
      logo: null,
      product_count: 2,
    });
  });

  test('RT-20 RT-02 each shop has its languages, and shows its own stores and country first', async () => {
    await buildStore(database.db, { name: 'Tallinn' });
    await buildStore(database.db, { name: 'Rīga', shopId: 3 });
    const names = async (shopId: 2 | 3) =>
      (await shop.get<{ name: string }[]>('/api/v1/shops/', { shopId })).body.map((one) => one.name);
    expect(await names(2)).toEqual(['Tallinn', 'Rīga']);
    expect(await names(3)).toEqual(['Rīga', 'Tallinn']);
    expect((await shop.get<{ code: string }[]>('/api/v1/languages/', { shopId: 3 })).body[0]).toEqual({
      code: 'lv',
      locale: 'lv_LV',
      name: 'Latviešu',
    });
    const countries = (
      await shop.get<{ code: string; name: string }[]>('/api/v1/deliveries/countries/', {
        shopId: 3,
        language: 'lv',
      })
    ).body;
    expect(countries.map((one) => one.code)).toEqual(['LV', 'EE', 'FI']);
    expect(countries[1]!.name).toBe('Igaunija');
  });
});

test('RQ-04 every call of the catalogue answers with and without the trailing slash', async () => {
  const { id } = await buildProduct(database.db);
  const paths = [
    'languages',
    'products/brands',
    'products/categories',
    `products/${id}`,
    `products/${id}/reviews`,
    `products/${id}/related`,
    'products/highlighted',
    'products/popular',
    'recommended',
    'products/fair-favourites',
    'products/brand-favourites',
    'shops',
    'deliveries/countries',
  ];
  for (const path of paths) {
    const [slash, bare] = [await shop.get(`/api/v1/${path}/`), await shop.get(`/api/v1/${path}`)];
    expect([path, slash.status, bare.status]).toEqual([path, 200, 200]);
    expect(bare.body).toEqual(slash.body);
  }
});

test('ER-01 what does not fit is refused with the field named', async () => {
  const { id } = await buildProduct(database.db);
  const refused: [string, string][] = [
    ['products/brands/?x=1', 'x'],
    [`products/${id}/?language=et`, 'language'],
    [`products/${id}/reviews/?page=0`, 'page'],
    [`products/${id}/reviews/?page=abc`, 'page'],
    [`products/${id}/reviews/?page=1&page=2`, 'page'],
    [`products/${id}/reviews/?page_size=51`, 'page_size'],
    [`products/${id}/reviews/?page=99999999999999999999`, 'page'],
    [`products/${id}/reviews/?rating=6`, 'rating'],
    ['products/popular/?limit=0', 'limit'],
    ['products/popular/?limit=', 'limit'],
    ['products/popular/?is_business=yes', 'is_business'],
    ['products/brand-favourites/?brand_id=1.5', 'brand_id'],
    ['products/brand-favourites/?brand_id=99999999999', 'brand_id'],
  ];
  for (const [path, field] of refused) {
    const { status, body } = await shop.get<object>(`/api/v1/${path}`);
    expect([path, status, Object.keys(body)]).toEqual([path, 400, [field]]);
  }
});

test('PL-02 cards and product pages read every large table by an index', async () => {
  const { id } = await buildProduct(database.db);
  await database.db.connection().execute(async (db) => {
    await listItems(db, [id], visitor, now);
    await readProduct(db, id, visitor, now);
    // With whole reads made dear, one that is left has no index to go by.
    await sql`set enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where name like 'catalogue.%'`.execute(db);
    expect(rows.map((row) => row.name).sort()).toEqual(['catalogue.facts', 'catalogue.product_details']);
    for (const { statement } of rows) {
      const plan = await sql<Record<string, string>>`explain (generic_plan) ${sql.raw(statement)}`.execute(
        db,
      );
      const lines = plan.rows.map((row) => row['QUERY PLAN']!);
      expect(
        lines.filter((line) => /Seq Scan on (product\w*|price|stock|review|document) /.test(line)),
      ).toEqual([]);
    }
    await sql`reset enable_seqscan`.execute(db);
  });
});
