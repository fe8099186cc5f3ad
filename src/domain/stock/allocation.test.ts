import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocation.ts';

const free = (...pieces: number[]) => pieces.map((count, at) => ({ warehouseId: at + 1, pieces: count }));

test.each([
  ['one warehouse has all', [5, 9], 5, [[1, 5]]],
  ['the second alone has all', [4, 9], 5, [[2, 5]]],
  [
    'none has all: the fullest first',
    [2, 4, 3],
    6,
    [
      [2, 4],
      [3, 2],
    ],
  ],
  [
    'less than asked for',
    [1, 0, 2],
    9,
    [
      [3, 2],
      [1, 1],
    ],
  ],
  ['nothing', [0, 0], 1, []],
  ['no warehouse', [], 1, []],
  ['more reserved than there is, which cannot be', [-2, 1], 2, [[2, 1]]],
] as const)('CT-12 a line is served where %s', (_where, pieces, quantity, wanted) => {
  expect(allocate(free(...pieces), quantity)).toEqual(
    wanted.map(([warehouseId, given]) => ({ warehouseId, quantity: given })),
  );
});

test('CT-12 no warehouse gives more than it has, and all together what was asked for or all there is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { maxLength: 4 }),
      fc.integer({ min: 1, max: 60 }),
      (pieces, quantity) => {
        const allocated = allocate(free(...pieces), quantity);
        for (const one of allocated) {
          expect(one.quantity).toBeGreaterThan(0);
          expect(one.quantity).toBeLessThanOrEqual(pieces[one.warehouseId - 1]!);
        }
        expect(new Set(allocated.map(({ warehouseId }) => warehouseId)).size).toBe(allocated.length);
        const there = pieces.reduce((sum, one) => sum + one, 0);
        expect(allocated.reduce((sum, one) => sum + one.quantity, 0)).toBe(Math.min(quantity, there));
      },
    ),
  );
});
