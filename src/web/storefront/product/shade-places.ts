import type { Variation } from '../../../domain/catalogue/contract.ts';

/** Where the shades of a family stand: depths from light to dark, reflections digit by digit, and those without a depth. */
export function placesOf(shades: readonly Variation[]) {
  const placed = shades.filter((one) => one.shade!.level !== null && one.shade!.tone !== null);
  return {
    // As charts of the trade run: 1, 11, 2, 22, 3, 34.
    tones: [...new Map(placed.map((one) => [one.shade!.tone!, one.shade!.tone_name])).entries()].toSorted(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
    levels: [...new Set(placed.map((one) => one.shade!.level!))].toSorted((a, b) => b - a),
    byPlace: new Map(placed.map((one) => [`${one.shade!.level} ${one.shade!.tone}`, one])),
    others: shades.filter((one) => !placed.includes(one)),
  };
}

/** Depths 1 to 10 have a name the trade knows. */
const namedDepths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The key of a depth's name, where it has one. */
export function depthKey(
  level: number | null,
): `catalogue.depths.${(typeof namedDepths)[number]}` | undefined {
  const known = namedDepths.find((one) => one === level);
  return known && `catalogue.depths.${known}`;
}
