import type { QueryClient } from '@tanstack/react-query';
import type { SharedPosition } from '../../../domain/creator/placeholder-types.ts';
import { pageCount, pageFromQuery } from '../../../domain/pagination.ts';
import { listPlaceholdersQuery, postsQuery, type PostsParams } from '../../api/creator.ts';
import { ApiError } from '../../api/client.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';

export const postsPageSize = 12;

/** The list the address asks for. */
export function postsParams(page: Pick<PageContext, 'search'>, type: PostsParams['type']): PostsParams {
  const wanted = pageFromQuery(page.search.get('page'), Number.MAX_SAFE_INTEGER) ?? 1;
  return { type, page: wanted, page_size: postsPageSize };
}

/** Fetches a list of posts and what stands around it; a page that is not there leads to the first (RT-16). */
export async function prefetchPosts(
  page: PageContext,
  queries: QueryClient,
  type: PostsParams['type'],
  positions: readonly SharedPosition[],
): Promise<Redirect | undefined> {
  const aroundFetched = fetchAround(page, queries, positions);
  const others = new URLSearchParams(page.search);
  others.delete('page');
  const first = {
    redirect: others.size > 0 ? `${page.path}?${others}` : page.path,
    status: 302,
  } as const;
  if (pageFromQuery(page.search.get('page'), Number.MAX_SAFE_INTEGER) === null) return first;
  try {
    const posts = await queries.fetchQuery(postsQuery(postsParams(page, type)));
    const pages = pageCount(posts.count, postsPageSize);
    if (pageFromQuery(page.search.get('page'), pages) === null) return first;
  } catch (error) {
    // A filter no event can have, typed into the address by hand.
    if (error instanceof ApiError && error.status === 400) return { redirect: page.path, status: 302 };
    // The page stands without its list (ER-04), and offers to try again. The server has logged the call itself.
    if (typeof window !== 'undefined') console.error('a list of posts could not be fetched', error);
  }
  await aroundFetched;
  return prefetchAround(page, queries, positions);
}

/** Fetches what editors put above and below a list. Never rejects: a list stands without it. */
export async function fetchAround(
  page: PageContext,
  queries: QueryClient,
  positions: readonly SharedPosition[],
): Promise<void> {
  if (positions.length > 0) await queries.prefetchQuery(listPlaceholdersQuery(positions, page.path));
}

/** Fetches what the blocks around a list need, once they are known. */
export async function prefetchAround(
  page: PageContext,
  queries: QueryClient,
  positions: readonly SharedPosition[],
): Promise<Redirect | undefined> {
  const shared = queries.getQueryData(listPlaceholdersQuery(positions, page.path).queryKey);
  const nodes = Object.values(shared?.positions ?? {}).flatMap((placeholder) => placeholder.components);
  // Not needed for the page somebody enters the shop by, which the server has fetched for.
  const { prefetchBlocks } = await import('../../blocks/prefetch-blocks.ts');
  return (await prefetchBlocks(nodes, page, queries)) ?? undefined;
}
