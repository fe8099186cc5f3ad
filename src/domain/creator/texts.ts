import { localeOf, locales, type Language, type Locale } from '../locales.ts';
import { softHyphens } from '../soft-hyphens.ts';
import type { RichDocument } from './rich-text.ts';

/** A text in some of the languages; a prop may also be a plain text that is the same in all. */
export type LocaleTexts = Partial<Record<Locale, string>>;
export type LocalText = string | LocaleTexts;

/** Props as a view gets them: every text in one language already. */
export type Shown<T> = T extends string | number | boolean | null | undefined | RichDocument
  ? T
  : T extends readonly (infer Item)[]
    ? Shown<Item>[]
    : LocaleTexts extends T
      ? string
      : { [K in keyof T]: Shown<T[K]> };

/** The text for a reader: in `language`, else Estonian, else the first that is not empty, else `''`. */
export function localText(text: LocalText, language: Language): string {
  if (typeof text === 'string') return softHyphens(text);
  const found =
    text[localeOf[language]] || text.et_EE || locales.map((locale) => text[locale]).find(Boolean) || '';
  return softHyphens(found);
}

/** Also one nobody has written in any language. */
function isLocaleTexts(value: object): value is LocaleTexts {
  return Object.entries(value).every(
    ([key, text]) => (locales as readonly string[]).includes(key) && typeof text === 'string',
  );
}

/**
 * Checked props with each per-locale text replaced by its text in `language`, so that one language alone
 * travels to the browser. Documents of the rich text editor stay as they are.
 */
export function inLanguage(props: object, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, isAddress(key) ? value : shown(value, language)]),
  );
}

function shown(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return softHyphens(value);
  if (Array.isArray(value)) return value.map((item) => shown(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocaleTexts(value)) return localText(value, language);
  if ('blocks' in value && 'version' in value) return value;
  return inLanguage(value, language);
}

/** Props that hold an address, which must not be touched. */
function isAddress(key: string): boolean {
  return /(?:Url|URL|Src)$/.test(key) || key === 'path';
}
