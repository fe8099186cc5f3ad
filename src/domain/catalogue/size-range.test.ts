import { expect, test } from 'vitest';
import { sizeRange } from './size-range.ts';

test('PL-02 the sizes of a family run from the smallest to the largest, whatever order they stand in', () => {
  const sizes = [300, 1000, 50].map((amount) => ({ amount, unit: 'ml' as const }));
  expect(sizeRange(sizes)).toEqual({ from: 50, to: 1000, unit: 'ml' });
});

test('PL-02 sizes in litres and millilitres are told in millilitres, litres alone in litres', () => {
  expect(
    sizeRange([
      { amount: 1, unit: 'l' },
      { amount: 250, unit: 'ml' },
    ]),
  ).toEqual({ from: 250, to: 1000, unit: 'ml' });
  expect(
    sizeRange([
      { amount: 18, unit: 'l' },
      { amount: 36, unit: 'l' },
    ]),
  ).toEqual({ from: 18, to: 36, unit: 'l' });
  expect(
    sizeRange([
      { amount: 2, unit: 'kg' },
      { amount: 400, unit: 'g' },
    ]),
  ).toEqual({ from: 400, to: 2000, unit: 'g' });
});

test('PL-02 there is no range of one size, of no size, and of what is measured in different ways', () => {
  expect(sizeRange([])).toBeNull();
  expect(
    sizeRange([
      { amount: 300, unit: 'ml' },
      { amount: 300, unit: 'ml' },
    ]),
  ).toBeNull();
  expect(
    sizeRange([
      { amount: 300, unit: 'ml' },
      { amount: 4, unit: 'pcs' },
    ]),
  ).toBeNull();
  // A litre is the thousand millilitres that stand beside it.
  expect(
    sizeRange([
      { amount: 1, unit: 'l' },
      { amount: 1000, unit: 'ml' },
    ]),
  ).toBeNull();
});
