import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { isFiltered, type SearchQuery } from '../../domain/search/address.ts';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import { fold } from '../../domain/search/fold.ts';
import { planText, type TextPlan } from '../../domain/search/planner.ts';
import { facetId } from '../../domain/search/facet-ids.ts';
import type { FacetKind, PlannedQuery, ProductSearch, SearchResult } from '../../domain/search/port.ts';
import { attempts, type Attempt } from '../../domain/search/relax.ts';
import { shadeSort } from '../../domain/search/sorts.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import {
  inShadeOrder,
  findSeasonalCategories,
  listCachedItems,
  tags,
  type CardDataServices,
} from '../catalogue/service.ts';
import type { Db } from '../database.ts';
import type { Cache } from '../platform/cache.ts';
import { exactProduct } from './exact-product.ts';
import { facetsAnswer } from './facets.ts';
import { plannedFilters } from './filters.ts';
import { audiencesTag, loadFrame, type Frame } from './frame.ts';
import { meantNames, namesOf, suggestionsOf, type Names } from './names.ts';
import type { ListingIndex } from './listing-index/follow.ts';
import { indexedSearch } from './listing-index/indexed-search.ts';
import { postgresSearch, searchTag } from './postgres-search.ts';
import { synonymsInMemory, wordsInMemory } from './vocabulary-store.ts';
import { spell } from './spelling.ts';
import { findLooseCodes } from './typed-lines/loose-codes.ts';
import { catalogueCounts, searchWithWhole } from './whole-facets.ts';

export { hurryPrices, rebuildSearch, refreshProducts, searchHandlers, startSearchFeed } from './feed.ts';

export { startListingIndex, type ListingIndex } from './listing-index/follow.ts';
export { searchTag } from './postgres-search.ts';
export { findTyped, type TypedMatch } from './typed-lines/find.ts';

/** The search of a process: over its index where it has one. */
export function searchEngine(db: Db, index: ListingIndex | null): ProductSearch {
  const database = postgresSearch(db);
  return index === null ? database : indexedSearch(db, index, database);
}

/** Whether a purge of this tag means that documents changed; `*` stands for all that was missed. */
export function isDocumentTag(tag: string): boolean {
  return tag === searchTag || tag === '*';
}

export interface SearchServices extends CardDataServices {
  cache: Cache;
  clock: () => Date;
  /** Left out: the shop's own database. */
  engine?: ProductSearch;
}

/** Matches are counted exactly up to here; beyond it, counting costs more than the number is worth. */
export const countLimit = 10_000;
/** Names of brands, categories and parameters may be this old, in ms. */
const frameFreshMs = 60_000;
const frameStaleMs = 3_600_000;

/** A page of results: what was typed is planned, looked for, given up word by word while nothing is found, and shown with today's prices and stock. */
export async function searchProducts(
  services: SearchServices,
  query: SearchQuery,
  audience: Audience,
  only?: readonly number[],
): Promise<Omit<SearchAnswer, 'next' | 'previous'>> {
  const { db, cache, clock } = services;
  const engine = services.engine ?? postgresSearch(db);
  const [{ frame, names }, words] = await Promise.all([
    frameInMemory(db, cache, audience.shopId),
    wordsInMemory(db, cache),
  ]);
  const shopId = frame.shopOfCountry.get(audience.countryId) ?? audience.shopId;
  const base: PlannedQuery = {
    of: query.variations ? 'variations' : 'listings',
    stock: facetId('stock', shopId),
    terms: [],
    filters: plannedFilters(query, frame, shopId),
    ...(only && { only }),
    ...orderOf(query),
    language: audience.language,
    audience: ordinalOf(audience, frame),
    facets: facetsFor(query),
    countLimit,
  };
  const plan = query.term === '' ? null : planText(query.term, words);
  const tries = plan === null ? [{ terms: [], wording: null }] : attempts(plan, words);
  const found = await firstThatFinds(engine, cache, tries, base, isFiltered(query));
  const { attempt, result } =
    found.attempt === null && plan !== null
      ? await searchLooseCodes(services, engine, plan, query.term, base)
      : found;

  const now = clock();
  const ids = query.sort === shadeSort ? await shadesOfPage(db, result.ids, query) : result.ids;
  const results = await listCachedItems(services, ids, audience, now);
  const exactId = attempt === null || query.page > 1 ? null : await exactProduct(db, attempt, ids);
  const did_you_mean =
    attempt?.wording && result.total.value > 0
      ? await spell(
          db,
          attempt,
          results,
          { frame, names, synonyms: await synonymsInMemory(db, cache) },
          audience.language,
        )
      : null;
  return {
    count: result.total.value,
    relation: result.total.relation,
    results,
    facets: query.standalone
      ? null
      : {
          ...facetsAnswer(result.facets, frame, audience.language, shopId),
          ...(query.fixed && { [query.fixed]: [] }),
        },
    did_you_mean: did_you_mean && fold(did_you_mean) !== fold(query.term) ? did_you_mean : null,
    exact: exactId === null ? null : await addressOfProduct(services, exactId, results, audience, now),
    unknown_code: attempt === null && plan?.code?.isUnmistakable ? query.term : null,
    ...(await suggestions(query, attempt, result, { frame, names }, audience, engine, cache)),
  };
}

