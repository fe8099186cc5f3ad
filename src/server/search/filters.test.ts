import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPrice, buildPriceList } from '../../../test/factories.ts';
import { openSearchShop, type SearchShop } from '../../../test/search-shop.ts';
import { rebuildSearch } from './feed.ts';

let shop: SearchShop;
beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

describe('SR-05 facets', () => {
  test('SR-05 count categories with all above them, brands, parameters, prices and discounts', async () => {
    const { facets, count } = await shop.search({});
    expect(count).toBe(3);
    expect(Object.fromEntries(facets!.category.map((one) => [one.id, one.count]))).toEqual({
      [shop.made.care]: 2,
      [shop.made.shampoo]: 1,
      [shop.made.colour]: 1,
    });
    expect(facets!.brand.map((one) => [one.name, one.count])).toEqual([
      ['Lumi Pro', 2],
      ['Nordlys', 1],
    ]);
    expect(facets!.price).toEqual({ start: 8.9, end: 19.9 });
    expect(
      facets!.parameter.map((one) => [one.code, one.values.map((value) => [value.code, value.count])]),
    ).toEqual([
      ['vegan', [['true', 2]]],
      [
        'volume',
        [
          ['300-ml', 1],
          ['1000-ml', 1],
          ['60-ml', 1],
        ],
      ],
    ]);
    expect(facets!.discount.find((one) => one.rate === 20)!.count).toBe(1);
    expect(facets!.discount.find((one) => one.rate === 30)!.count).toBe(0);
    expect(facets!.in_stock).toBe(2);
  });

  test('PL-02 a group chosen from counts its other values as before, other groups follow it', async () => {
    const { facets, count } = await shop.search({
      term: 'a'.repeat(0),
      brand: shop.made.nordlys,
      parameter: 'vegan:true',
    });
    expect(count).toBe(1);
    expect(facets!.brand.map((one) => [one.name, one.count])).toEqual([
      ['Lumi Pro', 1],
      ['Nordlys', 1],
    ]);
    expect(Object.fromEntries(facets!.category.map((one) => [one.id, one.count]))).toEqual({
      [shop.made.care]: 1,
      [shop.made.shampoo]: 1,
    });
  });

  test('PL-02 values nothing is left of stay, with 0', async () => {
    const { facets } = await shop.search({ term: 'lumi', parameter: 'vegan:true' });
    const volume = facets!.parameter.find((one) => one.code === 'volume')!;
    expect(volume.values).toMatchObject([{ code: '60-ml', count: 0 }]);
  });

  test('PL-02 a list bounded by its brand alone still counts the other brands', async () => {
    const { facets, count } = await shop.search({ brand: shop.made.nordlys });
    expect(count).toBe(1);
    expect(facets!.brand.map((one) => one.count)).toEqual([2, 1]);
  });

  test('PL-02 the page of a brand or a category does without counts of the others', async () => {
    const { nordlys, care } = shop.made;
    const ofBrand = await shop.search({ brand: nordlys, fixed: 'brand', price_end: '100' });
    expect(ofBrand).toMatchObject({ count: 1, facets: { brand: [] } });
    expect(ofBrand.facets!.category.length).toBe(2);
    const ofCategory = await shop.search({ category: care, fixed: 'category' });
    expect(ofCategory).toMatchObject({ count: 2, facets: { category: [] } });
    expect(ofCategory.facets!.brand.map((one) => one.count)).toEqual([1, 1]);
  });

  test('PL-02 prices and discounts are bounded without their own filter', async () => {
    const { facets, count } = await shop.search({ price_end: '10', discount_rate: 1 });
    expect(count).toBe(0);
    expect(facets!.price).toEqual({ start: 19.9, end: 19.9 });
    expect(facets!.discount[0]!.count).toBe(0);
  });
});

describe('PL-02 filters and sorts', () => {
  test.each<[Record<string, string>, (keyof SearchShop['made'])[]]>([
    [{ category: 'care' }, ['small', 'oil']],
    [{ category: 'shampoo,colour' }, ['lead', 'small']],
    [{ brand: 'lumi' }, ['lead', 'oil']],
    [{ brand: 'lumi', category: 'care' }, ['oil']],
    [{ price_start: '10', price_end: '19.90' }, ['small', 'oil']],
    [{ 'price[end]': '8,90' }, ['lead']],
    [{ discount_rate: '20' }, ['oil']],
    [{ in_stock: 'true' }, ['lead', 'oil']],
    [{ parameter: 'volume:300-ml,volume:60-ml' }, ['lead', 'small']],
    [{ parameter: 'volume:1000-ml,vegan:true' }, ['large']],
    [{ parameter: 'colour:red' }, []],
    [{ campaign: '1' }, []],
    [{ language: 'et' }, []],
    [{ date: '2026-11-21' }, []],
    [{ sort: 'price' }, ['lead', 'small', 'oil']],
    [{ sort: '-price' }, ['oil', 'small', 'lead']],
    [{ sort: 'newest' }, ['oil', 'lead', 'small']],
    [{ sort: '-discount_rate' }, ['oil', 'lead', 'small']],
    [{ sort: 'name' }, ['small', 'lead', 'oil']],
    [{ page_size: '2' }, ['lead', 'small']],
    [{ page_size: '2', page: '2' }, ['oil']],
    [{ page: '9' }, []],
  ])('PL-02 %o', async (query, expected) => {
    const sent = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [
        key,
        value
          .split(',')
          .map((one) => (one in shop.made ? shop.made[one as keyof SearchShop['made']] : one))
          .join(','),
      ]),
    );
    const ids = await shop.idsOf(sent);
    if (query['sort'] === 'newest') expect(ids[0]).toBe(shop.made.oil);
    else expect(ids).toEqual(expected.map((key) => shop.made[key]));
  });

  test('PL-02 a name sorts as the language of the visitor has it', async () => {
    expect(await shop.idsOf({ sort: 'name' }, { language: 'lv' })).toEqual([
      shop.made.small,
      shop.made.lead,
      shop.made.oil,
    ]);
  });

  test('SR-05 filters that leave nothing do not make the search give up words', async () => {
    expect(await shop.search({ term: 'nordlys hydra', price_end: '1' })).toMatchObject({
      count: 0,
      did_you_mean: null,
    });
  });

  test('PL-07 another country has its own prices and stock', async () => {
    const latvia = { countryId: 3, shopId: 3 as const };
    expect((await shop.search({ in_stock: 'true' }, latvia)).results.map((one) => one.id)).toEqual([
      shop.made.small,
    ]);
    expect((await shop.search({}, latvia)).facets!.price).toBeNull();
  });
});

test('PL-02 a discount of a few percents counts among the reduced, as the filter finds it', async () => {
  const { db } = shop.database;
  const list = await buildPriceList(db, {
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 86_400_000),
  });
  await buildPrice(db, shop.made.lead, { cents: 845, list: list.id });
  await rebuildSearch(db, () => new Date());
  const { facets } = await shop.search({});
  const counted = Object.fromEntries(facets!.discount.map(({ rate, count }) => [rate, count]));
  expect(counted).toMatchObject({ 1: 2, 10: 1, 20: 1, 30: 0 });
  expect((await shop.search({ discount_rate: 1 })).count).toBe(2);
});
