import { beforeEach, expect, test } from 'vitest';
import { facetId, facetSpan } from '../../domain/search/facet-ids.ts';
import {
  facetKinds,
  type PlannedFilters,
  type PlannedQuery,
  type ProductSearch,
  type SearchFacets,
} from '../../domain/search/port.ts';
import { createCache, type Cache } from '../platform/cache.ts';
import { searchTag } from './postgres-search.ts';
import { searchWithWhole } from './whole-facets.ts';

const [hair, skin] = [facetId('category', 1), facetId('category', 2)];
const [oxea, lumi] = [facetId('brand', 1), facetId('brand', 2)];
const byBrand = { ids: [oxea], members: facetSpan('brand') };
const inHair = { ids: [hair], members: facetSpan('category') };

/** All that `mask` finds, and what is left of it below a price or of a brand. */
const whole: SearchFacets = {
  counts: new Map([
    [hair, 9],
    [skin, 2],
    [oxea, 5],
    [lumi, 6],
  ]),
  price: { min: 100, max: 9900 },
  discounts: [{ rate: 1, count: 4 }],
};
const left: SearchFacets = { counts: new Map([[hair, 3]]), price: null, discounts: [] };

let cache: Cache;
let asked: PlannedQuery[];
const engine = {
  search(query: PlannedQuery) {
    asked.push(query);
    const isWhole = query.filters.groups.length === 0 && !query.filters.price;
    const facets = isWhole ? whole : { ...left, counts: new Map(left.counts) };
    return Promise.resolve({ ids: [], total: { value: 1, relation: 'eq' as const }, facets });
  },
} as Partial<ProductSearch> as ProductSearch;

beforeEach(() => {
  cache = createCache({ maxBytes: 1_000_000, now: () => 0, onError: console.error });
  asked = [];
});

function search(filters: PlannedFilters, terms: PlannedQuery['terms'] = [{ alts: ['mask'], prefix: false }]) {
  const query: PlannedQuery = {
    of: 'listings',
    stock: 7_000_001,
    terms,
    filters,
    sort: 'relevance',
    language: 'et',
    audience: 1,
    page: 1,
    pageSize: 24,
    facets: facetKinds,
    countLimit: 10_000,
  };
  return searchWithWhole(query, engine, cache);
}

test('PL-02 what a filter leaves nothing of stays with 0, and its own facet is that of the list without it', async () => {
  const { facets } = await search({ groups: [], price: { end: 500 } });
  expect(Object.fromEntries(facets.counts)).toEqual({ [hair]: 3, [skin]: 0, [oxea]: 0, [lumi]: 0 });
  expect(facets.price).toEqual({ min: 100, max: 9900 });
  const branded = await search({ groups: [byBrand] });
  expect(Object.fromEntries(branded.facets.counts)).toEqual({ [hair]: 3, [skin]: 0, [oxea]: 5, [lumi]: 6 });
  const reduced = await search({ groups: [], price: { end: 500 }, discountRate: 20 });
  expect(reduced.facets.price).toBeNull();
});

test('SR-03 the list without filters is looked for once, until documents change', async () => {
  for (const end of [500, 600, 700]) await search({ groups: [], price: { end } });
  expect(asked).toHaveLength(4);
  expect(asked.filter(({ facets }) => facets.includes('price'))).toHaveLength(1);
  cache.purge([searchTag]);
  await search({ groups: [], price: { end: 800 } });
  expect(asked).toHaveLength(6);
});

test('SR-03 with several filters the engine counts each facet without its own', async () => {
  await search({ groups: [byBrand], price: { end: 500 } });
  expect(asked.find(({ filters }) => filters.price)).toMatchObject({
    facets: facetKinds,
    filters: { groups: [byBrand] },
  });
});

test('PL-02 a list of a category counts the other categories in the whole catalogue', async () => {
  const { facets } = await search({ groups: [inHair] }, []);
  expect(Object.fromEntries(facets.counts)).toEqual({ [hair]: 9, [skin]: 2 });
});
