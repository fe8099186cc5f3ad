import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkQuantity, isQuantity, readQuantity, type BuyableFacts } from './rules.ts';

const restriction = { restriction: { id: 1, code: 'pro', i18n_reason: {}, is_for_groups: true } };
const sold = (more: Partial<BuyableFacts> = {}): BuyableFacts => ({
  is_disabled: false,
  price: 9.9,
  valid_restrictions: [],
  available_stock: 20,
  sale_delay: null,
  pack_size: 1,
  ...more,
});

test.each([
  ['3', 3],
  [' 3 tk', 3],
  ['3tk.', 3],
  ['12 шт', 12],
  ['6 kpl', 6],
  ['2x', 2],
  ['3,0', 3],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1,000', 1],
  ['-2', -2],
  ['1.5', 1.5],
  ['', null],
  [null, null],
  [7, 7],
  ['1.200', Number.NaN],
  ['kolm', Number.NaN],
  ['=1+1', Number.NaN],
  ['1e9', Number.NaN],
  ['٣', Number.NaN],
])('CT-13 the quantity %j is %s', (written, quantity) => {
  expect(readQuantity(written)).toBe(quantity);
});

test('CT-13 what stands in the way of buying is said, the most serious first, with the quantity that mends it', () => {
  expect(checkQuantity(sold(), 3)).toEqual({ quantity: 3, problem: null, suggested_quantity: null });
  expect(checkQuantity(sold({ is_disabled: true, price: null }), 3).problem).toBe('GONE');
  expect(checkQuantity(sold({ price: null, valid_restrictions: [restriction] }), 3).problem).toBe('NO_PRICE');
  expect(checkQuantity(sold({ valid_restrictions: [restriction], available_stock: 0 }), 3).problem).toBe(
    'RESTRICTED',
  );
  expect(checkQuantity(sold({ available_stock: 0 }), 3)).toMatchObject({
    problem: 'SOLD_OUT',
    suggested_quantity: null,
  });
  expect(checkQuantity(sold({ available_stock: 2 }), 3)).toMatchObject({
    problem: 'NOT_ENOUGH_STOCK',
    suggested_quantity: 2,
  });
  // Said to be too many, and not to be no whole number.
  expect(checkQuantity(sold({ available_stock: 18 }), 100_000)).toEqual({
    quantity: null,
    problem: 'NOT_ENOUGH_STOCK',
    suggested_quantity: 18,
  });
  expect(checkQuantity(sold({ pack_size: 6 }), 8)).toMatchObject({
    problem: 'PACK_SIZE',
    suggested_quantity: 12,
  });
  expect(checkQuantity(sold({ pack_size: 6 }), 19)).toMatchObject({
    problem: 'PACK_SIZE',
    suggested_quantity: 18,
  });
  expect(checkQuantity(sold({ pack_size: 6, available_stock: 5 }), 6).problem).toBe('SOLD_OUT');
});

test('CT-13 nothing written is one pack; what is ordered for the customer has no last piece', () => {
  expect(checkQuantity(sold({ pack_size: 6 }), null)).toMatchObject({ quantity: 6, problem: null });
  expect(checkQuantity(sold({ available_stock: 0, sale_delay: 14 }), 500).problem).toBeNull();
});

test('CT-13 lines of one product share what is there', () => {
  expect(checkQuantity(sold({ available_stock: 5 }), 3, 3)).toMatchObject({
    problem: 'NOT_ENOUGH_STOCK',
    suggested_quantity: 2,
  });
  expect(checkQuantity(sold({ available_stock: 5 }), 3, 5)).toMatchObject({
    problem: 'NOT_ENOUGH_STOCK',
    suggested_quantity: null,
  });
});

test('CT-13 whatever was written, the quantity suggested can be bought', () => {
  const product = fc.record({
    available_stock: fc.integer({ min: 0, max: 20_000 }),
    sale_delay: fc.constantFrom(null, 14),
    pack_size: fc.integer({ min: 1, max: 48 }),
  });
  const asked = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, 0, -1, 1.5, 1e9));
  fc.assert(
    fc.property(product, asked, fc.integer({ min: 0, max: 30 }), (facts, pieces, taken) => {
      const { quantity, problem, suggested_quantity } = checkQuantity(sold(facts), pieces, taken);
      expect(quantity === null || isQuantity(quantity)).toBe(true);
      if (problem === null) expect(quantity).not.toBeNull();
      if (suggested_quantity !== null)
        expect(checkQuantity(sold(facts), suggested_quantity, taken).problem).toBeNull();
    }),
  );
});
