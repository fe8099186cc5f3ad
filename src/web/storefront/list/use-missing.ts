import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listQuery, type ListQuery } from './query.ts';

/** How many products of these pages have not come: those of pages that failed, or that are asked for again. */
export function useMissing(pages: readonly ListQuery[], total: number): number {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const count = () =>
    pages
      .filter((page) => !queries.getQueryData(listQuery(page).queryKey))
      .reduce((sum, { page, page_size }) => sum + Math.min(page_size, total - (page - 1) * page_size), 0);
  return useSyncExternalStore((onChange) => cache.subscribe(onChange), count, count);
}
