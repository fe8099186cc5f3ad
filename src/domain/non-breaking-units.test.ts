import { expect, test } from 'vitest';
import { nonBreakingUnits } from './non-breaking-units.ts';

test.each([
  ['Šampoon, 60 ml', 'Šampoon, 60\u00a0ml'],
  ['Краска, 60 мл, 2 шт.; лак, 1 шт.', 'Краска, 60\u00a0мл, 2\u00a0шт.; лак, 1\u00a0шт.'],
  ['\u2068Krāsa, 60 ml\u2069', '\u2068Krāsa, 60\u00a0ml\u2069'],
  ['tumši zaļš, bērnu, 90 × 120 cm', 'tumši zaļš, bērnu, 90\u00a0×\u00a0120\u00a0cm'],
  ['8 см × 50 м, серебристая', '8\u00a0см\u00a0×\u00a050\u00a0м, серебристая'],
  ['2 × Šampoon', '2 × Šampoon'],
  ['14 päeva jooksul 2 on vaja', '14 päeva jooksul 2 on vaja'],
])('a number stays with its unit: %s', (text, expected) => {
  expect(nonBreakingUnits(text)).toBe(expected);
});
