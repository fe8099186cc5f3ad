import { pageCount } from '../../../domain/pagination.ts';
import {
  searchFromAddress,
  searchLimits,
  toSearchParams,
  type SearchQuery,
} from '../../../domain/search/address.ts';
import { shadeSort } from '../../../domain/search/sorts.ts';
import { searchQuery } from '../../api/search.ts';
import type { PageContext } from '../../state/page.tsx';

/** What a page fixes for its list: a category page its category, a brand page its brand. */
export type FixedFilter = Partial<Pick<SearchQuery, 'category' | 'brand' | 'campaign'>> & {
  /** A category of colour: its list is one of shades until the visitor says otherwise. */
  isColour?: boolean;
};

/** What a list shows: a card for each family of variations, or a tile for each shade. */
const shows = ['products', 'shades'] as const;
export type Show = (typeof shows)[number];

/** How a list looks: cards in a grid, or rows as the trade reads them. */
export const looks = ['cards', 'rows'] as const;
export type Look = (typeof looks)[number];

/** All that the address of a list says. What it leaves out is for the list to decide. */
export interface ListQuery extends SearchQuery {
  show?: Show | undefined;
  look?: Look | undefined;
  isColour?: boolean;
}

/** Parameters that only hair colours have, depth and reflect: who narrows by them looks for a shade. */
const shadeCodes = new Set(['level', 'tone']);

/** The list the address of a page asks for, with what the page itself fixes. */
export function queryOf({ search }: Pick<PageContext, 'search'>, fixed: FixedFilter): ListQuery {
  const show = shows.find((one) => one === search.get('show'));
  const look = looks.find((one) => one === search.get('look'));
  return { ...withFixed(searchFromAddress(search), fixed), variations: false, show, look };
}

/** A search with what the page itself fixes. A category chosen below the page's own narrows it. */
export function withFixed<Query extends SearchQuery>(asked: Query, fixed: FixedFilter): Query {
  const kind = fixed.brand ? 'brand' : fixed.category && asked.category.length === 0 ? 'category' : null;
  return {
    ...asked,
    ...(kind && { fixed: kind }),
    ...(fixed.isColour && { isColour: true }),
    category: asked.category.length > 0 ? asked.category : (fixed.category ?? []),
    brand: fixed.brand ?? asked.brand,
    campaign: fixed.campaign ?? asked.campaign,
  };
}

/**
 * Whether the list shows shades: where the visitor said so, else in a category of colour and as soon as a depth or a
 * reflect is chosen.
 */
export function showsShades({
  show,
  parameter,
  isColour = false,
}: Pick<ListQuery, 'show' | 'parameter' | 'isColour'>): boolean {
  return show ? show === 'shades' : isColour || parameter.some(({ code }) => shadeCodes.has(code));
}

/** The call whose answer the list shows. Shades stand by depth, unless a text or the visitor orders them. */
export function listQuery(query: ListQuery) {
  const sort = isByDepth(query) ? shadeSort : query.sort;
  return searchQuery({ ...query, sort, variations: showsShades(query) });
}

/** Whether the list is of shades in the order of their depths. */
export function isByDepth(query: ListQuery): boolean {
  return showsShades(query) && query.sort === 'relevance' && query.term === '';
}

/** Number of pages of a list that can be leafed to. */
export function pagesOf(query: SearchQuery, total: number): number {
  return pageCount(Math.min(total, searchLimits.depth), query.page_size);
}

/** The address of the list of a page that searches for `query`; what the page itself fixes stays out of it. */
export function addressOf(path: string, fixed: FixedFilter, query: ListQuery, pages = 1): string {
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
  for (const [key, value] of listParams(query)) search.set(key, value);
  if (pages > 1) search.set('pages', String(pages));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What an address says of a list beyond its search. */
export function listParams({ show, look }: Pick<ListQuery, 'show' | 'look'>): [string, string][] {
  return [
    ...(show ? [['show', show] as [string, string]] : []),
    ...(look ? [['look', look] as [string, string]] : []),
  ];
}
