import type { QueryClient } from '@tanstack/react-query';
import type { ComposedPage } from '../../domain/creator/contract.ts';
import { islandNames } from './tree-facts.ts';

/**
 * Names of the blocks whose code the browser needs to take a page over: those that open it. The others are fetched
 * when somebody comes near them.
 */
export function pageBlocks(queries: QueryClient): string[] {
  const opening = queries
    .getQueryCache()
    .getAll()
    .filter((query) => String(query.queryKey[0]).endsWith('/composed-page/'))
    .flatMap((query) => (query.state.data as ComposedPage | undefined)?.placeholders ?? [])
    .flatMap(({ components }) => components.slice(0, 1));
  return islandNames(opening);
}
