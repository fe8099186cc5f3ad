import type { QueryClient } from '@tanstack/react-query';
import type { EntityType } from '../../../domain/creator/contract.ts';
import { composedPageQuery } from '../../api/creator.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';

/** Fetches a composed page and what its blocks need for the first paint; throws 404 when nobody composed it. */
export async function prefetchComposed(
  page: PageContext,
  queries: QueryClient,
  type: EntityType,
  path = page.path,
): Promise<Redirect | void> {
  const composed = await queries.fetchQuery(composedPageQuery(path, type));
  const nodes = composed.placeholders.flatMap((placeholder) => placeholder.components);
  // Not needed for the page somebody enters the shop by, which the server has fetched for.
  const { prefetchBlocks } = await import('../../blocks/prefetch-blocks.ts');
  return prefetchBlocks(nodes, page, queries);
}
