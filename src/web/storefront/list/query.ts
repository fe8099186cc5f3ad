import { pageCount } from '../../../domain/pagination.ts';
import {
  searchFromAddress,
  searchLimits,
  toSearchParams,
  type SearchQuery,
} from '../../../domain/search/address.ts';
import type { PageContext } from '../../state/page.tsx';

/** What a page fixes for its list: a category page its category, a brand page its brand. */
export type FixedFilter = Partial<Pick<SearchQuery, 'category' | 'brand' | 'campaign'>>;

/** Most products an address shows below each other: drawing more takes the server long. */
const mostShown = 240;

/** The search the address of a list page asks for, with what the page itself fixes. */
export function queryOf(page: Pick<PageContext, 'search'>, fixed: FixedFilter): SearchQuery {
  return withFixed(searchFromAddress(page.search), fixed);
}

/** A search with what the page itself fixes. A category chosen below the page's own narrows it. */
export function withFixed(asked: SearchQuery, fixed: FixedFilter): SearchQuery {
  return {
    ...asked,
    category: asked.category.length > 0 ? asked.category : (fixed.category ?? []),
    brand: fixed.brand ?? asked.brand,
    campaign: fixed.campaign ?? asked.campaign,
  };
}

/** Number of pages of a list that can be leafed to. */
export function pagesOf(query: SearchQuery, total: number): number {
  return pageCount(Math.min(total, searchLimits.depth), query.page_size);
}

/** Most pages one address of this list shows. */
export function mostPages(query: SearchQuery): number {
  return Math.max(1, Math.floor(mostShown / query.page_size));
}

/** The searches of the pages that stand below the first one: `pages` of the address counts them all, as far as there are any. */
export function furtherPages(
  page: Pick<PageContext, 'search'>,
  query: SearchQuery,
  total: number,
): SearchQuery[] {
  const asked = page.search.get('pages') ?? '';
  const shown = /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), mostPages(query)) : 1;
  const last = Math.min(query.page + shown - 1, pagesOf(query, total));
  const further: SearchQuery[] = [];
  for (let number = query.page + 1; number <= last; number++) {
    further.push({ ...query, page: number, standalone: true });
  }
  return further;
}

/** The address of the list of a page that searches for `query`; what the page itself fixes stays out of it. */
export function addressOf(path: string, fixed: FixedFilter, query: SearchQuery, pages = 1): string {
  const isOwnCategory = fixed.category && query.category.join() === fixed.category.join();
  const search = toSearchParams(
    {
      ...query,
      ...(fixed.brand ? { brand: [] } : {}),
      ...(fixed.campaign ? { campaign: [] } : {}),
      ...(isOwnCategory ? { category: [] } : {}),
    },
    'search',
  );
  if (pages > 1) search.set('pages', String(pages));
  return search.size > 0 ? `${path}?${search}` : path;
}
