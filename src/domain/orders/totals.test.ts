import { expect, test } from 'vitest';
import { secondTotals } from '../../../test/second-totals.ts';
import {
  discountScopes,
  discountSources,
  totalsOf,
  type Discount,
  type TotalsInput,
  type TotalsLine,
} from './totals.ts';

const line = (parts: Partial<TotalsLine> = {}): TotalsLine => ({
  productId: 1,
  quantity: 1,
  unitCents: 1000,
  isReduced: false,
  vatRate: 24,
  ...parts,
});
const coupon = (parts: Partial<Discount> = {}): Discount => ({
  source: 'coupon',
  code: 'TERE10',
  scope: 'ALL_PRODUCTS',
  percent: 10,
  ...parts,
});
const totals = (parts: Partial<TotalsInput>) =>
  totalsOf({ lines: [line()], transport: null, discounts: [], ...parts });

test('CT-07 an empty cart costs nothing', () => {
  expect(totals({ lines: [] })).toMatchObject({ totalCents: 0, payableCents: 0, vatCents: 0, vat: [] });
});

test('CT-07 lines and transport make the total, and VAT is part of it', () => {
  const found = totals({
    lines: [line({ quantity: 3, unitCents: 1290 })],
    transport: { cents: 390, freeFromCents: 6000 },
  });
  expect(found).toMatchObject({
    totalCents: 4260,
    afterCouponsCents: 4260,
    payableCents: 4260,
    vatCents: 825,
  });
  expect(found.vat).toEqual([{ rate: 24, netCents: 3435, vatCents: 825 }]);
  expect(found.transport.vatCents + found.lines[0]!.vatCents).toBe(825);
});

test('CO-10 an order without VAT has none, and says so by its rate', () => {
  expect(totals({ lines: [line({ vatRate: 0 })] }).vat).toEqual([{ rate: 0, netCents: 1000, vatCents: 0 }]);
});

test.each([
  [5999, 390],
  [6000, 0],
  [6001, 0],
])('CO-02 transport of goods for %i cents, free from 60 EUR, costs %i', (unitCents, cents) => {
  const found = totals({ lines: [line({ unitCents })], transport: { cents: 390, freeFromCents: 6000 } });
  expect(found.transport.cents).toBe(cents);
});

test('CO-02 a discount may bring goods below the threshold of free transport; points, a way to pay, do not', () => {
  const transport = { cents: 390, freeFromCents: 6000 };
  const lines = [line({ unitCents: 6500 })];
  expect(totals({ lines, transport, discounts: [coupon()] }).transport.cents).toBe(390);
  const points = coupon({ source: 'points', percent: undefined, cents: 1000 } as Partial<Discount>);
  expect(totals({ lines, transport, discounts: [points] })).toMatchObject({
    payableCents: 5500,
    pointsCents: 1000,
  });
});

test.each([
  ['ALL_PRODUCTS', [100, 50, 30]],
  ['FULL_PRICE_PRODUCTS', [100, 0, 30]],
  ['SPECIFIC_PRODUCTS', [0, 50, 0]],
  // One piece of three at 1.00.
  ['CHEAPEST_PRODUCT', [0, 0, 10]],
  ['TRANSPORT', [0, 0, 0]],
] as const)('CT-08 ten percent of %s', (scope, taken) => {
  const found = totals({
    lines: [
      line({ productId: 1, unitCents: 1000 }),
      line({ productId: 2, unitCents: 500, isReduced: true }),
      line({ productId: 3, unitCents: 100, quantity: 3 }),
    ],
    transport: { cents: 400, freeFromCents: null },
    discounts: [coupon({ scope, productIds: [2] })],
  });
  expect(found.lines.map((one) => one.taken[0])).toEqual(taken);
  expect(found.transport.taken[0]).toBe(scope === 'TRANSPORT' ? 40 : 0);
});

test('CT-08 a discount never takes more than there is, and nothing of a scope without goods', () => {
  const many = coupon({ percent: undefined, cents: 99_999 } as Partial<Discount>);
  expect(totals({ discounts: [many, many] })).toMatchObject({ payableCents: 0, vatCents: 0 });
  expect(totals({ discounts: [coupon({ scope: 'SPECIFIC_PRODUCTS', productIds: [7] })] }).payableCents).toBe(
    1000,
  );
  expect(totals({ discounts: [coupon({ percent: -5 })] }).payableCents).toBe(1000);
});

