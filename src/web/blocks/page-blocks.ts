import type { QueryClient } from '@tanstack/react-query';
import type { ComposedNode, ComposedPage, SharedPlaceholders } from '../../domain/creator/contract.ts';
import { islandNames } from './tree-facts.ts';

/** Names of the blocks, among all that was fetched for a page, whose code the browser needs to take it over. */
export function pageBlocks(queries: QueryClient): string[] {
  const nodes: ComposedNode[] = [];
  for (const query of queries.getQueryCache().getAll()) {
    const path = String(query.queryKey[0]);
    if (path.endsWith('/composed-page/')) {
      const page = query.state.data as ComposedPage | undefined;
      for (const placeholder of page?.placeholders ?? []) nodes.push(...placeholder.components);
    } else if (path.endsWith('/shared-placeholders/')) {
      const shared = query.state.data as SharedPlaceholders | undefined;
      for (const placeholder of Object.values(shared?.positions ?? {})) nodes.push(...placeholder.components);
    }
  }
  return islandNames(nodes);
}
