import type { PlannedFilters, SearchVariation } from './port.ts';

/*
 * Which variation of a family a list shows (docs/decisions/0015): the rule in plain words. Engines do the same in
 * their own ways, in SQL and over columns of numbers; a test over generated catalogues holds them to this.
 */

/** A filter left out, to count what choosing otherwise would find: a group by its place, the price, the discount. */
export type LeftOut = number | 'price' | 'discount' | null;

/** Whether the variation itself meets every filter. `audience`: ordinal of the price audience. */
export function fits(
  { prices, discounts, facets }: SearchVariation,
  { groups, price, discountRate }: PlannedFilters,
  audience: number,
  leftOut: LeftOut = null,
): boolean {
  const cents = prices[audience - 1] ?? null;
  const isPriced = price?.start !== undefined || price?.end !== undefined;
  if (isPriced && leftOut !== 'price') {
    if (cents === null || cents < (price.start ?? 0) || cents > (price.end ?? Infinity)) return false;
  }
  if (discountRate !== undefined && leftOut !== 'discount' && (discounts[audience - 1] ?? 0) < discountRate)
    return false;
  return groups.every(({ ids }, at) => at === leftOut || ids.some((id) => facets.includes(id)));
}

/** What decides between the variations that fit. */
export interface Candidate {
  /** How well it answers to codes that were typed, see `codeWeight`. */
  codeWeight: number;
  isInStock: boolean;
  isLead: boolean;
  /** In the family's order. */
  place: number;
}

/**
 * Negative when the card shows `a` rather than `b`: a code that was typed decides, then stock, then the family's
 * order, which the lead variation heads.
 */
export function compareShown(a: Candidate, b: Candidate): number {
  return (
    b.codeWeight - a.codeWeight ||
    Number(b.isInStock) - Number(a.isInStock) ||
    Number(b.isLead) - Number(a.isLead) ||
    a.place - b.place
  );
}