test('CT-08 the cheapest product is no gift, and of two that cost the same it is the first', () => {
  const found = totals({
    lines: [line({ unitCents: 0 }), line({ unitCents: 700 }), line({ unitCents: 700 })],
    discounts: [coupon({ scope: 'CHEAPEST_PRODUCT', percent: 50 })],
  });
  expect(found.lines.map((one) => one.taken[0])).toEqual([0, 350, 0]);
});

test('CT-08 campaigns go before coupons, coupons before the tier, the tier before points', () => {
  const found = totals({
    discounts: [
      coupon({ source: 'points', code: 'points', percent: undefined, cents: 100 } as Partial<Discount>),
      coupon({ source: 'loyalty', code: '2', percent: 15 }),
      coupon(),
      coupon({ source: 'campaign', code: 'november', percent: 20 }),
    ],
  });
  expect(found.discounts.map(({ source, cents }) => [source, cents])).toEqual([
    ['campaign', 200],
    ['coupon', 80],
    ['loyalty', 108],
    ['points', 100],
  ]);
  expect(found).toMatchObject({
    afterCouponsCents: 720,
    loyaltyCents: 108,
    pointsCents: 100,
    payableCents: 512,
  });
});

/** Repeatable noise: the same carts in each run. */
function noise(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyCart(random: (below: number) => number): TotalsInput {
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const lines = Array.from({ length: random(7) }, () =>
    line({
      productId: 1 + random(5),
      quantity: 1 + random(oneOf([2, 12, 500])),
      unitCents: random(oneOf([4, 200, 20_000, 2_000_000])),
      isReduced: random(3) === 0,
      vatRate: oneOf([24, 24, 24, 21, 25.5, 9, 0]),
    }),
  );
  const discounts = Array.from({ length: random(4) }, (): Discount => {
    const how = random(2) === 0 ? { percent: random(101) } : { cents: random(oneOf([10, 3000, 1_000_000])) };
    return {
      source: oneOf(discountSources),
      code: 'any',
      scope: oneOf(discountScopes),
      productIds: [1 + random(5), 1 + random(5)],
      ...how,
    };
  });
  const freeFromCents = random(2) === 0 ? null : random(20_000);
  return { lines, discounts, transport: random(4) === 0 ? null : { cents: random(2000), freeFromCents } };
}

test('CT-07 CO-10 over 100,000 carts everything adds up, and a second implementation agrees', () => {
  const random = noise(20_261_122);
  const sum = (cents: readonly number[]) => cents.reduce((a, b) => a + b, 0);
  for (let cart = 0; cart < 100_000; cart++) {
    const input = anyCart(random);
    const found = totalsOf(input);
    const parts = [...found.lines, found.transport];
    const isExact =
      sum(parts.map((one) => one.cents)) === found.totalCents &&
      parts.every((one) => one.cents - sum(one.taken) === one.payableCents && one.payableCents >= 0) &&
      sum(parts.map((one) => one.payableCents)) === found.payableCents &&
      sum(parts.map((one) => one.vatCents)) === found.vatCents &&
      (input.lines.length === 0 ||
        sum(found.vat.map((one) => one.netCents)) + found.vatCents === found.payableCents) &&
      found.discounts.every((one, at) => sum(parts.map((part) => part.taken[at]!)) === one.cents) &&
      found.totalCents - sum(found.discounts.map((one) => one.cents)) === found.payableCents;
    const second = secondTotals(input);
    const agrees =
      second.total === found.totalCents &&
      second.afterCoupons === found.afterCouponsCents &&
      second.loyalty === found.loyaltyCents &&
      second.points === found.pointsCents &&
      second.payable === found.payableCents &&
      second.vat === found.vatCents &&
      second.transport === found.transport.payableCents &&
      second.lines.every((cents, index) => cents === found.lines[index]!.payableCents);
    // Compared once, as a hundred thousand expectations take longer than all the carts.
    if (!isExact || !agrees) expect({ input, found, second, isExact, agrees }).toBe('exact and agreed');
  }
});
