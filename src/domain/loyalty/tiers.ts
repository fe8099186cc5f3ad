/** A level of the loyalty programme and what it takes off (AC-03). */
export interface LoyaltyTier {
  level: number;
  /** From so much spending on; whole euros. */
  minCents: number;
  /** Off goods at full price, and off tickets. */
  percent: number;
}

/** The levels, the lowest first. Everything that names a boundary or a discount reads it here. */
export const loyaltyTiers: readonly [LoyaltyTier, ...LoyaltyTier[]] = [
  { level: 1, minCents: 0, percent: 10 },
  { level: 2, minCents: 50_000, percent: 15 },
  { level: 3, minCents: 150_000, percent: 20 },
];

/** The level that so much spending has reached: 499.99 euros are still level 1. */
export function tierOf(spentCents: number): LoyaltyTier {
  return loyaltyTiers.findLast(({ minCents }) => spentCents >= minCents) ?? loyaltyTiers[0];
}

/** The level above another one; null at the top. */
export function tierAfter({ level }: Pick<LoyaltyTier, 'level'>): LoyaltyTier | null {
  return loyaltyTiers.find((tier) => tier.level === level + 1) ?? null;
}

/** What a level takes off, in percent; 0 for a level there is not. */
export function percentOfLevel(level: number): number {
  return loyaltyTiers.find((tier) => tier.level === level)?.percent ?? 0;
}
