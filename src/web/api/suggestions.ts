import { searchCall } from '../../domain/search/calls.ts';
import { getCall } from './queries.ts';

/** Equal searches within this time are one call (SR-04), in ms. */
const sameSearchMs = 2000;

/** What the bar and the modal show while typing. */
export const suggestionsQuery = (term: string, pageSize: number) =>
  getCall(searchCall, { term, page_size: pageSize, categories: true }, { staleTime: sameSearchMs });
