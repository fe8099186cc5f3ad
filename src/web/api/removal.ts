import type { QueryClient } from '@tanstack/react-query';

/** Takes a row out of a list before the shop has answered, and puts the list back when it refuses. */
export function removal<Row>(queries: QueryClient, queryKey: readonly unknown[], idOf: (row: Row) => number) {
  return {
    onMutate: async (id: number) => {
      await queries.cancelQueries({ queryKey });
      const former = queries.getQueryData<Row[]>(queryKey);
      queries.setQueryData<Row[]>(queryKey, (known) => known?.filter((row) => idOf(row) !== id));
      return { former };
    },
    onError: (_error: Error, _id: number, context: { former: Row[] | undefined } | undefined) => {
      queries.setQueryData(queryKey, context?.former);
    },
  };
}
