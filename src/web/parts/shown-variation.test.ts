import { expect, test } from 'vitest';
import { shownVariation } from './shown-variation.ts';

test('LY-15 a measure or a range of them is one piece', () => {
  expect(shownVariation('konjakinruskea, 46–60 cm, 90 × 120 cm')).toBe(
    'konjakinruskea, 46\u2060–\u206060\u00a0cm, 90\u00a0×\u00a0120\u00a0cm',
  );
});
