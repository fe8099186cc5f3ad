import { expect, test } from 'vitest';
import { couponCode, couponRefusal, type CouponTerms, type CouponUse } from './coupons.ts';

const open: CouponTerms = {
  validFrom: null,
  validTo: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  minGoodsCents: null,
  countryIds: null,
  isActive: true,
};
const use: CouponUse = {
  now: 1000,
  uses: 0,
  usesByCustomer: 0,
  goodsCents: 5000,
  hasItsProducts: true,
  countryId: 2,
};

test.each<[string, Partial<CouponTerms>, Partial<CouponUse>, string | null]>([
  ['without terms', {}, {}, null],
  ['switched off', { isActive: false }, {}, 'COUPON_UNKNOWN'],
  ['in its first moment', { validFrom: 1000 }, {}, null],
  ['a moment before', { validFrom: 1001 }, {}, 'COUPON_NOT_YET'],
  ['in its last moment', { validTo: 1001 }, {}, null],
  ['at its end', { validTo: 1000 }, {}, 'COUPON_EXPIRED'],
  ['with one use left', { maxUses: 3 }, { uses: 2 }, null],
  ['with none left', { maxUses: 3 }, { uses: 3 }, 'COUPON_USED_UP'],
  ['once a customer, used', { maxUsesPerCustomer: 1 }, { usesByCustomer: 1 }, 'COUPON_USED_BY_YOU'],
  ['of exactly the minimum', { minGoodsCents: 5000 }, {}, null],
  ['a cent below the minimum', { minGoodsCents: 5001 }, {}, 'COUPON_MINIMUM'],
  ['of this country', { countryIds: [2, 3] }, {}, null],
  ['of another country', { countryIds: [3] }, {}, 'COUPON_COUNTRY'],
  [
    'of other products, and below the minimum',
    { minGoodsCents: 9000 },
    { hasItsProducts: false },
    'COUPON_PRODUCTS',
  ],
  ['expired and below the minimum', { validTo: 1, minGoodsCents: 9000 }, {}, 'COUPON_EXPIRED'],
])('CT-08 a coupon %s', (_what, terms, used, refusal) => {
  expect(couponRefusal({ ...open, ...terms }, { ...use, ...used })).toBe(refusal);
});

test('CT-08 a coupon nobody made is unknown, and its code is read however it is typed', () => {
  expect(couponRefusal(undefined, use)).toBe('COUPON_UNKNOWN');
  expect(couponCode(' tere 10 ')).toBe('TERE10');
  expect(couponCode('\u200bTERE\u00ad10\u0000\ufeff')).toBe('TERE10');
  expect(couponCode('TERE10\ud800')).toBe('TERE10\ufffd');
});
