import type { PlannedQuery, ProductSearch, SearchResult } from '../../../domain/search/port.ts';
import type { Db } from '../../database.ts';
import { discountSteps } from '../search-sql.ts';
import { rankedWindow } from '../text-sql.ts';
import type { Columns } from './columns.ts';
import { evaluate, maxGroups } from './evaluate.ts';
import { firstInOrder } from './first-in-order.ts';
import type { ListingIndex } from './follow.ts';
import { comparator, type Hits } from './order.ts';
import { findByWords, rankByWords, type FoundByWords } from './word-finder.ts';

/** Words in more listings than this are left to the database together with the filters. */
const maxFound = 100_000;

/**
 * The search over the listings in memory. Words are found by the database, which also answers while the index
 * loads or lags, and what the index has no columns for: the order of names.
 */
export function indexedSearch(db: Db, index: ListingIndex, database: ProductSearch): ProductSearch {
  return {
    ...database,
    async search(query, options) {
      const isServed = query.sort !== 'name' && query.filters.groups.length <= maxGroups;
      const answer = isServed && (await index.isCurrent()) ? await search(db, index, query) : null;
      return answer ?? database.search(query, options);
    },
  };
}

async function search(db: Db, index: ListingIndex, query: PlannedQuery): Promise<SearchResult | null> {
  const { terms, exactCode, countLimit } = query;
  const hasText = terms.length > 0 || exactCode !== undefined;
  const isRanked =
    hasText && query.sort === 'relevance' && query.page * query.pageSize <= rankedWindow(query.pageSize);
  let words: FoundByWords | null = null;
  if (hasText) {
    // Without filters the count limit cuts off what is least popular, as the database does.
    const isWhole = query.sort === 'relevance' && !isNarrowed(query);
    const limit = isWhole ? countLimit + 1 : maxFound;
    words = await findByWords(db, query, { limit, isRanked: isRanked && isWhole });
    if (words.isCut && !isWhole) return null;
  }
  // Read once and after the last wait: an update replaces what it changes between two of them.
  const { columns } = index;
  if (columns === null) return null;
  const { listings, tiers } = words === null ? { listings: null, tiers: null } : placed(words, columns);
  const { rows, weights, facets } = evaluate(columns, query, listings, discountSteps);
  const hits: Hits = { columns, query, rows, weights, tiers };
  const ids = isRanked
    ? await rankedPage(db, hits, words!)
    : productsOf(hits, firstInOrder(rows.length, query.page * query.pageSize, comparator(hits)));
  const isMore = rows.length > countLimit;
  const { price, discounts, counts } = facets;
  return {
    ids: ids.slice((query.page - 1) * query.pageSize, query.page * query.pageSize),
    total: { value: isMore ? countLimit : rows.length, relation: isMore ? 'gte' : 'eq' },
    facets: {
      counts,
      price: query.facets.includes('price') ? price : null,
      discounts: query.facets.includes('discount')
        ? discounts
        : discounts.map(({ rate }) => ({ rate, count: 0 })),
    },
  };
}

function isNarrowed({ filters: { groups, price, discountRate }, only }: PlannedQuery): boolean {
  return (
    only !== undefined ||
    groups.length > 0 ||
    price?.start !== undefined ||
    price?.end !== undefined ||
    discountRate !== undefined
  );
}

/** What words found, by the numbers of listings; what the index has not heard of yet, or no more, is passed over. */
function placed({ ids, tiers }: FoundByWords, columns: Columns) {
  const listings: number[] = [];
  const tierOf = new Map<number, number>();
  ids.forEach((id, at) => {
    const listing = columns.find(id);
    if (listing === undefined) return;
    listings.push(listing);
    if (tiers[at] !== 0) tierOf.set(listing, tiers[at]!);
  });
  return { listings, tiers: tierOf };
}

/** The most popular hits in the order of words. */
async function rankedPage(db: Db, hits: Hits, words: FoundByWords): Promise<number[]> {
  const { columns, query, rows, weights } = hits;
  if (rows.length === 0) return [];
  const window = firstInOrder(rows.length, rankedWindow(query.pageSize), comparator(hits));
  const listingOf = (at: number) => columns.ids.at[columns.listings.at[rows[at]!]!]!;
  const found = Array.from(window, (at) => ({
    at,
    listing: listingOf(at),
    product: columns.products.at[rows[at]!]!,
  }));
  const isRankedAlready = words.ranked.length > 0;
  const order = isRankedAlready
    ? words.ranked
    : await rankByWords(db, query, [...new Set(found.map(({ listing }) => listing))]);
  if (order === null) return found.map(({ product }) => product);
  const place = new Map(order.map((id, at) => [id, at]));
  return found
    .filter(({ listing }) => place.has(listing))
    .sort(
      (a, b) =>
        place.get(a.listing)! - place.get(b.listing)! ||
        weights[b.at]! - weights[a.at]! ||
        rows[a.at]! - rows[b.at]!,
    )
    .map(({ product }) => product);
}

function productsOf({ columns, rows }: Hits, order: Int32Array): number[] {
  return Array.from(order, (at) => columns.products.at[rows[at]!]!);
}
