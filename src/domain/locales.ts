/**
 * The languages of the shop. Short codes travel in addresses (`?lang=et`), locale codes in cookies,
 * headers and stored translations (`i18n_name.et_EE`).
 */
export const languages = ['et', 'en', 'ru', 'fi', 'lv'] as const;
export type Language = (typeof languages)[number];

export const locales = ['et_EE', 'en_US', 'ru_RU', 'fi_FI', 'lv_LV'] as const;
export type Locale = (typeof locales)[number];

export const localeOf = {
  et: 'et_EE',
  en: 'en_US',
  ru: 'ru_RU',
  fi: 'fi_FI',
  lv: 'lv_LV',
} as const satisfies Record<Language, Locale>;

export const languageOf = {
  et_EE: 'et',
  en_US: 'en',
  ru_RU: 'ru',
  fi_FI: 'fi',
  lv_LV: 'lv',
} as const satisfies Record<Locale, Language>;

/** Fallback order when a text has no translation in the wanted language. */
const fallbacks: readonly Language[] = ['et', 'en', 'ru', 'fi', 'lv'];

/** A stored multilingual value: each locale with its text and the id it has in the merchant's own system. */
export type Multilingual = Partial<Record<Locale, { value: string; ext_id?: string | null }>>;

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (languages as readonly string[]).includes(text);
}

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && (locales as readonly string[]).includes(text);
}

/** The text in `language`, else in Estonian, else English, else the first that is not empty; `''` when there is none. */
export function translate(texts: Multilingual | null | undefined, language: Language): string {
  if (!texts) return '';
  const wanted = texts[localeOf[language]]?.value;
  if (wanted) return wanted;
  for (const other of fallbacks) {
    const text = texts[localeOf[other]]?.value;
    if (text) return text;
  }
  return '';
}
