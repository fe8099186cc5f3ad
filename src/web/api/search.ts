import { toSearchParams } from '../../domain/search/address.ts';
import type { SearchAnswer } from '../../domain/search/contract.ts';
import type { SearchQuery } from '../../domain/search/address.ts';
import { fresh, getCall } from './queries.ts';

const path = '/api/v1/products/elastic/search/new/';
/** Equal searches within this time are one call (SR-04), in ms. */
const sameSearchMs = 2000;

/** A page of results with facets. */
export const searchQuery = (query: Partial<SearchQuery>) =>
  getCall<SearchAnswer>(path, Object.fromEntries(toSearchParams(query)), fresh.short);

/** What the bar and the modal show while typing. */
export const suggestionsQuery = (term: string, pageSize: number) =>
  getCall<SearchAnswer>(
    path,
    Object.fromEntries(toSearchParams({ term, page_size: pageSize, categories: true })),
    { staleTime: sameSearchMs },
  );
