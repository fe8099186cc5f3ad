/** The country goods are sent to, as the cookie `selectedDeliveryCountryId` holds it (AU-07). */
export interface CountryChoice {
  countryId: number;
  /** Null: it does not say. */
  savedAtMs: number | null;
}

/** `2,1764000000000`: only the first value is the country. Null: no cookie, or one that names no country. */
export function parseCountryChoice(value: string | undefined): CountryChoice | null {
  const [, id, savedAt] = /^(\d{1,6})(?:,(\d{1,15})?.*)?$/.exec(value ?? '') ?? [];
  if (id === undefined) return null;
  return { countryId: Number(id), savedAtMs: savedAt === undefined ? null : Number(savedAt) };
}

export function serialiseCountryChoice(countryId: number, nowMs: number): string {
  return `${countryId},${nowMs}`;
}

const freshMs = 24 * 60 * 60 * 1000;

/** Whether a choice was made more than a day ago; one that does not say when was. */
export function isStaleChoice({ savedAtMs }: CountryChoice, nowMs: number): boolean {
  return savedAtMs === null || nowMs - savedAtMs > freshMs;
}
