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
