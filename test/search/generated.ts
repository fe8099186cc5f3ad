import fc from 'fast-check';
import { facetId, facetSpan } from '../../src/domain/search/facet-ids.ts';
import {
  facetKinds,
  type FacetGroup,
  type PlannedQuery,
  type SearchDocument,
} from '../../src/domain/search/port.ts';
import { sorts } from '../../src/domain/search/sorts.ts';

/*
 * Small catalogues and searches of them in which everything collides: few values, so that filters meet within a
 * family, equal prices and popularity, variations without a price, families whose lead is sold out.
 */
const audiences = 2;
const cents = fc.constantFrom(null, 450, 450, 460, 870, 990, 2_000);
const volumes = [1, 2, 3].map((id) => facetId('parameter', id));
const tones = [4, 5].map((id) => facetId('parameter', id));
const categories = [1, 2, 3].map((id) => facetId('category', id));
const brands = [1, 2].map((id) => facetId('brand', id));
const stocks = [1, 2].map((id) => facetId('stock', id));
const words = ['mask', 'oil', '743', '300ml', 'xab743', 'zab743'];

const some = (ids: readonly number[]) => fc.subarray([...ids]);

const variation = fc.record({
  prices: fc.array(cents, { minLength: audiences, maxLength: audiences }),
  discounts: fc.array(fc.constantFrom(0, 0, 5, 20, 50), { minLength: audiences, maxLength: audiences }),
  facets: fc
    .tuple(some(volumes), some(tones), some(categories), fc.constantFrom(...brands), some(stocks))
    .map((parts) => parts.flat().sort((a, b) => a - b)),
  codes: fc.subarray(['s743', 's74', 'a300ml', 'c743', 'cxab743', 'cab7431']),
});

const listing = fc.record({
  variations: fc.array(variation, { minLength: 1, maxLength: 5 }),
  lead: fc.nat(4),
  popularity: fc.constantFrom(0, 1, 2.5, 7),
  addedAt: fc.constantFrom('2026-01-01', '2026-02-01'),
  nameKeys: fc.record({ et: fc.constantFrom('a', 'b', 'š') }, { requiredKeys: [] }),
  words: fc.subarray(words),
});

/** Documents with ids of their own; `seq` numbers their writer. */
export function documentsFrom(
  made: readonly (typeof listing extends fc.Arbitrary<infer T> ? T : never)[],
  seq: bigint,
): SearchDocument[] {
  return made.map(({ variations, lead, words: spoken, ...rest }, at) => {
    const idOf = (place: number) => at * 10 + place + 1;
    return {
      ...rest,
      productId: idOf(lead % variations.length),
      brandId: 1,
      variations: variations.map((one, place) => ({ ...one, productId: idOf(place) })),
      texts: [
        { weight: 'A', words: spoken },
        { weight: 'D', words: spoken.filter((word) => word.includes('743')) },
      ],
      seq,
    };
  });
}

export const generatedListings = fc.array(listing, { maxLength: 12 });

const group = (ids: readonly number[], members: FacetGroup['members']) =>
  fc
    .subarray([...ids, facetId('parameter', 99)], { minLength: 1 })
    .map((chosen): FacetGroup => ({ ids: chosen, members }));

const groups = fc
  .tuple(
    fc.option(fc.oneof(group(categories, facetSpan('category')), group(categories, [])), { nil: null }),
    fc.option(group(brands, facetSpan('brand')), { nil: null }),
    fc.option(group(volumes, volumes), { nil: null }),
    fc.option(group(tones, tones), { nil: null }),
    fc.option(fc.constant({ ids: [stocks[0]!], members: facetSpan('stock') }), { nil: null }),
  )
  .map((chosen) => chosen.filter((one) => one !== null));

const price = fc.constantFrom(
  undefined,
  undefined,
  { start: 460 },
  { end: 460 },
  { start: 451, end: 990 },
  { start: 990, end: 990 },
);

/** As documents number their variations, and one that nobody has. */
const productIds = [1, 2, 3, 11, 12, 21, 31, 32, 33, 41, 51, 61, 71, 81, 91, 101, 999];

/** Searches whose order is told: what words rank is the database's own. */
export const generatedQuery: fc.Arbitrary<PlannedQuery> = fc
  .record({
    of: fc.constantFrom('listings', 'variations'),
    text: fc.oneof(
      fc.constant({ terms: [] }),
      fc.constantFrom(...words).map((word) => ({ terms: [{ alts: [word], prefix: false }] })),
      fc.constant({ terms: [], exactCode: '743' }),
      fc.constant({ terms: [{ alts: [], prefix: false, codePart: 'ab743' }] }),
      fc.constant({ terms: [{ alts: ['mask'], prefix: false, codePart: 'b743' }] }),
    ),
    groups,
    price,
    discountRate: fc.constantFrom(undefined, undefined, 1, 20),
    only: fc.oneof(fc.constant(undefined), fc.constant(undefined), some(productIds)),
    sort: fc.constantFrom(...sorts),
    audience: fc.integer({ min: 1, max: audiences }),
    page: fc.constantFrom(1, 1, 2),
    pageSize: fc.constantFrom(3, 100),
  })
  .map(({ text, groups: chosen, price: range, discountRate, only, ...rest }) => ({
    ...rest,
    ...(only && { only }),
    ...text,
    sort: rest.sort === 'relevance' && (text.terms.length > 0 || 'exactCode' in text) ? 'price' : rest.sort,
    stock: stocks[0]!,
    language: 'et',
    facets: facetKinds,
    countLimit: 10_000,
    filters: {
      groups: chosen,
      ...(range && { price: range }),
      ...(discountRate !== undefined && { discountRate }),
    },
  }));
