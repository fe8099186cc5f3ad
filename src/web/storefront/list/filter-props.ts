import type { SearchQuery } from '../../../domain/search/address.ts';
import type { SearchAnswer } from '../../../domain/search/contract.ts';
import { listParams, type FixedFilter, type ListQuery } from './query.ts';

export interface FilterProps {
  facets: SearchAnswer['facets'];
  query: ListQuery;
  fixed: FixedFilter;
  /** The address of the list with a part of its search changed. */
  address: (part: Partial<ListQuery>) => string;
  /** Shows the list with a part of its search changed. */
  change: (part: Partial<ListQuery>) => void;
}

/** `list` with `value` in it when it was not, else without it. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** The parameter filters with one value of one code put in or taken out. */
export function withToggled(query: SearchQuery, code: string, value: string): SearchQuery['parameter'] {
  const others = query.parameter.filter((one) => one.code !== code);
  const values = toggled(query.parameter.find((one) => one.code === code)?.values ?? [], value);
  return values.length > 0 ? [...others, { code, values }] : others;
}

/** How many filters are in force: each has a chip above the list. */
export function chosenFilters({ query, fixed }: Pick<FilterProps, 'query' | 'fixed'>): number {
  const { category, brand, parameter, price, in_stock, discount_rate, bought } = query;
  const isOwnCategory = category.join() === (fixed.category ?? []).join();
  return (
    (isOwnCategory ? 0 : category.length) +
    (fixed.brand ? 0 : brand.length) +
    parameter.reduce((sum, { values }) => sum + values.length, 0) +
    Number(price.start !== undefined || price.end !== undefined) +
    Number(in_stock) +
    Number(discount_rate !== undefined) +
    Number(bought === true)
  );
}

/** The list of a page without its filters; what was searched for, and how it is shown, stays. */
export function clearedAddress(path: string, query: Pick<ListQuery, 'term' | 'show' | 'look'>): string {
  const search = new URLSearchParams(query.term ? { search: query.term } : {});
  for (const [key, value] of listParams(query)) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
