import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildBrand,
  buildCategory,
  buildFamily,
  buildParameter,
  buildProduct,
} from '../../../test/factories.ts';
import { searchAnswer } from '../../domain/search/contract.ts';
import { openSearchShop, type SearchShop } from '../../../test/search-shop.ts';
import { rebuildSearch } from './feed.ts';

let shop: SearchShop;
let care: number;
let colour: number;
let helmet: number;
const made: Record<string, number> = {};
const nameOf = (id: number) => Object.keys(made).find((key) => made[key] === id) ?? id;
const shown = async (query: Record<string, string | number>) =>
  (await shop.search(query)).results.map((one) => nameOf(one.id));

beforeAll(async () => {
  shop = await openSearchShop();
  const { db } = shop.database;
  care = (await buildCategory(db, { name: 'Hooldus' })).id;
  colour = (await buildCategory(db, { name: 'Püsivärvid' })).id;
  helmet = (await buildBrand(db, { name: 'Kask', slug: 'kask' })).id;

  /** A size family: the large bottle leads, the small one is cheap. */
  const sizes = async (name: string, small: number, large: number) => {
    const family = (await buildFamily(db, { kind: 'size' })).id;
    const parts = { name, brand: helmet, family, categories: [care] };
    made[`${name} large`] = (
      await buildProduct(db, { ...parts, cents: large, content: { amount: 1, unit: 'l' }, stock: { TLN: 0 } })
    ).id;
    made[`${name} small`] = (
      await buildProduct(db, { ...parts, cents: small, content: { amount: 50, unit: 'ml' } })
    ).id;
  };
  await sizes('Aloe', 460, 1990);
  await sizes('Birch', 450, 2190);
  await sizes('Clay', 870, 990);
  const small = ['Aloe', 'Birch', 'Clay'].map((name) => made[`${name} small`]!);
  const [first, ...rest] = small;
  await buildParameter(db, first!, { code: 'pack', values: [{ code: '50-ml', name: '50 ml' }] });
  const value = await db
    .selectFrom('parameter_value')
    .select('id')
    .where('code', '=', '50-ml')
    .executeTakeFirstOrThrow();
  for (const product_id of rest)
    await db.insertInto('product_parameter').values({ product_id, parameter_value_id: value.id }).execute();

  const shades = (await buildFamily(db)).id;
  for (const [code, cents, pieces] of [
    ['4.0', 890, 0],
    ['5.0', 890, 3],
    ['6.0', 990, 5],
  ] as const) {
    const product = await buildProduct(db, {
      name: 'Ruska',
      family: shades,
      categories: [colour],
      shade: { code, hex: '#604020' },
      cents,
      stock: { TLN: pieces },
    });
    made[code] = product.id;
  }
  await rebuildSearch(db, () => new Date());
});
afterAll(() => shop.close());

describe('PL-02 a card shows the variation that all filters are about', () => {
  test('PL-02 a value and an order by price: the small bottles, by their own prices', async () => {
    const { results, facets } = await shop.search({ category: care, parameter: 'pack:50-ml', sort: 'price' });
    expect(results.map((one) => [nameOf(one.id), one.price])).toEqual([
      ['Birch small', 4.5],
      ['Aloe small', 4.6],
      ['Clay small', 8.7],
    ]);
    expect(facets!.price).toEqual({ start: 4.5, end: 8.7 });
    expect(await shown({ category: care, parameter: 'pack:50-ml', price_end: 5, sort: 'price' })).toEqual([
      'Birch small',
      'Aloe small',
    ]);
  });

  test('PL-02 a brand whose large bottles are dear is found by what its small ones cost', async () => {
    expect((await shown({ brand: helmet, price_end: 9 })).sort()).toEqual([
      'Aloe small',
      'Birch small',
      'Clay small',
    ]);
  });

  test('PL-02 shades of two prices: the one that costs as much as was asked for', async () => {
    expect(await shown({ category: colour, price_start: 9 })).toEqual(['6.0']);
    expect(await shown({ category: colour, price_end: 9 })).toEqual(['5.0']);
  });

  test('PL-02 what is in stock is shown before what is not, by itself and when asked for', async () => {
    expect(await shown({ category: colour })).toEqual(['5.0']);
    const { results } = await shop.search({ brand: helmet, in_stock: 'true' });
    expect(results.every((one) => one.available_stock > 0)).toBe(true);
    expect(results.length).toBe(3);
  });

  test('PL-02 filters that no single variation meets together find nothing', async () => {
    expect(await shown({ brand: helmet, parameter: 'pack:50-ml', price_start: 15 })).toEqual([]);
  });

  test('PL-02 a count is how many cards choosing the value as well would leave', async () => {
    const { facets } = await shop.search({ brand: helmet, price_start: 15 });
    expect(facets!.parameter.flatMap((one) => one.values.filter(({ count }) => count > 0))).toEqual([]);
    expect(facets!.in_stock, 'the large ones are sold out').toBe(0);
  });
});