/** What the address of a product is made of; the product itself is mostly among the results. */
async function addressOfProduct(
  services: SearchServices,
  id: number,
  results: readonly ProductListItem[],
  audience: Audience,
  now: Date,
): Promise<SearchAnswer['exact']> {
  const item =
    results.find((one) => one.id === id) ?? (await listCachedItems(services, [id], audience, now))[0];
  return item ? { id, slug: item.slug } : null;
}

/** No engine knows shades: for their order it finds them all, as many as are counted, and the catalogue sorts them. */
function orderOf({ sort, page, page_size }: SearchQuery): Pick<PlannedQuery, 'sort' | 'page' | 'pageSize'> {
  if (sort === shadeSort) return { sort: 'relevance', page: 1, pageSize: countLimit };
  return { sort, page, pageSize: page_size };
}

async function shadesOfPage(
  db: Db,
  found: readonly number[],
  { page, page_size }: SearchQuery,
): Promise<number[]> {
  return (await inShadeOrder(db, found)).slice((page - 1) * page_size, page * page_size);
}

function facetsFor(query: SearchQuery): FacetKind[] {
  if (query.standalone) return [];
  return query.categories
    ? ['category', 'brand']
    : ['category', 'brand', 'price', 'parameter', 'discount', 'stock'];
}

/** The audience's prices; everyone's of that country when the group has none of its own. */
function ordinalOf({ countryId, groupId }: Audience, frame: Frame): number {
  const inCountry = frame.audiences.filter((one) => one.countryId === countryId);
  const audience =
    inCountry.find((one) => one.groupId === groupId) ?? inCountry.find((one) => one.groupId === null);
  return audience?.ordinal ?? 1;
}

const nothing: SearchResult = {
  ids: [],
  total: { value: 0, relation: 'eq' },
  facets: { counts: new Map(), price: null, discounts: [] },
};

/**
 * Tries one attempt after another. Words are given up only for a text that finds nothing at all: when filters
 * leave nothing of what was found, that is the answer.
 */
async function firstThatFinds(
  engine: ProductSearch,
  cache: Cache,
  tries: Iterable<Attempt>,
  base: PlannedQuery,
  filtered: boolean,
): Promise<{ attempt: Attempt | null; result: SearchResult }> {
  for (const attempt of tries) {
    const query = withAttempt(base, attempt);
    const result = await searchWithWhole(query, engine, cache);
    if (result.total.value > 0) return { attempt, result };
    if (!filtered) continue;
    const unfiltered = { ...query, filters: { groups: [] }, facets: [], page: 1, pageSize: 1, countLimit: 1 };
    if ((await engine.search(unfiltered)).total.value > 0) return { attempt, result };
  }
  return { attempt: null, result: nothing };
}

/** What codes beside each other, or one with a gap, name; filters hold of these as of any other. */
async function searchLooseCodes(
  { db, cache }: Pick<SearchServices, 'db' | 'cache'>,
  engine: ProductSearch,
  plan: TextPlan,
  term: string,
  base: PlannedQuery,
): Promise<{ attempt: Attempt | null; result: SearchResult }> {
  const ids = await findLooseCodes(db, term, plan);
  const only = base.only === undefined ? ids : ids.filter((id) => base.only!.includes(id));
  if (only.length === 0) return { attempt: null, result: nothing };
  // A code names a variation, also where its sister is named beside it.
  const result = await searchWithWhole({ ...base, of: 'variations', only }, engine, cache);
  return { attempt: { terms: [], wording: null }, result };
}

function withAttempt(base: PlannedQuery, attempt: Attempt): PlannedQuery {
  return {
    ...base,
    terms: attempt.terms,
    ...(attempt.exactCode !== undefined && { exactCode: attempt.exactCode }),
  };
}

async function suggestions(
  query: SearchQuery,
  attempt: Attempt | null,
  result: SearchResult,
  { frame, names }: { frame: Frame; names: Names },
  audience: Audience,
  engine: ProductSearch,
  cache: Cache,
): Promise<Pick<SearchAnswer, 'brands' | 'categories'>> {
  if (!query.categories || query.term === '') return { brands: [], categories: [] };
  const whole = await catalogueCounts(engine, cache);
  const isListed = (facet: number) => (whole.get(facet) ?? 0) > 0;
  const meant = (of: Names['brands']) => meantNames(of, attempt?.terms ?? [], result.facets.counts, isListed);
  return suggestionsOf(
    { brands: meant(names.brands), categories: meant(names.categories) },
    frame,
    audience.language,
  );
}

/** Names of what products point at, without the categories that nothing may offer. Changes of them are heard of at once. */
export function frameInMemory(
  db: Db,
  cache: Cache,
  shopId: Audience['shopId'],
): Promise<{ frame: Frame; names: Names }> {
  const sizeOf = ({ frame }: { frame: Frame }) =>
    (frame.brands.size + frame.categories.size + frame.values.size) * 1000;
  return cache.getOrLoad(
    `search frame ${shopId}`,
    {
      tags: [tags.brands, tags.categories, tags.parameters, audiencesTag],
      freshMs: frameFreshMs,
      staleMs: frameStaleMs,
      sizeOf,
    },
    async () => {
      const [frame, seasonal] = await Promise.all([loadFrame(db), findSeasonalCategories(db, shopId)]);
      for (const id of seasonal) frame.categories.delete(id);
      return { frame, names: namesOf(frame) };
    },
  );
}
