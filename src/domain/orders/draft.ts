import type { LoyaltyTier } from '../loyalty/tiers.ts';
import { couponRefusal, type CouponRefusal, type CouponTerms } from './coupons.ts';
import { netOf } from '../money.ts';
import type { Price } from '../pricing/rules.ts';
import {
  takesFromAny,
  totalsOf,
  type Discount,
  type DiscountScope,
  type Totals,
  type Transport,
} from './totals.ts';
import type { VatTerms } from './vat.ts';

/** The terms all amounts of an order are in: gross, or net where it carries no VAT. */
export interface OrderTerms {
  isNet: boolean;
  /** Percent on goods and transport; 0 where it carries no VAT. */
  vatRate: number;
  /** Percent of the country of delivery, whatever the order carries. */
  countryRate: number;
}

export function orderTerms({ country }: VatTerms, countryRate: number): OrderTerms {
  return country === null
    ? { isNet: true, vatRate: 0, countryRate }
    : { isNet: false, vatRate: countryRate, countryRate };
}

/** An amount with VAT in the terms of the order. */
export function inTerms({ isNet, countryRate }: OrderTerms, grossCents: number): number {
  return isNet ? netOf(grossCents, countryRate) : grossCents;
}

/** Cents of one piece in the terms of the order. */
export function unitCentsOf({ isNet }: OrderTerms, price: Pick<Price, 'grossCents' | 'netCents'>): number {
  return isNet ? price.netCents : price.grossCents;
}

/** A coupon on a draft with how often it was used by others and by this buyer. */
export interface DraftCoupon {
  code: string;
  scope: DiscountScope;
  productIds: readonly number[];
  percent: number | null;
  cents: number | null;
  terms: CouponTerms;
  uses: number;
  usesByCustomer: number;
}

/** What a draft costs. */
export interface DraftSums {
  totals: Totals;
  /** Why each coupon does not count, in the order of the coupons; null: it counts. */
  refusals: (CouponRefusal | null)[];
  /** What goods are to be added before each coupon counts; null: it is not the minimum that keeps it from counting. */
  missingCents: (number | null)[];
}

export interface PricedLine {
  productId: number | null;
  quantity: number;
  unitCents: number;
  isReduced: boolean;
}

/** What a member of the loyalty programme has for an order. */
export interface DraftLoyalty {
  tier: LoyaltyTier;
  /** Points that are free to be used. */
  freePointsCents: number;
  usesPoints: boolean;
}

/** The sums of a draft at an instant. A coupon that does not count takes nothing and stays, with its reason. */
export function draftSums(
  draft: {
    lines: readonly PricedLine[];
    transport: Transport | null;
    coupons: readonly DraftCoupon[];
    /** Null: no member. */
    loyalty: DraftLoyalty | null;
    countryId: number;
    terms: OrderTerms;
  },
  now: number,
): DraftSums {
  const { lines, transport, coupons, loyalty, countryId, terms } = draft;
  const goodsCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  // A minimum is written with VAT, as the thresholds of free delivery are.
  const minimums = coupons.map(({ terms: { minGoodsCents } }) =>
    minGoodsCents === null ? null : inTerms(terms, minGoodsCents),
  );
  // A product that is no more is none that a coupon names.
  const totalsLines = lines.map((line) => ({
    ...line,
    productId: line.productId ?? 0,
    vatRate: terms.vatRate,
  }));
  const refusals = coupons.map((coupon, at) =>
    couponRefusal(
      { ...coupon.terms, minGoodsCents: minimums[at]! },
      {
        now,
        uses: coupon.uses,
        usesByCustomer: coupon.usesByCustomer,
        goodsCents,
        hasItsProducts: takesFromAny(coupon, totalsLines),
        countryId,
      },
    ),
  );
  const missingCents = minimums.map((minimum, at) =>
    refusals[at] === 'COUPON_MINIMUM' ? minimum! - goodsCents : null,
  );
  const discounts = coupons.flatMap((coupon, at) => (refusals[at] === null ? [discountOf(coupon)] : []));
  const totals = totalsOf({
    lines: totalsLines,
    transport,
    discounts: [...discounts, ...(loyalty ? loyaltyDiscounts(loyalty) : [])],
  });
  return { totals, refusals, missingCents };
}

/** The tier takes from what stands at full price; points, a way to pay, from whatever of the goods is left. */
function loyaltyDiscounts({ tier, freePointsCents, usesPoints }: DraftLoyalty): Discount[] {
  const { level, percent } = tier;
  const discounts: Discount[] = [
    { source: 'loyalty', code: String(level), scope: 'FULL_PRICE_PRODUCTS', percent },
  ];
  if (usesPoints && freePointsCents > 0)
    discounts.push({ source: 'points', code: 'points', scope: 'ALL_PRODUCTS', cents: freePointsCents });
  return discounts;
}

/** What points pay of an order, or would if its buyer used them. */
export function usablePoints(loyalty: DraftLoyalty | null, totals: Totals): number {
  return loyalty ? Math.min(loyalty.freePointsCents, goodsLeft(totals)) : 0;
}

function discountOf({ code, scope, productIds, percent, cents }: DraftCoupon): Discount {
  return {
    source: 'coupon',
    code,
    scope,
    productIds,
    ...(percent !== null ? { percent } : { cents: cents ?? 0 }),
  };
}

/** What is left of the goods after discounts; points are a way to pay, and none. */
export function goodsLeft(totals: Totals): number {
  return totals.lines.reduce((sum, line) => sum + line.payableCents, 0) + totals.pointsCents;
}

/**
 * From which sum of goods a delivery is free, and what is missing: of the deliveries that cost something the one that is
 * free soonest; null: none ever is.
 */
export function freeDelivery(
  deliveries: readonly Transport[],
  totals: Totals,
): { fromCents: number; missingCents: number } | null {
  const from = deliveries.flatMap(({ cents, freeFromCents }) => (cents > 0 ? (freeFromCents ?? []) : []));
  if (from.length === 0) return null;
  const fromCents = Math.min(...from);
  return { fromCents, missingCents: Math.max(0, fromCents - goodsLeft(totals)) };
}
