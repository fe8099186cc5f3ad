import { countryIds, type CountryCode } from '../../domain/shops/audience.ts';

/** The ISO code of a delivery country; Estonia for an id nobody delivers to. */
export function countryCodeOf(id: number): CountryCode {
  const codes = Object.keys(countryIds) as CountryCode[];
  return codes.find((code) => countryIds[code] === id) ?? 'EE';
}
