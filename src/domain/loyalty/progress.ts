/** Where a member stands between two levels, in euros as calls tell them. */
export interface Standing {
  current_tier: { level: number; min_amount: number } | null;
  next_tier: { level: number; min_amount: number } | null;
  total_spent_amount: number;
}

/** Whole euros that are missing to the next level, rounded up and never below 0; 0 at the top. */
export function euroToNextTier({ next_tier, total_spent_amount }: Standing): number {
  if (!next_tier) return 0;
  // In cents: 500 − 499.01 is 0.990000000000009 otherwise.
  const missing = cents(next_tier.min_amount) - cents(total_spent_amount);
  return Math.max(0, Math.ceil(missing / 100));
}

/** How far the way from this level to the next one is gone, from 0 to 1; 1 at the top. */
export function tierProgress({ current_tier, next_tier, total_spent_amount }: Standing): number {
  if (!next_tier) return 1;
  const from = current_tier?.min_amount ?? 0;
  const part = (total_spent_amount - from) / (next_tier.min_amount - from);
  return Math.min(1, Math.max(0, part));
}

function cents(euros: number): number {
  return Math.round(euros * 100);
}
