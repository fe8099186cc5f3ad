import type { PlannedQuery, ProductSearch, SearchFacets, SearchResult } from '../../domain/search/port.ts';
import type { Cache } from '../platform/cache.ts';
import { facetId } from '../../domain/search/facet-ids.ts';
import { memberOf } from './facet-counts.ts';
import { searchTag } from './postgres-search.ts';

/** Counts of the whole catalogue may be this old, in ms. */
const catalogueFreshMs = 300_000;
const catalogueStaleMs = 3_600_000;
/** Visitors narrow one list again and again: what it holds without their filters is cached so long, in ms, or until documents change. */
const unfilteredFreshMs = 60_000;

/** A filter set beside the text, or beside the group that bounds the page: a group by its place, the price, the discount. */
type Narrowing = number | 'price' | 'discount';

/**
 * A search whose facets also tell what its filters leave out: the other values of the group that a list is bounded
 * by, and with a count of 0 what the filters leave nothing of. Both come from searches without filters, held in memory.
 */
export async function searchWithWhole(
  query: PlannedQuery,
  engine: ProductSearch,
  cache: Cache,
): Promise<SearchResult> {
  // What is somebody's alone is held in no memory.
  if (query.facets.length === 0 || query.only !== undefined) return engine.search(query);
  const narrowings = narrowingsOf(query);
  if (narrowings.length === 0) {
    const result = await engine.search(query);
    await addNeighbours(result, query, engine, cache);
    return result;
  }
  // A single filter, left out, leaves the list as it is without filters: its facet need not be looked for again.
  const single = narrowings.length === 1 ? narrowings[0] : undefined;
  const [result, whole] = await Promise.all([
    engine.search(single === undefined ? query : withoutFacetOf(single, query)),
    unfiltered(query, engine, cache),
  ]);
  const { facets } = result;
  if (single === 'price') facets.price = whole.price;
  else if (single === 'discount') facets.discounts = whole.discounts;
  else if (single !== undefined) {
    const isMember = memberOf(query.filters.groups[single]!.members);
    for (const [id, count] of whole.counts) if (isMember(id)) facets.counts.set(id, count);
  }
  for (const id of whole.counts.keys()) if (!facets.counts.has(id)) facets.counts.set(id, 0);
  return result;
}

/** How many results of the whole catalogue have each facet, from memory. */
export function catalogueCounts(
  engine: ProductSearch,
  cache: Cache,
  of: PlannedQuery['of'] = 'listings',
): Promise<Map<number, number>> {
  const query: PlannedQuery = {
    of,
    stock: facetId('stock', 1),
    terms: [],
    filters: { groups: [] },
    sort: 'relevance',
    language: 'et',
    audience: 1,
    page: 1,
    pageSize: 1,
    facets: ['category', 'brand', 'parameter', 'stock'],
    countLimit: 10_000_000,
  };
  const options = {
    tags: [],
    freshMs: catalogueFreshMs,
    staleMs: catalogueStaleMs,
    sizeOf: (counts: Map<number, number>) => counts.size * 60,
  };
  return cache.getOrLoad(
    `search whole counts ${of}`,
    options,
    async () => (await engine.search(query)).facets.counts,
  );
}

/** What the page is of without filters: all that the text finds, or the group that bounds the page. */
function boundsOf({ terms, exactCode, filters }: PlannedQuery): PlannedQuery['filters']['groups'] {
  return terms.length > 0 || exactCode !== undefined ? [] : filters.groups.slice(0, 1);
}

function narrowingsOf(query: PlannedQuery): Narrowing[] {
  const { groups, price, discountRate } = query.filters;
  const isPriced = price?.start !== undefined || price?.end !== undefined;
  return [
    ...[...groups.keys()].slice(boundsOf(query).length),
    ...(isPriced ? (['price'] as const) : []),
    ...(discountRate !== undefined ? (['discount'] as const) : []),
  ];
}

function withoutFacetOf(single: Narrowing, query: PlannedQuery): PlannedQuery {
  if (typeof single === 'string')
    return { ...query, facets: query.facets.filter((facet) => facet !== single) };
  const groups = query.filters.groups.map((group, at) => (at === single ? { ...group, members: [] } : group));
  return { ...query, filters: { ...query.filters, groups } };
}

function unfiltered(query: PlannedQuery, engine: ProductSearch, cache: Cache): Promise<SearchFacets> {
  const filters = { groups: boundsOf(query) };
  const whole: PlannedQuery = { ...query, filters, sort: 'relevance', page: 1, pageSize: 1 };
  const options = {
    tags: [searchTag],
    freshMs: unfilteredFreshMs,
    sizeOf: ({ counts }: SearchFacets) => counts.size * 60,
  };
  return cache.getOrLoad(
    `search whole ${JSON.stringify(whole)}`,
    options,
    async () => (await engine.search(whole)).facets,
  );
}

/** A list bounded by one group alone: that group's other values are counted in the whole catalogue. */
async function addNeighbours(
  { facets }: SearchResult,
  query: PlannedQuery,
  engine: ProductSearch,
  cache: Cache,
): Promise<void> {
  const [group] = boundsOf(query);
  if (!group) return;
  const isMember = memberOf(group.members);
  for (const [id, count] of await catalogueCounts(engine, cache, query.of))
    if (isMember(id)) facets.counts.set(id, count);
}
