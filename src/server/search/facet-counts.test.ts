import { describe, expect, test } from 'vitest';
import { facetId, facetSpan } from '../../domain/search/facet-ids.ts';
import type { PlannedQuery } from '../../domain/search/port.ts';
import { countFacets, facetCodes } from './facet-counts.ts';

const query: PlannedQuery = {
  of: 'listings',
  stock: facetId('stock', 1),
  terms: [{ alts: ['mask'], prefix: false }],
  filters: { groups: [] },
  sort: 'relevance',
  language: 'et',
  audience: 1,
  page: 1,
  pageSize: 24,
  facets: ['category', 'brand', 'parameter', 'stock'],
  countLimit: 10_000,
};
const hair = facetId('category', 1);
const oxea = facetId('brand', 1);
const lumi = facetId('brand', 999_999);
const vegan = facetId('parameter', 70_000);
const codes = (...results: number[][]) => results.map(facetCodes).join(',');

describe('facets of the matches', () => {
  test('PL-02 what the variations of a family share counts once', () => {
    const family = facetCodes([hair, oxea]) + facetCodes([hair, vegan]);
    const counts = countFacets({ codes: `${family},${facetCodes([hair])}` }, query);
    expect([...counts]).toEqual([
      [hair, 2],
      [oxea, 1],
      [vegan, 1],
    ]);
  });

  test('SR-03 codes of results strung together are counted each', () => {
    const counts = countFacets({ codes: codes([hair, oxea], [hair, lumi, vegan], [], [hair]) }, query);
    expect([...counts]).toEqual([
      [hair, 3],
      [oxea, 1],
      [lumi, 1],
      [vegan, 1],
    ]);
  });

  test('SR-03 a brand chosen from is counted as if it were not chosen; others are counted with it', () => {
    const groups = [{ ids: [oxea], members: facetSpan('brand') }];
    const counts = countFacets(
      { codes: codes([hair, oxea]), codes_0: codes([hair, oxea], [hair, lumi], [hair, lumi]) },
      { ...query, filters: { groups } },
    );
    expect(Object.fromEntries(counts)).toEqual({ [hair]: 1, [oxea]: 1, [lumi]: 2 });
  });

  test('SR-02 the bar gets categories and brands alone', () => {
    const counts = countFacets(
      { codes: codes([hair, oxea, vegan]) },
      { ...query, facets: ['category', 'brand'] },
    );
    expect([...counts.keys()]).toEqual([hair, oxea]);
  });

  test('SR-03 nothing found, nothing counted', () => {
    expect(countFacets({ codes: null }, query).size).toBe(0);
  });
});
