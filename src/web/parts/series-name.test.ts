import { expect, test } from 'vitest';
import { seriesName } from './series-name.ts';

test.each([
  ['Permanent Colour 6.64 tumevask', '6.64 tumevask', 'Permanent Colour'],
  ['Küünelakk 12, klassikaline punane', '12 klassikaline punane', 'Küünelakk'],
  ['Lip tint', '07 rose', 'Lip tint'],
  ['6.64 tumevask', '6.64 tumevask', '6.64 tumevask'],
  ['Gloss', '', 'Gloss'],
])('PL-02 %s, its %s left out, is %s', (name, variation, series) => {
  expect(seriesName({ name, variation })).toBe(series);
});
