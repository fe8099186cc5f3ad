import {
  parseCountryChoice,
  serialiseCountryChoice,
  type CountryChoice,
} from '../../domain/delivery/country-choice.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the delivery country with the time for a year (AU-07). */
export function rememberCountry(id: number, nowMs: number): void {
  const value = serialiseCountryChoice(id, nowMs);
  document.cookie = `selectedDeliveryCountryId=${value}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax; Secure`;
}

/** The delivery country chosen in this browser; null: none yet. */
export function rememberedCountry(): CountryChoice | null {
  const [, value] = /(?:^|;\s*)selectedDeliveryCountryId=([^;]*)/.exec(document.cookie) ?? [];
  return parseCountryChoice(value && decodedOrAsIs(value));
}

/** Some write the comma of a cookie as `%2C`. */
function decodedOrAsIs(value: string): string {
  return value.replace(/%2C/gi, ',');
}
