import type { QueryClient } from '@tanstack/react-query';
import type { SearchQuery } from '../../../domain/search/address.ts';
import type { PageContext } from '../../state/page.tsx';
import { pagesOf, type ListQuery, listQuery } from './query.ts';

/** Maximum number of products an address shows below each other: rendering more takes the server long. */
const maxShown = 240;

/** Most pages one address of this list shows. */
export function maxPages(query: SearchQuery): number {
  return Math.max(1, Math.floor(maxShown / query.page_size));
}

/** The searches of the pages that stand below the first one: `pages` of the address counts them all, as far as there are any. */
export function furtherPages(
  page: Pick<PageContext, 'search'>,
  query: ListQuery,
  total: number,
): ListQuery[] {
  const asked = page.search.get('pages') ?? '';
  const shown = /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), maxPages(query)) : 1;
  const last = Math.min(query.page + shown - 1, pagesOf(query, total));
  const further: ListQuery[] = [];
  for (let number = query.page + 1; number <= last; number++) {
    further.push({ ...query, page: number, standalone: true });
  }
  return further;
}

/** Fetches the pages below the first one. One that fails says so in its place and leaves the others. */
export async function prefetchFurtherPages(
  page: PageContext,
  queries: QueryClient,
  query: ListQuery,
  total: number,
): Promise<void> {
  const further = furtherPages(page, query, total);
  await Promise.all(further.map((one) => queries.prefetchQuery(listQuery(one))));
}
