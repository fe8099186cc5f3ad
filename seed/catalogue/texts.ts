import type { Language } from '../../src/domain/locales.ts';

/** A text in every language of the shop; the demo shop leaves no language out. */
export type Texts = Record<Language, string>;

/** Short texts in one line, in the order Estonian, English, Russian, Finnish, Latvian. */
export function t(et: string, en: string, ru: string, fi: string, lv: string): Texts {
  return { et, en, ru, fi, lv };
}

/** The same text everywhere: codes and names that no language changes. */
export function same(text: string): Texts {
  return t(text, text, text, text, text);
}

/** Each language of `texts` through `change`. */
export function mapTexts(texts: Texts, change: (text: string, language: Language) => string): Texts {
  return {
    et: change(texts.et, 'et'),
    en: change(texts.en, 'en'),
    ru: change(texts.ru, 'ru'),
    fi: change(texts.fi, 'fi'),
    lv: change(texts.lv, 'lv'),
  };
}

/** Texts joined language by language; an empty one is left out. */
export function join(separator: string, ...parts: readonly Texts[]): Texts {
  const of = (language: Language) =>
    parts
      .map((part) => part[language])
      .filter(Boolean)
      .join(separator);
  return { et: of('et'), en: of('en'), ru: of('ru'), fi: of('fi'), lv: of('lv') };
}
