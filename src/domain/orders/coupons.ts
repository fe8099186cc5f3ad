/** What a coupon asks of an order before it counts. Amounts are whole cents, times ms since 1970. */
export interface CouponTerms {
  validFrom: number | null;
  validTo: number | null;
  /** How often it may be used by all together; null: any number of times. */
  maxUses: number | null;
  /** How often by one customer; a guest is known by the e-mail address, and is the person whose account has it. */
  maxUsesPerCustomer: number | null;
  /** What the goods must cost before discounts. */
  minGoodsCents: number | null;
  /** Countries of delivery; null: all. */
  countryIds: readonly number[] | null;
  isActive: boolean;
}

export interface CouponUse {
  now: number;
  /** Uses by orders that are placed or being paid, this one left out. */
  uses: number;
  usesByCustomer: number;
  goodsCents: number;
  /** Whether any of what is ordered is of the products it takes from. */
  hasItsProducts: boolean;
  countryId: number;
}

/** Why a coupon does not count; each is a code of the API with words of its own. */
export type CouponRefusal =
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_USED_UP'
  | 'COUPON_USED_BY_YOU'
  | 'COUPON_COUNTRY'
  | 'COUPON_PRODUCTS'
  | 'COUPON_MINIMUM';

/**
 * Why a coupon is refused, or `null` when it counts. What can never come right is told before what the buyer can mend; a
 * coupon that was switched off is one nobody knows.
 */
export function couponRefusal(terms: CouponTerms | undefined, use: CouponUse): CouponRefusal | null {
  if (!terms?.isActive) return 'COUPON_UNKNOWN';
  if (terms.validTo !== null && use.now >= terms.validTo) return 'COUPON_EXPIRED';
  if (terms.maxUsesPerCustomer !== null && use.usesByCustomer >= terms.maxUsesPerCustomer) {
    return 'COUPON_USED_BY_YOU';
  }
  if (terms.maxUses !== null && use.uses >= terms.maxUses) return 'COUPON_USED_UP';
  if (terms.validFrom !== null && use.now < terms.validFrom) return 'COUPON_NOT_YET';
  if (terms.countryIds !== null && !terms.countryIds.includes(use.countryId)) return 'COUPON_COUNTRY';
  if (!use.hasItsProducts) return 'COUPON_PRODUCTS';
  if (terms.minGoodsCents !== null && use.goodsCents < terms.minGoodsCents) return 'COUPON_MINIMUM';
  return null;
}

/** A code as it is compared: people type capitals and spaces as they like, and copy letters along that nobody sees. */
export function couponCode(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    .toUpperCase();
}
