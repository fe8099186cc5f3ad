import type { QueryClient } from '@tanstack/react-query';
import { pageFromQuery } from '../../../domain/pagination.ts';
import { ApiError } from '../../api/client.ts';
import { popularCategoriesQuery, popularProductsQuery } from '../../api/popular.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';
import { addressOf, pagesOf, queryOf, type FixedFilter, listQuery } from './query.ts';

/** Fetches the list of the address; a page below 1, above the last or no number leads to the first (RT-16). */
export async function prefetchList(
  page: PageContext,
  queries: QueryClient,
  fixed: FixedFilter,
): Promise<Redirect | undefined> {
  const query = queryOf(page, fixed);
  const answer = await queries.fetchQuery(listQuery(query)).catch((error: unknown) => {
    // Who is not signed in has bought nothing that could be shown.
    if (query.bought && error instanceof ApiError && error.status === 401) return null;
    if (!staysOnPage(page, error)) throw error;
    return undefined;
  });
  if (answer === null)
    return { redirect: addressOf(page.path, fixed, { ...query, bought: false }), status: 302 };
  if (!answer) return undefined;
  // An empty list shows the ways on at once, so that nothing below it moves.
  if (answer.count === 0) {
    await Promise.all([
      queries.prefetchQuery(popularCategoriesQuery()),
      queries.prefetchQuery(popularProductsQuery()),
    ]);
  }
  if (pageFromQuery(page.search.get('page'), pagesOf(query, answer.count)) !== null) {
    if (page.search.has('pages')) {
      // Few addresses show more than one page, so this comes with what renders them.
      const { prefetchFurtherPages } = await import('./further-pages.ts');
      await prefetchFurtherPages(page, queries, query, answer.count);
    }
    return undefined;
  }
  return { redirect: addressOf(page.path, fixed, { ...query, page: 1 }), status: 302 };
}

/**
 * Whether the list says itself that its products did not come: where somebody filters or leafs in a list that is on the
 * screen. Its filters stay in place, to be changed or taken back. What is refused for good is for the error page.
 */
function staysOnPage(page: PageContext, error: unknown): boolean {
  if (typeof window === 'undefined' || !navigator.onLine || window.location.pathname !== page.path)
    return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
