import { expect, test } from 'vitest';
import { draftSums, type DraftCoupon } from './draft.ts';

const coupon: DraftCoupon = {
  code: 'SUUR',
  scope: 'ALL_PRODUCTS',
  productIds: [],
  percent: 10,
  cents: null,
  terms: {
    validFrom: null,
    validTo: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    minGoodsCents: 12_400,
    countryIds: null,
    isActive: true,
  },
  uses: 0,
  usesByCustomer: 0,
};

/** A draft of one piece at `unitCents` with the coupon, which counts from 124.00 € with 24 % VAT. */
const sums = (unitCents: number, isNet: boolean) =>
  draftSums(
    {
      lines: [{ productId: 1, quantity: 1, unitCents, isReduced: false }],
      transport: null,
      coupons: [coupon],
      loyalty: null,
      countryId: 2,
      terms: { isNet, vatRate: isNet ? 0 : 24, countryRate: 24 },
    },
    0,
  );

test.each([
  ['with VAT, of exactly the minimum', 12_400, false, null, null],
  ['with VAT, a cent below', 12_399, false, 'COUPON_MINIMUM', 1],
  ['without VAT, of what the minimum is without it', 10_000, true, null, null],
  ['without VAT, a cent below', 9_999, true, 'COUPON_MINIMUM', 1],
] as const)('CT-08 CO-10 goods %s', (_, unitCents, isNet, refusal, missing) => {
  const { refusals, missingCents } = sums(unitCents, isNet);
  expect([refusals, missingCents]).toEqual([[refusal], [missing]]);
});

test.each([
  [
    'for a product that is not ordered',
    { scope: 'SPECIFIC_PRODUCTS', productIds: [2] },
    false,
    'COUPON_PRODUCTS',
  ],
  ['for a product that is ordered', { scope: 'SPECIFIC_PRODUCTS', productIds: [1, 2] }, false, null],
  ['for full prices, of reduced goods', { scope: 'FULL_PRICE_PRODUCTS' }, true, 'COUPON_PRODUCTS'],
  ['for full prices, of goods at theirs', { scope: 'FULL_PRICE_PRODUCTS' }, false, null],
  ['for transport, whatever is ordered', { scope: 'TRANSPORT' }, true, null],
] as const)('CT-08 a coupon %s', (_, changes, isReduced, refusal) => {
  const one = { ...coupon, ...changes, terms: { ...coupon.terms, minGoodsCents: null } };
  const draft = {
    transport: null,
    coupons: [one],
    loyalty: null,
    countryId: 2,
    terms: { isNet: false, vatRate: 24, countryRate: 24 },
  };
  const ordered = draftSums(
    { ...draft, lines: [{ productId: 1, quantity: 1, unitCents: 1240, isReduced }] },
    0,
  );
  expect(ordered.refusals).toEqual([refusal]);
  expect(draftSums({ ...draft, lines: [] }, 0).refusals).toEqual([null]);
});
