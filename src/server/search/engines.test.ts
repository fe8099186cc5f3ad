import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { documentsFrom, generatedListings, generatedQuery } from '../../../test/search/generated.ts';
import { referenceSearch } from '../../../test/search/reference.ts';
import type { SearchResult } from '../../domain/search/port.ts';
import { postgresSearch } from './postgres-search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let seq = 0n;

/** Counts of nothing may be named or not. */
const plain = ({ facets, ...rest }: SearchResult) => ({
  ...rest,
  ...facets,
  counts: Object.fromEntries([...facets.counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)),
});

test(
  'PL-02 SR-05 the database finds, shows, sorts and counts the variations that fit, as the plain rule does',
  { timeout: 120_000 },
  async () => {
    const engine = postgresSearch(database.db);
    await fc.assert(
      fc.asyncProperty(
        generatedListings,
        fc.array(generatedQuery, { minLength: 1, maxLength: 8 }),
        async (listings, queries) => {
          const documents = documentsFrom(listings, ++seq);
          await sql`truncate search_document, search_variation`.execute(database.db);
          await engine.upsert(documents);
          for (const query of queries)
            expect(plain(await engine.search(query))).toEqual(plain(referenceSearch(documents, query)));
        },
      ),
      { numRuns: 120 },
    );
  },
);
