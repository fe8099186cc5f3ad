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

const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** An address part out of a name: lower case, Latin letters and digits, single dashes. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => cyrillic[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
