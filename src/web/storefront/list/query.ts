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

/** The search the address of a list page asks for, with what the page itself fixes. */
export function queryOf(page: Pick<PageContext, 'search'>, fixed: FixedFilter): SearchQuery {
  return withFixed(searchFromAddress(page.search), fixed);
}

/** A search with what the page itself fixes. A category chosen below the page's own narrows it. */
export function withFixed(asked: SearchQuery, fixed: FixedFilter): SearchQuery {
  const kind = fixed.brand ? 'brand' : fixed.category && asked.category.length === 0 ? 'category' : null;
  return {
    ...asked,
    ...(kind && { fixed: kind }),
    category: asked.category.length > 0 ? asked.category : (fixed.category ?? []),
    brand: fixed.brand ?? asked.brand,
    campaign: fixed.campaign ?? asked.campaign,
  };
}

/** Number of pages of a list that can be leafed to. */
export function pagesOf(query: SearchQuery, total: number): number {
  return pageCount(Math.min(total, searchLimits.depth), query.page_size);
}

/** The address of the list of a page that searches for `query`; what the page itself fixes stays out of it. */
export function addressOf(path: string, fixed: FixedFilter, query: SearchQuery, pages = 1): string {
  const isOwnCategory = fixed.category && query.category.join() === fixed.category.join();
  const search = toSearchParams(
    {
      ...query,
      fixed: undefined,
      ...(fixed.brand ? { brand: [] } : {}),
      ...(fixed.campaign ? { campaign: [] } : {}),
      ...(isOwnCategory ? { category: [] } : {}),
    },
    'search',
  );
  if (pages > 1) search.set('pages', String(pages));
  return search.size > 0 ? `${path}?${search}` : path;
}
