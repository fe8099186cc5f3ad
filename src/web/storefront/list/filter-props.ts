import type { SearchQuery } from '../../../domain/search/address.ts';
import type { SearchAnswer } from '../../../domain/search/contract.ts';
import type { FixedFilter } from './query.ts';

export interface FilterProps {
  facets: SearchAnswer['facets'];
  query: SearchQuery;
  fixed: FixedFilter;
  /** The address of the list with a part of its search changed. */
  address: (part: Partial<SearchQuery>) => string;
  /** Shows the list with a part of its search changed. */
  change: (part: Partial<SearchQuery>) => void;
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

/** The list of a page without its filters; what was searched for stays. */
export function clearedAddress(path: string, term: string): string {
  return term ? `${path}?${new URLSearchParams({ search: term })}` : path;
}
