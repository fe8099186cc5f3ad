import { expect, test } from 'vitest';
import type { Language } from '../locales.ts';
import { sortKey } from './sort-key.ts';

const sorted = (names: string[], language: Language) =>
  names
    .map((name) => [sortKey(name, language), name] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, name]) => name);

test.each<[Language, string[]]>([
  [
    'et',
    ['Aroma', 'Seep', 'Suits', 'Šampoon', 'Zelle', 'Žanna', 'Tint', 'Vaha', 'Õli', 'Ämber', 'Öölamp', 'Ülle'],
  ],
  ['fi', ['Aine', 'Zeta', 'Åland', 'Äiti', 'Öljy']],
  ['lv', ['Ābols', 'Adata', 'Cimdi', 'Čaula', 'Krēms', 'Ķemme', 'Laka', 'Ļauns']],
  ['ru', ['Ёлка', 'Ель', 'Жир', 'Йод', 'Краска']],
  ['en', ['Toner 7/1', 'Toner 7/43', 'Toner 10/1']],
])('PL-02 names sort as the alphabet of %s', (language, names) => {
  expect(sorted([...names].reverse(), language)).toEqual(names);
});
