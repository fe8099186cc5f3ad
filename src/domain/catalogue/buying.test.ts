import { expect, test } from 'vitest';
import { buyObstacle, maxAtOnce, needsChoice } from './buying.ts';

const free = {
  price: 9.9,
  is_disabled: false,
  valid_restrictions: [],
  stock_state: 'in_stock' as const,
  available_stock: 5,
  sale_delay: null,
  pack_size: 1,
};
const restriction = { restriction: { id: 1, code: 'PRO', i18n_reason: {}, is_for_groups: true } };

test.each([
  [{}, null],
  [{ price: null }, 'no_price'],
  [{ price: 0 }, null],
  [{ is_disabled: true }, 'not_sold'],
  [{ valid_restrictions: [restriction] }, 'restricted'],
  [{ valid_restrictions: [restriction], price: null }, 'restricted'],
  [{ valid_restrictions: [restriction], is_disabled: true }, 'not_sold'],
  [{ available_stock: 0 }, 'sold_out'],
  [{ available_stock: 0, sale_delay: 14 }, null],
  [{ available_stock: 5, pack_size: 6 }, 'sold_out'],
  [{ available_stock: 6, pack_size: 6 }, null],
])('PL-03 with %o the obstacle is %s', (more, obstacle) => {
  expect(buyObstacle({ ...free, ...more })).toBe(obstacle);
});

test.each([
  [{}, 5],
  [{ pack_size: 2 }, 4],
  [{ available_stock: 100_000 }, 9999],
  [{ available_stock: 1, sale_delay: 3 }, 9999],
  [{ sale_delay: 3, pack_size: 6 }, 9996],
])('CT-02 with %o as many as %d can be had at once', (more, max) => {
  expect(maxAtOnce({ ...free, ...more }, 9999)).toBe(max);
});

test('CT-01 a colour or a make has to be chosen first, a size need not', () => {
  const family = (kind: 'shade' | 'size' | 'option') => ({
    family: { kind, count: 2, shades: [], sizes: null },
  });
  expect([needsChoice({ family: null }), needsChoice(family('size'))]).toEqual([false, false]);
  expect([needsChoice(family('shade')), needsChoice(family('option'))]).toEqual([true, true]);
});
