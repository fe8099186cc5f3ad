import type { Language } from '../locales.ts';

/** Ids of the two shops and of the delivery countries they sell to. */
export const countryIds = { EE: 2, LV: 3, FI: 4 } as const;
export type CountryCode = keyof typeof countryIds;
export const countryCodes = Object.keys(countryIds) as CountryCode[];
export type ShopId = 2 | 3;

/** The ISO code of a delivery country; Estonia for an unknown id. */
export function countryCodeOf(id: number): CountryCode {
  return countryCodes.find((code) => countryIds[code] === id) ?? 'EE';
}

/**
 * Whom an answer is for. Every cache key holds all of it, or one audience would see another's prices; prices depend on
 * `countryId` and `groupId`, texts on `language`, composed pages also on `shopId` and `isBusiness`, what may be bought on
 * `groupId` and `openedRestrictions`.
 */
export interface Audience {
  shopId: ShopId;
  countryId: number;
  language: Language;
  /** Customer group, `null` for everyone. */
  groupId: number | null;
  isBusiness: boolean;
  /** Codes of restrictions that are none for this customer, in order: courses have opened them. */
  openedRestrictions: readonly string[];
}
