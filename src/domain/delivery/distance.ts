/** A place on the Earth in degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth, in m. */
const earthM = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies, whole ones (haversine formula). */
export function distanceM(a: Place, b: Place): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthM * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** `59.437,24.7535` as a place; null: no such place. */
export function parsePlace(text: string): Place | null {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return isPlace(place) ? place : null;
}

export function isPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
