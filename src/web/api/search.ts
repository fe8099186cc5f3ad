import { searchPath, toSearchParams, type SearchQuery } from '../../domain/search/address.ts';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import { fresh, getCall } from './queries.ts';

/** A page of results with facets. */
export const searchQuery = (query: Partial<SearchQuery>) =>
  getCall<SearchAnswer>(searchPath, Object.fromEntries(toSearchParams(query)), fresh.short);
