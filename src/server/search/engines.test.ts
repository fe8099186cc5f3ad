import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListenConnection } from '../platform/listen-connection.ts';
import { listenForInvalidations } from '../platform/purge.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { documentsFrom, generatedListings, generatedQuery } from '../../../test/search/generated.ts';
import { referenceSearch } from '../../../test/search/reference.ts';
import type { PlannedQuery, SearchDocument, SearchResult } from '../../domain/search/port.ts';
import { startListingIndex, type ListingIndex } from './listing-index/follow.ts';
import { indexedSearch } from './listing-index/indexed-search.ts';
import { postgresSearch, searchTag } from './postgres-search.ts';

let database: TestDatabase;
let index: ListingIndex;
let listening: ListenConnection;
const failures: unknown[] = [];
/** Of the searches in the test, those that the index left to the database. */
let left = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  index = startListingIndex(database.db, { onError: (error) => failures.push(error) });
  const log = { warn: () => undefined };
  const onInvalidation = (tags: readonly string[]) => tags.includes(searchTag) && index.follow();
  listening = await listenForInvalidations({
    connectionString: database.connectionString,
    caches: [],
    onInvalidation,
    log,
  });
});
afterAll(async () => {
  await listening.stop();
  await index.stop();
  await database.drop();
  expect(failures).toEqual([]);
});

let seq = 0n;
const engines = {
  'the database': () => postgresSearch(database.db),
  'the index': () => {
    const fallback = postgresSearch(database.db);
    return indexedSearch(database.db, index, {
      ...fallback,
      search(query) {
        left++;
        return fallback.search(query);
      },
    });
  },
};

/** Counts of nothing may be named or not. */
const plain = ({ facets, ...rest }: SearchResult) => ({
  ...rest,
  ...facets,
  counts: Object.fromEntries([...facets.counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)),
});

async function expectAll(
  documents: readonly SearchDocument[],
  queries: readonly PlannedQuery[],
  name: keyof typeof engines,
) {
  const engine = engines[name]();
  for (const query of queries)
    expect(plain(await engine.search(query))).toEqual(plain(referenceSearch(documents, query)));
}

/** Until the purge of the last commit was heard and followed. */
async function followed(): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, 2));
  index.follow();
  await index.isCurrent();
}

test.each(['the database', 'the index'] as const)(
  'PL-02 SR-05 %s finds, shows, sorts and counts the variations that fit, as the plain rule does, between changes',
  { timeout: 120_000 },
  async (name) => {
    const engine = postgresSearch(database.db);
    left = 0;
    let asked = 0;
    const someQueries = fc.array(generatedQuery, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        generatedListings,
        someQueries,
        generatedListings,
        fc.array(fc.nat(11)),
        someQueries,
        async (listings, queries, changes, gone, later) => {
          const { rows } = await sql<{ id: number }>`select product_id as id from search_document`.execute(
            database.db,
          );
          await engine.remove(
            rows.map((row) => row.id),
            ++seq,
          );
          const documents = documentsFrom(listings, seq);
          await engine.upsert(documents);
          await followed();
          await expectAll(documents, queries, name);

          // Some listings change, some come, some go.
          const changed = documentsFrom(changes, ++seq);
          await engine.upsert(changed);
          const merged = new Map([...documents, ...changed].map((one) => [placeOf(one), one]));
          const left = changed.filter((one) =>
            documents.some((old) => placeOf(old) === placeOf(one) && old.productId !== one.productId),
          );
          // A family whose lead changed is another document: the old one goes.
          await engine.remove(
            documents
              .filter((old) => left.some((one) => placeOf(one) === placeOf(old)))
              .map((one) => one.productId),
            seq,
          );
          const goneIds = gone.flatMap((at) => merged.get(at)?.productId ?? []);
          await engine.remove(goneIds, ++seq);
          const now = [...merged.values()].filter((one) => !goneIds.includes(one.productId));
          await followed();
          await expectAll(now, later, name);
          asked += queries.length + later.length;
        },
      ),
      { numRuns: 80 },
    );
    expect(asked).toBeGreaterThan(0);
    if (name === 'the index') expect(left, 'nothing is left to the database').toBe(0);
  },
);

function placeOf({ variations }: SearchDocument): number {
  return Math.floor((variations[0]!.productId - 1) / 10);
}
