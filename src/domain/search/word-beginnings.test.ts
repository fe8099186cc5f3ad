import { expect, test } from 'vitest';
import type { Term } from './port.ts';
import { createVocabulary } from './vocabulary.ts';
import { withWordsBegun } from './word-beginnings.ts';

const vocabulary = createVocabulary(
  ['hair', 'hairspray', 'nordlys', 'volos', 'volosy', ...many('sa', 31)].map((word) => [word, 1] as const),
);

function many(beginning: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => beginning + String.fromCharCode(97 + (at % 26), 97 + at));
}

const withBegun = (...terms: Term[]) => withWordsBegun(terms, vocabulary).at(-1)!.begun;
const begunOf = (...alts: string[]) =>
  withBegun({ alts: ['nordlys'], prefix: false }, { alts, prefix: true });

test('SR-05 a beginning among other words stands for the words of the shop that begin so', () => {
  expect(begunOf('volos')).toEqual(new Map([['volos', ['volos', 'volosy']]]));
  expect(begunOf('hai', 'nothing such')).toEqual(new Map([['hai', ['hair', 'hairspray']]]));
});

test('SR-05 a beginning stays one where no word begins so, too many do, or it may be a code', () => {
  expect(begunOf('ndhyd')).toBeUndefined();
  expect(begunOf('sa')).toBeUndefined();
  expect(begunOf('volos3')).toBeUndefined();
  expect(withBegun({ alts: ['nordlys hair'], prefix: true, codePart: 'hair' })).toBeUndefined();
});

test('SR-05 a word alone is found by its beginning, the last of several together is not', () => {
  expect(withBegun({ alts: ['hair'], prefix: true })).toBeUndefined();
  expect(withBegun({ alts: ['nordlys hair'], prefix: true })).toEqual(
    new Map([['hair', ['hair', 'hairspray']]]),
  );
});
