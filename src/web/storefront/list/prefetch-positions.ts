import type { QueryClient } from '@tanstack/react-query';
import { listPlaceholdersQuery } from '../../api/creator.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';
import { listPositions } from './positions.ts';

/** Fetches what editors put around a list, and what its blocks need, so that the list is shown with its head at once. */
export async function prefetchPositions(
  page: PageContext,
  queries: QueryClient,
): Promise<Redirect | undefined> {
  const around = listPlaceholdersQuery(listPositions, page.path);
  await queries.prefetchQuery(around);
  const positions = queries.getQueryData(around.queryKey)?.positions ?? {};
  const nodes = Object.values(positions).flatMap((placeholder) => placeholder.components);
  if (nodes.length === 0) return undefined;
  // Not needed for the page somebody enters the shop by, which the server has fetched for.
  const { prefetchBlocks } = await import('../../blocks/prefetch-blocks.ts');
  return prefetchBlocks(nodes, page, queries);
}
