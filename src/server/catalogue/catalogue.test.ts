import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue, type OpenCatalogue } from '../../../test/catalogue.ts';
import type { TestDatabase } from '../../../test/db.ts';
import {
  buildBrand,
  buildCategory,
  buildFamily,
  buildList,
  buildProduct,
  buildStore,
  texts,
} from '../../../test/factories.ts';
import { forgetfulCardData, visitor, type ServedRoutes } from '../../../test/routes.ts';
import type { Brand, Category, ProductListItem } from '../../domain/catalogue/contract.ts';
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
      .values([
        { product_id: product.id, related_id: said.id, kind: 'goes_with' },
        // What came in its place does not go with it.
        { product_id: product.id, related_id: (await buildProduct(db)).id, kind: 'replaced_by' },
      ])
      .execute();
    const { body } = await shop.get<ProductListItem[]>(`/api/v1/products/${product.id}/related/`);
    expect(body.map((one) => one.id)).toEqual([said.id, alike.id]);
    expect((await shop.get('/api/v1/products/777777777/related/')).status).toBe(404);
  });
});

describe('tree and brands', () => {
  test('LY-04 what begins with the label of the shop is told to hold seasonal discounts, and all below it', async () => {
    const { db } = database;
    const care = await buildCategory(db, { name: 'Hooldus' });
    const sale = await buildCategory(db, { name: 'soodus: talv' });
    const sets = await buildCategory(db, { name: 'Komplektid', parent: sale.id });
    const tree = (await shop.get<Category[]>('/api/v1/products/categories/')).body;
    const seasonal = tree.filter((one) => one.is_seasonal).map((one) => one.id);
    expect(seasonal).toEqual([sale.id, sets.id]);
    expect(tree.find((one) => one.id === care.id)).not.toHaveProperty('is_seasonal');
  });

  test('PL-02 a category of hair colour counts its shades, and one that holds anything else does not', async () => {
    const { db } = database;
    const colours = await buildCategory(db, { name: 'Värvid' });
    const permanent = await buildCategory(db, { name: 'Püsivärvid', parent: colours.id });
    const nails = await buildCategory(db, { name: 'Küünelakid' });
    const shade = (category: number, level?: number) =>
      buildProduct(db, {
        categories: [category],
        shade: { code: '7.0', hex: '#8c5e33', ...(level && { level }) },
      });
    await shade(permanent.id, 7);
    // A mixing tone.
    await shade(permanent.id);
    await shade(nails.id);
    await buildProduct(db, { categories: [colours.id] });
    await buildProduct(db, { categories: [permanent.id], isDisabled: true });
    const tree = (await shop.get<Category[]>('/api/v1/products/categories/')).body;
    const shadesOf = ({ id }: { id: number }) => tree.find((one) => one.id === id)!.shade_count;
    expect([colours, permanent, nails].map(shadesOf)).toEqual([undefined, 2, undefined]);
  });

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
    expect((await shop.get<Category>(`/api/v1/products/categories/${child.id}/`)).body).toEqual(
      tree[at(child.id)],
    );
    for (const missing of ['999999', 'abc', '-1']) {
      const { status, body } = await shop.get(`/api/v1/products/categories/${missing}/`);
      expect([status, body]).toMatchObject([404, { code: 'CATEGORY_NOT_FOUND' }]);
    }
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
    await readProduct({ db, cardDataCache: forgetfulCardData() }, id, visitor, now);
    // With whole reads made dear, one that is left has no index to go by.
    await sql`set enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where name like 'catalogue.%'`.execute(db);
    expect(rows.map((row) => row.name).sort()).toEqual(['catalogue.cards', 'catalogue.product_details']);
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
