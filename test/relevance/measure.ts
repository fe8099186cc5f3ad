import { queryClasses, type KnownQuery, type QueryClass } from './queries.ts';

export interface Relevance {
  hitAt5: number;
  hitAt10: number;
  /** Mean of 1 / place of the first right answer, 0 beyond ten. */
  meanReciprocalRank: number;
  /** Share of searches without any result. */
  zeroRate: number;
  hitAt5ByClass: Record<QueryClass, number>;
  missed: { of: QueryClass; text: string; place: number }[];
}

/** Asks every query and compares the first ten ids with the known answers. */
export async function measureRelevance(
  queries: readonly KnownQuery[],
  ask: (text: string) => Promise<number[]>,
): Promise<Relevance> {
  const places: { query: KnownQuery; place: number; isEmpty: boolean }[] = [];
  for (const query of queries) {
    const ids = (await ask(query.text)).slice(0, 10);
    const place = ids.findIndex((id) => query.answers.has(id)) + 1;
    places.push({ query, place: place === 0 ? Number.POSITIVE_INFINITY : place, isEmpty: ids.length === 0 });
  }
  const share = (list: typeof places, isCounted: (one: (typeof places)[number]) => boolean) =>
    list.filter(isCounted).length / list.length;
  return {
    hitAt5: share(places, (one) => one.place <= 5),
    hitAt10: share(places, (one) => one.place <= 10),
    meanReciprocalRank: places.reduce((sum, one) => sum + 1 / one.place, 0) / places.length,
    zeroRate: share(places, (one) => one.isEmpty),
    hitAt5ByClass: Object.fromEntries(
      queryClasses.map((of) => [
        of,
        share(
          places.filter((one) => one.query.of === of),
          (one) => one.place <= 5,
        ),
      ]),
    ) as Record<QueryClass, number>,
    missed: places
      .filter((one) => one.place > 5)
      .map(({ query, place }) => ({ of: query.of, text: query.text, place })),
  };
}
