import { searchFromAddress, type SearchQuery } from '../../../domain/search/address.ts';
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
