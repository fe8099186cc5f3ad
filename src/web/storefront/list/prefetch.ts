import type { QueryClient } from '@tanstack/react-query';
import { pageFromQuery } from '../../../domain/pagination.ts';
import { popularCategoriesQuery } from '../../api/popular.ts';
import { searchQuery } from '../../api/search.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';
import { furtherPages, pagesOf, queryOf, type FixedFilter } from './query.ts';

/** Fetches the list of the address; a page below 1, above the last or no number leads to the first (RT-16). */
export async function prefetchList(
  page: PageContext,
  queries: QueryClient,
  fixed: FixedFilter,
): Promise<Redirect | undefined> {
  const query = queryOf(page, fixed);
  const answer = await queries.fetchQuery(searchQuery(query));
  // An empty list shows the ways on at once, so that nothing below it moves.
  if (answer.count === 0) await queries.prefetchQuery(popularCategoriesQuery());
  if (pageFromQuery(page.search.get('page'), pagesOf(query, answer.count)) !== null) {
    const further = furtherPages(page, query, answer.count);
    // One that fails says so in its place and leaves the others.
    await Promise.all(further.map((one) => queries.prefetchQuery(searchQuery(one))));
    return undefined;
  }
  const search = new URLSearchParams(page.search);
  search.delete('page');
  search.delete('pages');
  return { redirect: search.size > 0 ? `${page.path}?${search}` : page.path, status: 302 };
}
