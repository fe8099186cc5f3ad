import type { CountryCode } from '../shops/audience.ts';

/** A list with less than this share of the points it had before is a mistake of the carrier, not news. */
const minShare = 0.5;

/**
 * Why the list a carrier sent is not taken over; null: it is. `before` are the points that serve now, by country: a country
 * that had points and lost more than half of them keeps the last good list for all, as nobody closes half of their lockers
 * overnight.
 */
export function reasonToKeep(
  before: Partial<Record<CountryCode, number>>,
  received: readonly { country: CountryCode }[],
): string | null {
  if (received.length === 0) return 'the list has no points';
  for (const [country, had] of Object.entries(before)) {
    const has = received.filter((point) => point.country === country).length;
    if (has < had * minShare) return `${country} has ${has} points left of ${had}`;
  }
  return null;
}
