import type { Place } from './distance.ts';

/** Regions share the first two digits of a postal code; with fewer in common two codes say nothing of each other. */
const minShared = 2;

/** Middles of the areas of postal codes, by the digits their codes begin with. */
export type PostalPlaces = ReadonlyMap<string, Place>;

/** Digits of a postal code: `LV-1010` is `1010`. */
export const digitsOf = (postalCode: string) => postalCode.replaceAll(/\D/g, '');

/** Learns where postal codes of one country are from the points that have them; `sources` need both to count. */
export function postalPlaces(
  sources: Iterable<{ postal_code: string; latitude: number | null; longitude: number | null }>,
): PostalPlaces {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { postal_code, latitude, longitude } of sources) {
    if (latitude === null || longitude === null) continue;
    const code = digitsOf(postal_code);
    for (let length = minShared; length <= code.length; length++) {
      const begins = code.slice(0, length);
      const sum = sums.get(begins) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += latitude;
      sum.longitude += longitude;
      sum.count++;
      sums.set(begins, sum);
    }
  }
  return new Map(
    [...sums].map(([begins, { latitude, longitude, count }]) => [
      begins,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

/** About where a postal code is, by the longest beginning of it that is known; null: nobody knows. */
export function placeOfCode(places: PostalPlaces, postalCode: string): Place | null {
  const code = digitsOf(postalCode);
  for (let length = code.length; length >= minShared; length--) {
    const place = places.get(code.slice(0, length));
    if (place) return place;
  }
  return null;
}
