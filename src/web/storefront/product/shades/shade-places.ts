import type { Shade, Variation } from '../../../../domain/catalogue/contract.ts';

/** A variation that is a shade. */
export type ShadeVariation = Variation & { shade: Shade };

export interface ShadePlaces {
  /** Columns: the digits of a reflection and its name. */
  tones: readonly (readonly [tone: string, name: string])[];
  /** A depth with its shade in each column, light to dark. */
  depths: readonly { level: number; cells: readonly (ShadeVariation | undefined)[] }[];
  /** Those without a depth or a reflection, and those whose place is taken. */
  others: readonly ShadeVariation[];
}

export function isShade(variation: Variation): variation is ShadeVariation {
  return variation.shade !== null;
}

/** Where the shades of a family stand in its chart. */
export function placesOf(shades: readonly ShadeVariation[]): ShadePlaces {
  const byPlace = new Map<string, ShadeVariation>();
  const others: ShadeVariation[] = [];
  for (const one of shades) {
    const { level, tone } = one.shade;
    const place = `${level} ${tone}`;
    if (level === null || tone === null || byPlace.has(place)) others.push(one);
    else byPlace.set(place, one);
  }
  const placed = [...byPlace.values()];
  // As charts of the trade run: 1, 11, 2, 22, 3, 34.
  const tones = [...new Map(placed.map(({ shade }) => [shade.tone!, shade.tone_name]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const levels = [...new Set(placed.map(({ shade }) => shade.level!))].toSorted((a, b) => b - a);
  return {
    tones,
    depths: levels.map((level) => ({ level, cells: tones.map(([tone]) => byPlace.get(`${level} ${tone}`)) })),
    others,
  };
}

/** Most shades of a range have a depth and a reflection: a chart says more than a list. */
export function isChartable(shades: readonly ShadeVariation[]): boolean {
  return placesOf(shades).others.length < shades.length / 2;
}

/** `items` in rows of `length`. */
export function rowsOf<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
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
