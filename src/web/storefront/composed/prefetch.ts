import type { QueryClient } from '@tanstack/react-query';
import type { EntityType } from '../../../domain/creator/contract.ts';
import { composedPageQuery } from '../../api/creator.ts';
import { prefetchBlocks } from '../../blocks/prefetch-blocks.ts';
import type { Redirect } from '../../routes.ts';
import type { PageContext } from '../../state/page.tsx';

/** Fetches a composed page and what its blocks need for the first paint; throws 404 when nobody composed it. */
export async function prefetchComposed(
  page: PageContext,
  queries: QueryClient,
  type: EntityType,
): Promise<Redirect | void> {
  const composed = await queries.fetchQuery(composedPageQuery(page.path, type));
  const nodes = composed.placeholders.flatMap((placeholder) => placeholder.components);
  return prefetchBlocks(nodes, page, queries);
}
