import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PopularItem, PopularSearch, SearchAnswer } from '../../domain/search/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import {
  buildBrand,
  buildCategory,
  buildFamily,
  buildPrice,
  buildPriceList,
  buildProduct,
  texts,
} from '../../../test/factories.ts';
import { forgetfulCache, serveRoutes, type ServedRoutes } from '../../../test/routes.ts';
import { rebuildSearch } from './feed.ts';
import { searchRoutes } from './routes.ts';

let database: TestDatabase;
let served: ServedRoutes;
const made = {
  nordlys: 0,
  lumi: 0,
  care: 0,
  shampoo: 0,
  colour: 0,
  lead: 0,
  copper: 0,
  small: 0,
  large: 0,
  oil: 0,
};
const path = '/api/v1/products/elastic/search/new/';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  made.nordlys = (await buildBrand(db, { name: 'Nordlys', slug: 'nordlys' })).id;
  made.lumi = (await buildBrand(db, { name: 'Lumi Pro', slug: 'lumi-pro' })).id;
  await buildBrand(db, { name: 'Nothing Sold', slug: 'nothing-sold' });
  made.care = (await buildCategory(db, { name: 'Juuksehooldus' })).id;
  made.shampoo = (await buildCategory(db, { name: 'Šampoonid', parent: made.care })).id;
  made.colour = (await buildCategory(db, { name: 'Juuksevärvid' })).id;

  const sizes = await buildFamily(db, { kind: 'size' });
  const name = {
    et: 'Hydra niisutav šampoon',
    en: 'Hydra moisturising shampoo',
    ru: 'Hydra увлажняющий шампунь',
    fi: 'Hydra kosteuttava shampoo',
    lv: 'Hydra mitrinošs šampūns',
  };
  const hydra = { name, brand: made.nordlys, categories: [made.shampoo], family: sizes.id };
  made.small = (
    await buildProduct(db, {
      ...hydra,
      sku: 'NL-HY-300',
      ean: '4740000000017',
      variation: '300 ml',
      content: { amount: 300, unit: 'ml' },
      cents: 1490,
      popularity: 50,
      stock: { TLN: 0, RIX: 3 },
    })
  ).id;
  made.large = (
    await buildProduct(db, {
      ...hydra,
      sku: 'NL-HY-1000',
      variation: '1 l',
      content: { amount: 1, unit: 'l' },
      cents: 3290,
      popularity: 40,
      stock: { RIX: 3 },
    })
  ).id;
  await db
    .updateTable('product_family')
    .set({ lead_product_id: made.small })
    .where('id', '=', sizes.id)
    .execute();

  const shades = await buildFamily(db, { kind: 'shade' });
  const colour = {
    name: {
      et: 'Lumi püsivärv',
      en: 'Lumi permanent colour',
      ru: 'Lumi стойкая краска',
      fi: 'Lumi kestoväri',
      lv: 'Lumi noturīga krāsa',
    },
    brand: made.lumi,
    categories: [made.colour],
    family: shades.id,
    cents: 890,
  };
  made.lead = (
    await buildProduct(db, {
      ...colour,
      shade: { code: '6/0', hex: '#604020' },
      variation: '6/0',
      popularity: 90,
    })
  ).id;
  made.copper = (
    await buildProduct(db, { ...colour, shade: { code: '7/43', hex: '#b06030' }, variation: '7/43' })
  ).id;
  await db
    .updateTable('product')
    .set({ i18n_shade_tone: texts({ et: 'vaskne', en: 'copper' }) })
    .where('id', '=', made.copper)
    .execute();
  await db
    .updateTable('product_family')
    .set({ lead_product_id: made.lead })
    .where('id', '=', shades.id)
    .execute();

  made.oil = (
    await buildProduct(db, {
      name: { et: 'Sära juukseõli', en: 'Shine hair oil', ru: 'Масло для волос', lv: 'Matu eļļa' },
      sku: 'LP-OIL',
      brand: made.lumi,
      categories: [made.care],
      cents: 2490,
      popularity: 10,
      addedAt: '2026-11-01',
    })
  ).id;
  await buildProduct(db, {
    name: 'Ootel toode',
    brand: made.lumi,
    categories: [made.care],
    isDisabled: true,
  });
  const campaign = await buildPriceList(db, {
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 86_400_000),
  });
  await buildPrice(db, made.oil, { cents: 1990, list: campaign.id });

  const { id: vegan } = await db
    .insertInto('parameter')
    .values({ code: 'vegan', type: 'BOOLEAN', i18n_name: texts('Vegan') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: volume } = await db
    .insertInto('parameter')
    .values({ code: 'volume', type: 'STRING', i18n_name: texts('Maht') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = [
    { parameter_id: vegan, code: 'true', of: [made.small, made.large, made.oil] },
    { parameter_id: volume, code: '300-ml', of: [made.small] },
    { parameter_id: volume, code: '1000-ml', of: [made.large] },
    { parameter_id: volume, code: '60-ml', of: [made.lead, made.copper] },
  ];
  for (const { of, ...value } of values) {
    const { id } = await db
      .insertInto('parameter_value')
      .values({ ...value, i18n_name: texts(value.code) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const product_id of of)
      await db.insertInto('product_parameter').values({ product_id, parameter_value_id: id }).execute();
  }
  await db
    .insertInto('search_synonym')
    .values({ language: null, word: 'eliksiir', synonyms: ['õli'] })
    .execute();
  const clock = () => new Date();
  await rebuildSearch(db, clock);
  served = await serveRoutes(searchRoutes({ db, cache: forgetfulCache(), clock }));
});
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

async function search(query: Record<string, string | number>, audience = {}): Promise<SearchAnswer> {
  const { status, body } = await served.get<SearchAnswer>(
    `${path}?${new URLSearchParams(query as Record<string, string>)}`,
    audience,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const idsOf = async (query: Record<string, string | number>, audience = {}) =>
  (await search(query, audience)).results.map((one) => one.id);

describe('SR-05 what is typed finds what is meant', () => {
  test.each([
    ['šampoon'],
    ['SAMPOON'],
    ['šamp'],
    ['sampon'],
    ['šapmoon'],
    ['шампунь'],
    ['ifvgeym'],
    ['shampun'],
    ['нордлис'],
    ['šampūns'],
    ['shampoo'],
    ['Hydra niisutav'],
    ['niisutav hydra'],
    ['nordlys kosteuttava'],
    ['NL-HY-300'],
    ['nlhy300'],
    ['NL HY 300'],
    ['4740000000017'],
    ['hydra 300ml'],
    ['300 ml'],
    ['nordlys šampoon xyzzy'],
    ['osta nordlys sampoon'],
  ])('SR-05 %s', async (term) => expect((await idsOf({ term }))[0]).toBe(made.small));

  test('SR-05 one listing a family, shown by the shade or size that was typed', async () => {
    expect(await idsOf({ term: 'lumi püsivärv' })).toEqual([made.lead]);
    for (const term of ['7/43', '743', '7-43', '7 43', 'lumi 7.43'])
      expect(await idsOf({ term })).toEqual([made.copper]);
    expect(await idsOf({ term: 'hydra 1 l' })).toEqual([made.large]);
    expect(await idsOf({ term: 'hydra 1000ml' })).toEqual([made.large]);
    expect(await idsOf({ term: 'NL-HY-1000' })).toEqual([made.large]);
  });

  test('SR-05 synonyms kept by staff hold both ways', async () => {
    // Staff wrote `eliksiir` for `õli`, the shop writes `juukseõli`.
    expect(await idsOf({ term: 'eliksiir' })).toEqual([made.oil]);
  });

  test('SR-05 a word is found at the end of compounds', async () => {
    expect(await idsOf({ term: 'värv' })).toEqual([made.lead]);
    expect(await idsOf({ term: 'õli' })).toEqual([made.oil]);
  });

  test('SR-05 a shade the family lacks shows the one it is a shade of', async () => {
    expect(await idsOf({ term: 'lumi 6/04' })).toEqual([made.lead]);
  });

  test('SR-05 says what was searched for when it was not what was typed', async () => {
    expect((await search({ term: 'sampon' })).did_you_mean).toBe('šampoon');
    expect((await search({ term: 'nordlis hydra' })).did_you_mean).toBe('Nordlys hydra');
    expect((await search({ term: 'nordlys šampoon xyzzy' })).did_you_mean).toBe('Nordlys šampoon');
    expect((await search({ term: 'Nordlys šampoon' })).did_you_mean).toBeNull();
  });

  test('SR-05 nothing is nothing, and what is disabled is not listed', async () => {
    expect(await search({ term: 'qqqqqqq' })).toMatchObject({
      count: 0,
      results: [],
      relation: 'eq',
      did_you_mean: null,
      next: null,
    });
    expect((await search({})).count).toBe(3);
    expect(await idsOf({ term: 'ootel' })).toEqual([]);
  });
});

describe('SR-05 facets', () => {
  test('SR-05 count categories with all above them, brands, parameters, prices and discounts', async () => {
    const { facets, count } = await search({});
    expect(count).toBe(3);
    expect(Object.fromEntries(facets!.category.map((one) => [one.id, one.count]))).toEqual({
      [made.care]: 2,
      [made.shampoo]: 1,
      [made.colour]: 1,
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
    const { facets, count } = await search({
      term: 'a'.repeat(0),
      brand: made.nordlys,
      parameter: 'vegan:true',
    });
    expect(count).toBe(1);
    expect(facets!.brand.map((one) => [one.name, one.count])).toEqual([
      ['Lumi Pro', 1],
      ['Nordlys', 1],
    ]);
    expect(Object.fromEntries(facets!.category.map((one) => [one.id, one.count]))).toEqual({
      [made.care]: 1,
      [made.shampoo]: 1,
    });
  });

  test('PL-02 values nothing is left of stay, with 0', async () => {
    const { facets } = await search({ term: 'lumi', parameter: 'vegan:true' });
    const volume = facets!.parameter.find((one) => one.code === 'volume')!;
    expect(volume.values).toMatchObject([{ code: '60-ml', count: 0 }]);
  });

  test('PL-02 a list bounded by its brand alone still counts the other brands', async () => {
    const { facets, count } = await search({ brand: made.nordlys });
    expect(count).toBe(1);
    expect(facets!.brand.map((one) => one.count)).toEqual([2, 1]);
  });

  test('PL-02 prices and discounts are bounded without their own filter', async () => {
    const { facets, count } = await search({ price_end: '10', discount_rate: 1 });
    expect(count).toBe(0);
    expect(facets!.price).toEqual({ start: 19.9, end: 19.9 });
    expect(facets!.discount[0]!.count).toBe(0);
  });
});

describe('PL-02 filters and sorts', () => {
  test.each<[Record<string, string>, (keyof typeof made)[]]>([
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
          .map((one) => (one in made ? made[one as keyof typeof made] : one))
          .join(','),
      ]),
    );
    const ids = await idsOf(sent);
    if (query['sort'] === 'newest') expect(ids[0]).toBe(made.oil);
    else expect(ids).toEqual(expected.map((key) => made[key]));
  });

  test('PL-02 a name sorts as the language of the visitor has it', async () => {
    expect(await idsOf({ sort: 'name' }, { language: 'lv' })).toEqual([made.small, made.lead, made.oil]);
  });

  test('SR-05 filters that leave nothing do not make the search give up words', async () => {
    expect(await search({ term: 'nordlys hydra', price_end: '1' })).toMatchObject({
      count: 0,
      did_you_mean: null,
    });
  });

  test('PL-07 another country has its own prices and stock', async () => {
    const latvia = { countryId: 3, shopId: 3 as const };
    expect((await search({ in_stock: 'true' }, latvia)).results.map((one) => one.id)).toEqual([made.small]);
    expect((await search({}, latvia)).facets!.price).toBeNull();
  });
});

describe('SR-04 the call', () => {
  test('SR-04 pages have addresses of the pages beside them', async () => {
    const first = await search({ page_size: 2, sort: 'price' });
    expect(first).toMatchObject({ count: 3, relation: 'eq', previous: null });
    expect(first.next).toBe(`${path}?page_size=2&sort=price&page=2`);
    const { body } = await served.get<SearchAnswer>(first.next!);
    expect(body.results.map((one) => one.id)).toEqual([made.oil]);
    expect(body.next).toBeNull();
  });

  test('SR-04 standalone answers the results alone', async () => {
    expect(await search({ brand: made.lumi, standalone: 'true' })).toMatchObject({
      count: 2,
      facets: null,
      brands: [],
      categories: [],
    });
  });

  test('SR-02 the bar is told which brands and categories are meant', async () => {
    const nordlys = await search({ term: 'nordl', categories: 'true', page_size: 5 });
    expect(nordlys.brands[0]).toEqual({ id: made.nordlys, name: 'Nordlys', slug: 'nordlys' });
    expect(nordlys.categories.map((one) => one.name)).toContain('Šampoonid');
    const shampoo = await search({ term: 'sampoonid', categories: 'true' });
    expect(shampoo.categories[0]).toMatchObject({ id: made.shampoo, parent_name: 'Juuksehooldus' });
    expect(shampoo.brands.map((one) => one.name)).toEqual(['Nordlys']);
    expect(
      (await search({ term: 'nothing sold', categories: 'true' })).brands.map((one) => one.name),
    ).not.toContain('Nothing Sold');
  });

  test.each([
    ['colour=red', { colour: ['unknown_field'] }],
    [`term=${'x'.repeat(256)}`, { term: ['too_long'] }],
    ['page_size=1000', { page_size: ['too_large'] }],
    ['page=2000', { page: ['too_far'] }],
    ['category=abc', { category: { 0: ['not_a_number'] } }],
    ['sort=best', { sort: ['unknown_value'] }],
    ['price_start=9&price_end=1', { price_end: ['before_start'] }],
    ['parameter=volume', { parameter: { 0: ['not_code_and_value'] } }],
    ['date=2026-02-30', { date: { 0: ['not_a_date'] } }],
  ])('SR-04 ER-01 %s is refused with the field named', async (query, fields) => {
    const { status, body } = await served.get(`${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual(fields);
  });

  test.each([
    "'",
    '"',
    '\\',
    "'; drop table product; --",
    '%',
    '\u0000',
    '😀',
    '&|!()',
    ':*',
    "a'b\\c",
    '٣',
    'ﷺ',
    '-'.repeat(255),
    'a b '.repeat(60),
    '\ud800',
  ])('SR-05 %j is searched for like any text', async (term) => {
    const { status } = await served.get(`${path}?term=${encodeURIComponent(term.toWellFormed())}`);
    expect(status).toBe(200);
  });
});

describe('SR-06 popular searches', () => {
  const count = (term: string, remoteAddress: string) =>
    served.app.inject({
      method: 'POST',
      url: '/api/v1/statistics/searches/',
      payload: { term },
      remoteAddress,
    });
  const popular = async () =>
    (await served.get<PopularSearch[]>('/api/v1/statistics/popular/searches/')).body.map((one) => one.name);

  test('SR-06 a search shown to several visitors becomes popular, a repeated or empty one does not', async () => {
    for (const visitor of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      expect((await count('  Šampoon ', visitor)).statusCode).toBe(204);
      await count('qqqqqqq', visitor);
      await count('mari@example.ee', visitor);
    }
    for (let again = 0; again < 5; again++) await count('hydra', '10.0.0.1');
    expect(await popular()).toEqual(['šampoon']);
    const { rows } = await database.pool.query(
      "select term, count, results from search_count where term in ('hydra', 'qqqqqqq') order by term",
    );
    expect(rows).toEqual([
      { term: 'hydra', count: 1, results: 1 },
      { term: 'qqqqqqq', count: 3, results: 0 },
    ]);
  });

  test('SR-06 a bad text is refused', async () => {
    expect((await count('x', '10.0.0.9')).json()).toEqual({ term: ['too_short'] });
    expect((await count('x'.repeat(256), '10.0.0.9')).json()).toEqual({ term: ['too_long'] });
  });

  test('SR-02 popular brands and categories begin with those the shop chose', async () => {
    await database.db
      .insertInto('popular_brand')
      .values({ shop_id: 2, brand_id: made.nordlys, position: 1 })
      .execute();
    await database.db
      .insertInto('popular_category')
      .values({ shop_id: 2, category_id: made.colour, position: 1 })
      .execute();
    const brands = await served.get<PopularItem[]>('/api/v1/statistics/popular/brands/');
    expect(brands.body.map((one) => one.name)).toEqual(['Nordlys', 'Lumi Pro']);
    const categories = await served.get<PopularItem[]>('/api/v1/statistics/popular/categories/');
    expect(categories.body[0]).toMatchObject({ id: made.colour, type: 'category', name: 'Juuksevärvid' });
    expect(categories.body.map((one) => one.name)).toContain('Šampoonid');
  });
});
