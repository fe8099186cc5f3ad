import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedErrors, correct, distanceBetween } from './correct.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
  ['sampoon', 300],
  ['shampoo', 500],
  ['sampuns', 200],
  ['palsam', 120],
  ['conditioner', 80],
  ['konditsioneer', 60],
  ['juuksevarv', 40],
  ['шампунь', 400],
  ['краска', 90],
  ['wella', 30],
  ['mask', 50],
  ['mass', 1],
  ['743', 12],
]);
const best = (typed: string, isPrefix = false) => correct(typed, vocabulary, isPrefix)[0]?.word;

test('SR-05 one typing error from 4 letters, two from 8', () => {
  expect([3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2]);
  expect(best('shmapoo')).toBe('shampoo');
  expect(best('shampo')).toBe('shampoo');
  expect(best('welle')).toBe('wella');
  expect(best('шампунт')).toBe('шампунь');
  expect(best('conditoinr')).toBe('conditioner');
  expect(best('konditsionr', true)).toBe('konditsioneer');
  expect(best('wxlle')).toBeUndefined();
  expect(best('max')).toBeUndefined();
  expect(best('7434')).toBeUndefined();
});

test('SR-05 a word still being typed is compared with beginnings', () => {
  expect(best('shmap')).toBeUndefined();
  expect(best('shmap', true)).toBe('shampoo');
  expect(best('juksev', true)).toBe('juuksevarv');
});

test('SR-05 of a beginning of four letters none may be mistaken', () => {
  expect(best('konb', true)).toBeUndefined();
  expect(best('konbi', true)).toBe('konditsioneer');
  expect(best('masx', true)).toBe('mask');
});

test('SR-05 of equally near words the more frequent one comes first', () =>
  expect(best('masx')).toBe('mask'));

/** The same distance, reckoned plainly over the whole table. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const row = table[i]!;
      row[j] = Math.min(
        table[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, table[i - 2]![j - 2]! + 1);
    }
  }
  return table[a.length]![b.length]!;
}

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });

test('SR-05 the walk measures as the whole table does', () => {
  fc.assert(
    fc.property(shortWord, shortWord, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
      expect(distanceBetween(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
    }),
    { numRuns: 1000 },
  );
});

test('SR-05 the walk misses no word, neither whole nor as a beginning', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
      word,
      fc.boolean(),
      (words, typed, isPrefix) => {
        const small = createVocabulary(words.map((one) => [one, 1] as const));
        const limit = allowedErrors(typed.length);
        const errors = (one: string) => {
          const whole = plainDistance(typed, one);
          if (whole <= limit || !isPrefix || typed.length < 5) return whole;
          return Math.min(
            ...Array.from({ length: one.length }, (_, end) => plainDistance(typed, one.slice(0, end))),
          );
        };
        const min = Math.min(...words.map(errors));
        const found = correct(typed, small, isPrefix);
        expect(found.length > 0).toBe(min <= limit);
        for (const one of found) expect(one.distance).toBe(errors(one.word));
      },
    ),
    { numRuns: 500 },
  );
});
