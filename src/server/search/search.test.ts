import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import { openSearchShop, searchPath, type SearchShop } from '../../../test/search-shop.ts';

let shop: SearchShop;
beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

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
  ])('SR-05 %s', async (term) => expect((await shop.idsOf({ term }))[0]).toBe(shop.made.small));

  test('SR-05 a whole SKU or EAN is exact, in the variation it belongs to; a part or a shared code is not', async () => {
    const exactOf = async (term: string) => (await shop.search({ term })).exact?.id ?? null;
    for (const term of ['NL-HY-1000', 'nl hy 1000', 'NL.HY.1000', 'nlhy1000'])
      expect(await exactOf(term), term).toBe(shop.made.large);
    expect(await exactOf('4740000000017')).toBe(shop.made.small);
    for (const term of ['lhy10', '000017', 'hydra', '1000 ml', '7/43'])
      expect(await exactOf(term), term).toBeNull();
    const { db } = shop.database;
    await db.updateTable('product').set({ ean: '4740000000017' }).where('id', '=', shop.made.large).execute();
    expect(await exactOf('4740000000017')).toBeNull();
    expect(await exactOf('NL-HY-300')).toBe(shop.made.small);
    await db.updateTable('product').set({ ean: null }).where('id', '=', shop.made.large).execute();
  });

  test('SR-05 any part of a code from four letters on finds it, alone or among words', async () => {
    for (const term of ['hy10', 'Y-1000', 'lhy1000', 'nordlys hy1000', 'hy1000 šampoon'])
      expect((await shop.idsOf({ term }))[0], term).toBe(shop.made.large);
    for (const term of ['0000017', '74000000'])
      expect((await shop.idsOf({ term }))[0], term).toBe(shop.made.small);
    expect(await shop.idsOf({ term: 'lumi hy1000' })).not.toContain(shop.made.large);
  });

  test('SR-05 a code the shop does not stock is said to be one, and nothing else is shown for it', async () => {
    for (const term of ['4006381333931', 'NL-HY-777', 'qx 113646', '99887766'])
      expect(await shop.search({ term }), term).toMatchObject({
        count: 0,
        results: [],
        unknown_code: term,
        did_you_mean: null,
      });
    for (const term of ['qqqqqqq', 'šampoon', 'NL-HY-300', '7/44', 'hydra 999 ml'])
      expect((await shop.search({ term })).unknown_code, term).toBeNull();
    const narrowed = await shop.search({ term: 'NL-HY-300', price_end: 1 });
    expect(narrowed).toMatchObject({ count: 0, unknown_code: null });
  });

  test('SR-05 one listing a family, shown by the shade or size that was typed', async () => {
    expect(await shop.idsOf({ term: 'lumi püsivärv' })).toEqual([shop.made.lead]);
    for (const term of ['7/43', '743', '7-43', '7 43', 'lumi 7.43'])
      expect(await shop.idsOf({ term })).toEqual([shop.made.copper]);
    expect(await shop.idsOf({ term: 'hydra 1 l' })).toEqual([shop.made.large]);
    expect(await shop.idsOf({ term: 'hydra 1000ml' })).toEqual([shop.made.large]);
    expect(await shop.idsOf({ term: 'NL-HY-1000' })).toEqual([shop.made.large]);
  });

  test('SR-05 synonyms of the staff hold both ways', async () => {
    // Staff wrote `eliksiir` for `õli`, the shop writes `juukseõli`.
    expect(await shop.idsOf({ term: 'eliksiir' })).toEqual([shop.made.oil]);
  });

  test('SR-05 a word is found at the end of compounds', async () => {
    expect(await shop.idsOf({ term: 'värv' })).toEqual([shop.made.lead]);
    expect(await shop.idsOf({ term: 'õli' })).toEqual([shop.made.oil]);
  });

  test('SR-05 a shade the family lacks shows the one it is a shade of', async () => {
    expect(await shop.idsOf({ term: 'lumi 6/04' })).toEqual([shop.made.lead]);
  });

  test('SR-05 says what was searched for when it was not what was typed', async () => {
    expect((await shop.search({ term: 'sampon' })).did_you_mean).toBe('šampoon');
    expect((await shop.search({ term: 'nordlis hydra' })).did_you_mean).toBe('Nordlys hydra');
    expect((await shop.search({ term: 'nordlys šampoon xyzzy' })).did_you_mean).toBe('Nordlys šampoon');
    expect((await shop.search({ term: 'Nordlys šampoon' })).did_you_mean).toBeNull();
  });

  test('SR-05 nothing is nothing, and what is disabled is not listed', async () => {
    expect(await shop.search({ term: 'qqqqqqq' })).toMatchObject({
      count: 0,
      results: [],
      relation: 'eq',
      did_you_mean: null,
      next: null,
    });
    expect((await shop.search({})).count).toBe(3);
    expect(await shop.idsOf({ term: 'ootel' })).toEqual([]);
  });
});

describe('SR-04 the call', () => {
  test('SR-04 pages have addresses of the pages beside them', async () => {
    const first = await shop.search({ page_size: 2, sort: 'price' });
    expect(first).toMatchObject({ count: 3, relation: 'eq', previous: null });
    expect(first.next).toBe(`${searchPath}?page_size=2&sort=price&page=2`);
    const { body } = await shop.served.get<SearchAnswer>(first.next!);
    expect(body.results.map((one) => one.id)).toEqual([shop.made.oil]);
    expect(body.next).toBeNull();
  });

  test('SR-04 standalone answers the results alone', async () => {
    expect(await shop.search({ brand: shop.made.lumi, standalone: 'true' })).toMatchObject({
      count: 2,
      facets: null,
      brands: [],
      categories: [],
    });
  });

  test('SR-02 the bar is told which brands and categories are meant', async () => {
    const nordlys = await shop.search({ term: 'nordl', categories: 'true', page_size: 5 });
    expect(nordlys.brands[0]).toEqual({ id: shop.made.nordlys, name: 'Nordlys', slug: 'nordlys' });
    expect(nordlys.categories.map((one) => one.name)).toContain('Šampoonid');
    const shampoo = await shop.search({ term: 'sampoonid', categories: 'true' });
    expect(shampoo.categories[0]).toMatchObject({ id: shop.made.shampoo, parent_name: 'Juuksehooldus' });
    expect(shampoo.brands.map((one) => one.name)).toEqual(['Nordlys']);
    expect(
      (await shop.search({ term: 'nothing sold', categories: 'true' })).brands.map((one) => one.name),
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
    const { status, body } = await shop.served.get(`${searchPath}?${query}`);
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
    const { status } = await shop.served.get(`${searchPath}?term=${encodeURIComponent(term.toWellFormed())}`);
    expect(status).toBe(200);
  });
});
