import { expect, test } from 'vitest';
import type { Term } from '../../domain/search/port.ts';
import { meantNames } from './names.ts';

const term = (text: string, prefix = false): Term => ({ alts: [text], prefix });
const name = (id: number, ...words: string[]) => ({ id, facet: 1000 + id, spellings: [words] });
const lines = Array.from({ length: 12 }, (_, index) => name(index + 1, 'lumi', `line${index + 1}`));
const none = new Map<number, number>();

test('SR-02 at most eight brands or categories are offered', () => {
  expect(meantNames(lines, [term('lumi')], none, () => true)).toHaveLength(8);
  const found = new Map(lines.map(({ facet }) => [facet, 1]));
  expect(meantNames(lines, [term('shampoo')], found, () => true)).toHaveLength(8);
});

test('SR-02 the name itself comes first, then names with it, then what most of the found belong to', () => {
  const names = [name(1, 'nordlys', 'pro'), name(2, 'oxlab'), name(3, 'nordlys'), name(4, 'lumi')];
  const found = new Map([
    [1002, 5],
    [1004, 9],
  ]);
  expect(meantNames(names, [term('nordlys')], found, () => true)).toEqual([3, 1, 4, 2]);
  expect(meantNames(names, [term('nord', true)], none, () => true)).toEqual([3, 1]);
});

test('SR-02 a name nothing is sold under is not offered', () => {
  expect(meantNames([name(1, 'lumi')], [term('lumi')], none, () => false)).toEqual([]);
});
