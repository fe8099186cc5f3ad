import { mutationOptions } from '@tanstack/react-query';
import { toSearchParams, type SearchQuery } from '../../domain/search/address.ts';
import { boughtSearchCall, countSearchCall, searchCall } from '../../domain/search/calls.ts';
import type { Api } from './client.ts';
import { fresh, getCall } from './queries.ts';

/** A page of results with facets. */
export const searchQuery = ({ bought, ...query }: Partial<SearchQuery>) =>
  getCall(bought ? boughtSearchCall : searchCall, Object.fromEntries(toSearchParams(query)), fresh.short);

/** Counts a search whose results were shown (SR-06). Not retried: one more or less does not matter. */
export const countSearchMutation = (api: Api) =>
  mutationOptions({ mutationFn: (term: string) => api.send(countSearchCall, { body: { term } }) });
