import { searchFromAddress, toSearchParams, type SearchQuery } from '../../../domain/search/address.ts';
import type { PageContext } from '../../state/page.tsx';

/** What a page fixes for its list: a category page its category, a brand page its brand. */
export type FixedFilter = Partial<Pick<SearchQuery, 'category' | 'brand' | 'campaign'>>;

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

/** The address of the list of a page that searches for `query`; what the page itself fixes stays out of it. */
export function addressOf(path: string, fixed: FixedFilter, query: SearchQuery): string {
  const isOwnCategory = fixed.category && query.category.join() === fixed.category.join();
  const text = toSearchParams(
    {
      ...query,
      ...(fixed.brand ? { brand: [] } : {}),
      ...(fixed.campaign ? { campaign: [] } : {}),
      ...(isOwnCategory ? { category: [] } : {}),
    },
    'search',
  ).toString();
  return text ? `${path}?${text}` : path;
}