test.each<Record<string, string | number>>([
  { brand: 1 },
  { term: 'aloe', categories: 'true' },
  { term: 'aloe 50ml', variations: 'true' },
])('SR-04 the answer to %o, which is sent unchecked, is what its schema says and no more', async (query) => {
  const found = await shop.search(query);
  expect(found.count).toBeGreaterThan(0);
  expect(searchAnswer.parse(found)).toEqual(found);
});

describe('PL-02 variations as results', () => {
  test('PL-02 each is one, in the order of its family, with its own price and stock', async () => {
    const { results, count, facets } = await shop.search({ category: colour, variations: 'true' });
    expect(results.map((one) => [nameOf(one.id), one.price])).toEqual([
      ['4.0', 8.9],
      ['5.0', 8.9],
      ['6.0', 9.9],
    ]);
    expect(count).toBe(3);
    expect(facets!.in_stock).toBe(2);
    expect(facets!.price).toEqual({ start: 8.9, end: 9.9 });
  });

  test('PL-02 they are filtered, sorted and paged like any results', async () => {
    const of = { category: colour, variations: 'true' };
    expect(await shown({ ...of, in_stock: 'true' })).toEqual(['5.0', '6.0']);
    expect(await shown({ ...of, sort: '-price' })).toEqual(['6.0', '4.0', '5.0']);
    const first = await shop.search({ ...of, page_size: 2 });
    expect(first.count).toBe(3);
    expect(first.next).toContain('variations=true');
    expect(await shown({ ...of, page_size: 2, page: 2 })).toEqual(['6.0']);
  });

  test('PL-02 shades of several families stand by depth, then by reflect, over all pages; the rest after them', async () => {
    const { db } = shop.database;
    const wall = (await buildCategory(db, { name: 'Wall' })).id;
    const families = [(await buildFamily(db)).id, (await buildFamily(db)).id];
    for (const [code, level, tone] of [
      ['9.12', 9, '12'],
      ['10.0', 10, '0'],
      ['9.0', 9, '0'],
      ['1.0', 1, '0'],
      ['9.1', 9, '1'],
    ] as const) {
      const at = families[Number(code.length > 3)]!;
      const parts = { name: 'Zebra', family: at, categories: [wall], popularity: code.length };
      made[code] = (await buildProduct(db, { ...parts, shade: { code, hex: '#604020', level, tone } })).id;
    }
    made['bowl'] = (await buildProduct(db, { name: 'Bowl', categories: [wall], popularity: 99 })).id;
    await rebuildSearch(db, () => new Date());
    const of = { category: wall, variations: 'true', sort: 'shade' };
    expect(await shown(of)).toEqual(['1.0', '9.0', '9.1', '9.12', '10.0', 'bowl']);
    expect(await shown({ ...of, page_size: 2, page: 2 })).toEqual(['9.1', '9.12']);
    expect(await shown({ ...of, page_size: 2, page: 4 })).toEqual([]);
    const { count, next } = await shop.search({ ...of, page_size: 2 });
    expect([count, next]).toEqual([6, expect.stringContaining('sort=shade')]);
    // A card each: the shade that stands for its family.
    expect((await shown({ category: wall, sort: 'shade' })).length).toBe(3);
  });

  test('SR-05 a text finds all shades of what it finds, the one that was typed first', async () => {
    expect(await shown({ term: 'ruska 6.0', variations: 'true' })).toEqual(['6.0', '4.0', '5.0']);
  });
});
