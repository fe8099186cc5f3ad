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
