import { searchLimits, type SearchQuery } from '../../domain/search/address.ts';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import * as api from '../../domain/search/api.ts';
import { tags, tagsOfProducts } from '../catalogue/service.ts';
import type { ShopCalls } from '../database.ts';
import { boughtAmong, boughtProducts } from '../orders/service.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import { searchCounter } from './counting.ts';
import { popularBrands, popularCategories, popularSearches } from './popular.ts';
import { searchTag } from './postgres-search.ts';
import { searchProducts, type SearchServices } from './service.ts';

/** Prices change by the clock, so answers with them are cached a minute. */
const pricedMs = 60_000;
const popular = { cacheMs: 300_000 };
/** Searches are many in a salon full of people behind one address: RATE_LIMIT_PER_MINUTE alone bounds them. */
const callsPerMinute = Infinity;
const countsPerMinute = 60;

/** Search and the popular lists (SR-04, SR-06). */
export function searchCalls(calls: ShopCalls, services: SearchServices): void {
  const { db, clock } = services;
  const count = searchCounter(services);

  calls.shared(
    api.search,
    { cacheMs: pricedMs, callsPerMinute, isUnchecked: true },
    async ({ audience }, { query, url }) => {
      const found = await searchProducts(services, query, audience);
      const shown = found.results.map((one) => one.id);
      return {
        value: paged(found, query, url),
        tags: [
          searchTag,
          tags.brands,
          tags.categories,
          tags.parameters,
          ...tagsOfProducts(shown, audience.countryId),
        ],
      };
    },
  );

  calls.each(api.boughtSearch, {}, async (visitor, { query, url }) => {
    const products = await boughtProducts(db, signedIn(visitor));
    return paged(await searchProducts(services, query, visitor.audience, products), query, url);
  });

  calls.each(api.boughtProducts, {}, (visitor, { query }) =>
    boughtAmong(db, signedIn(visitor), query.products.split(',').map(Number)),
  );

  calls.shared(api.popularBrands, popular, async ({ audience }) => ({
    value: await popularBrands(db, audience),
    tags: [tags.brands, tags.products],
  }));

  calls.shared(api.popularCategories, popular, async ({ audience }) => ({
    value: await popularCategories(db, audience),
    tags: [tags.categories, tags.products],
  }));

  calls.shared(api.popularSearches, popular, async ({ audience }) => ({
    value: await popularSearches(db, audience, clock()),
    tags: [],
  }));

  // One statement after a search of its own: a transaction would hold a connection while it searches with another.
  calls.each(api.countSearch, { callsPerMinute: countsPerMinute }, async (visitor, { body }, { ip }) => {
    await count(visitor, body.term, ip);
    return null;
  });
}

/** With links to the pages beside it; none is offered that would be refused as too far. */
function paged<Found extends Omit<SearchAnswer, 'next' | 'previous'>>(
  found: Found,
  { page, page_size: pageSize }: SearchQuery,
  url: string,
): Found & Pick<SearchAnswer, 'next' | 'previous'> {
  const reachable = Math.floor(searchLimits.depth / pageSize) * pageSize;
  const count = Math.min(found.count, reachable);
  const { next, previous } = pageOfList(found.results, { count, page, pageSize, url });
  return { ...found, next, previous };
}
