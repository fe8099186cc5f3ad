import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/db.ts';
import { codeText, matchText, rankText, vectorOf } from './tsquery.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom("'", '\\', "\\'", "a' | 'b", ':*', '!', '&', '<->', '7/43', '(', '"'),
);
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const term = fc
  .record({ alts: words, prefix: fc.boolean(), longer: words })
  .map(({ alts, prefix, longer }) => ({ alts, prefix, begun: new Map([[alts[0]!, longer]]) }));

test('SR-05 whatever the words, PostgreSQL reads them as words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(term, { minLength: 1, maxLength: 5 }), async (terms) => {
      for (const text of [matchText(terms), rankText(terms, 'ru'), codeText(terms[0]!.alts[0]!)]) {
        // Stripped of what is quoted, only our own operators are left.
        expect(text.replace(/'(?:[^'\\]|''|\\\\)*'/g, '')).toMatch(/^[ ()|&:*D]*$/);
        await database.pool.query('select $1::tsquery', [text]);
      }
    }),
    { numRuns: 150 },
  );
});

test('SR-05 a document of any words is found by each of them', async () => {
  const plain = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((one) => /\S/.test(one) && !/[\0 ]/.test(one));
  await fc.assert(
    fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 10 }), async (words) => {
      const vector = vectorOf([
        { weight: 'A', words },
        { weight: 'D', words: ['code'] },
      ]);
      const query = matchText(words.map((one) => ({ alts: [one], prefix: false })));
      const { rows } = await database.pool.query('select $1::tsvector @@ $2::tsquery as found', [
        vector,
        query,
      ]);
      expect(rows[0].found).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('SR-05 a whole code is looked for among codes alone', async () => {
  const vector = vectorOf([
    { weight: 'A', words: ['ny1007', 'shampoo'] },
    { weight: 'D', words: ['ab1'] },
  ]);
  const found = async (code: string) =>
    (await database.pool.query('select $1::tsvector @@ $2::tsquery as found', [vector, codeText(code)]))
      .rows[0].found;
  expect(await found('ab1')).toBe(true);
  expect(await found('ny1007')).toBe(false);
});

test('SR-05 a very long document keeps every word', async () => {
  const words = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  const vector = vectorOf([{ weight: 'A', words: [...words, ...words, ...words, ...words] }]);
  const { rows } = await database.pool.query('select length($1::tsvector) as words', [vector]);
  expect(rows[0].words).toBe(5000);
});
