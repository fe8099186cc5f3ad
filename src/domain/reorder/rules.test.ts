import { describe, expect, test } from 'vitest';
import { filledQuantity } from './rules.ts';

const sold = { isDisabled: false, isRestricted: false, hasPrice: true, packSize: 1 };
const filled = (
  {
    stock = 100,
    saleDelay = null as number | null,
    ...product
  }: Partial<typeof sold> & {
    stock?: number;
    saleDelay?: number | null;
  },
  wanted: number,
  inCart = 0,
) =>
  filledQuantity(
    { product: { ...sold, ...product }, availableStock: stock, saleDelay },
    { wanted, inCart, max: 9999 },
  );

describe('what comes into the cart of what is ordered again', () => {
  test('CT-11 all of it where there is enough', () => {
    expect(filled({}, 3)).toEqual({ quantity: 3, problem: null });
    expect(filled({}, 3, 4)).toEqual({ quantity: 7, problem: null });
    expect(filled({ stock: 3 }, 3)).toEqual({ quantity: 3, problem: null });
    expect(filled({ stock: 0, saleDelay: 5 }, 3)).toEqual({ quantity: 3, problem: null });
  });

  test('CT-11 what is left where there is less, and never fewer than the cart held', () => {
    expect(filled({ stock: 2 }, 3)).toEqual({ quantity: 2, problem: 'NOT_ENOUGH_STOCK' });
    expect(filled({ stock: 5 }, 3, 4)).toEqual({ quantity: 5, problem: 'NOT_ENOUGH_STOCK' });
    expect(filled({ stock: 2 }, 3, 4)).toEqual({ quantity: 4, problem: 'NOT_ENOUGH_STOCK' });
    expect(filled({ stock: 0 }, 3, 4)).toEqual({ quantity: 4, problem: 'SOLD_OUT' });
  });

  test('CT-11 whole packs', () => {
    expect(filled({ packSize: 6 }, 6)).toEqual({ quantity: 6, problem: null });
    expect(filled({ packSize: 6 }, 7)).toEqual({ quantity: 12, problem: 'PACK_SIZE' });
    expect(filled({ packSize: 6, stock: 11 }, 7)).toEqual({ quantity: 6, problem: 'NOT_ENOUGH_STOCK' });
    expect(filled({ packSize: 6, stock: 5 }, 6)).toEqual({ quantity: 0, problem: 'NOT_ENOUGH_STOCK' });
    // A pack that was none when it was put there is mended by what is added.
    expect(filled({ packSize: 6 }, 5, 1)).toEqual({ quantity: 6, problem: null });
  });

  test('CT-11 nothing of what may not be bought, and the cart keeps what it had', () => {
    expect(filled({ isDisabled: true }, 3)).toEqual({ quantity: 0, problem: 'GONE' });
    expect(filled({ isRestricted: true }, 3, 2)).toEqual({ quantity: 2, problem: 'RESTRICTED' });
    expect(filled({ hasPrice: false }, 3)).toEqual({ quantity: 0, problem: 'NO_PRICE' });
    const gone = { product: null, availableStock: 0, saleDelay: null };
    expect(filledQuantity(gone, { wanted: 1, inCart: 0, max: 9999 })).toEqual({
      quantity: 0,
      problem: 'GONE',
    });
  });

  test('CT-11 no more of a product than an order may hold', () => {
    expect(filled({ saleDelay: 5 }, 9000, 5000)).toEqual({ quantity: 9999, problem: 'CART_FULL' });
  });
});
