import { localeOf } from '../../../domain/locales.ts';
import type { PlannedQuery, ProductSearch, SearchResult } from '../../../domain/search/port.ts';
import type { Db } from '../../database.ts';
import { idsSql, prepared } from '../../platform/db.ts';
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
 * The search over the listings in memory. Words are found by the database, which also puts names in order, as the index
 * has no column for them, and answers while the index loads or lags.
 */
export function indexedSearch(db: Db, index: ListingIndex, database: ProductSearch): ProductSearch {
  return {
    ...database,
    async search(query, options) {
      const isServed = query.filters.groups.length <= maxGroups;
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
  const ids = await pageOf(db, hits, isRanked ? words : null);
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

/** The hits up to the end of the page, in order; `ranked`: in that of these words. */
async function pageOf(db: Db, hits: Hits, ranked: FoundByWords | null): Promise<number[]> {
  const { query, rows } = hits;
  if (rows.length === 0) return [];
  if (ranked !== null) return rankedPage(db, hits, ranked);
  const end = query.page * query.pageSize;
  if (query.sort === 'name') return namedPage(db, hits, end);
  return productsOf(hits, firstInOrder(rows.length, end, comparator(hits)));
}

/** The hits of the first `count` listings in the order of names: at least so many hits. */
async function namedPage(db: Db, hits: Hits, count: number): Promise<number[]> {
  const found = foundOf(hits, hits.rows.keys());
  const listings = [...new Set(found.map(({ listing }) => listing))];
  const rows = await orderByName(db, [listings, localeOf[hits.query.language], count]);
  return inOrder(
    found,
    rows.map(({ id }) => id),
  );
}

/** $1 listings, $2 locale, $3 how many */
const orderByName = prepared<{ id: number }>(
  'search.by_name',
  `select product_id as id from search_document where product_id = any(${idsSql('$1')})
  order by name_keys->>$2 collate "C" nulls last, product_id limit $3`,
);

/** The most popular hits in the order of words. */
async function rankedPage(db: Db, hits: Hits, words: FoundByWords): Promise<number[]> {
  const { query, rows } = hits;
  const found = foundOf(hits, firstInOrder(rows.length, rankedWindow(query.pageSize), comparator(hits)));
  const isRankedAlready = words.ranked.length > 0;
  const order = isRankedAlready
    ? words.ranked
    : await rankByWords(db, query, [...new Set(found.map(({ listing }) => listing))]);
  if (order === null) return found.map(({ product }) => product);
  return inOrder(found, order);
}

/** A hit apart from the columns, which may change while the database is asked. */
interface Found {
  listing: number;
  product: number;
  weight: number;
  row: number;
}

function foundOf({ columns, rows, weights }: Hits, places: Iterable<number>): Found[] {
  return Array.from(places, (at) => {
    const row = rows[at]!;
    return {
      listing: columns.ids.at[columns.listings.at[row]!]!,
      product: columns.products.at[row]!,
      weight: weights[at]!,
      row,
    };
  });
}

/** Products in the order of their listings; those of one as families are, the code that was typed first. */
function inOrder(found: readonly Found[], listings: readonly number[]): number[] {
  const place = new Map(listings.map((id, at) => [id, at]));
  return found
    .filter(({ listing }) => place.has(listing))
    .sort((a, b) => place.get(a.listing)! - place.get(b.listing)! || b.weight - a.weight || a.row - b.row)
    .map(({ product }) => product);
}

function productsOf({ columns, rows }: Hits, order: Int32Array): number[] {
  return Array.from(order, (at) => columns.products.at[rows[at]!]!);
}
