import type { Language } from '../locales.ts';
import type { CountryCode } from './audience.ts';

/** What the countries the shop sells to are called in writing, without the browser's tables. */
export const countryNames: Record<Language, Record<CountryCode, string>> = {
  et: { EE: 'Eesti', LV: 'Läti', FI: 'Soome' },
  en: { EE: 'Estonia', LV: 'Latvia', FI: 'Finland' },
  ru: { EE: 'Эстония', LV: 'Латвия', FI: 'Финляндия' },
  fi: { EE: 'Viro', LV: 'Latvia', FI: 'Suomi' },
  lv: { EE: 'Igaunija', LV: 'Latvija', FI: 'Somija' },
};
