import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { textArray } from './binary-array.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an array of any texts, none too, is what PostgreSQL reads', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((one) => !one.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
      const { rows } = await database.pool.query('select $1::text[] as texts', [textArray(texts)]);
      expect(rows[0].texts).toEqual(texts);
    }),
    { numRuns: 100 },
  );
});
