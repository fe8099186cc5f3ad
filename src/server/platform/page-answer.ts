import { localeOf, type Language, type Locale, type Multilingual } from '../../domain/locales.ts';
import type { Answer } from './answer.ts';

/** An answer as pages use it: made once, handed to every page, so pages must not change it. */
export function forPages(answer: Answer, language: Language): unknown {
  answer.forPages ??= slimmed(answer, language);
  return answer.forPages;
}

function slimmed({ body }: Answer, language: Language): unknown {
  const text = body.toString();
  const value: unknown = text === '' ? null : JSON.parse(text);
  // Most lists are in the requested language.
  if (!text.includes('"i18n_')) return value;
  const slim = inFewLanguages(value, localeOf[language]);
  // The page of a thing names its addresses in all languages.
  return hasSlugs(value) ? { ...(slim as object), i18n_slug: value.i18n_slug } : slim;
}

function hasSlugs(value: unknown): value is { i18n_slug: Multilingual } {
  return typeof value === 'object' && value !== null && 'i18n_slug' in value;
}

/**
 * Multilingual values with the page's language alone, and the Estonian one beside it where it is missing or a
 * rule looks at it (LY-04): the others would travel with every page and be read by nobody.
 */
function inFewLanguages(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inFewLanguages(one, locale));
  if (typeof value !== 'object' || value === null) return value;
  const slim: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    slim[key] = key.startsWith('i18n_')
      ? fewOf(inner as Multilingual | null, locale)
      : inFewLanguages(inner, locale);
  }
  return slim;
}

function fewOf(texts: Multilingual | null, locale: Locale): Multilingual | null {
  if (!texts) return texts;
  const { [locale]: wanted, et_EE: estonian } = texts;
  if (!wanted && !estonian) return texts;
  return { ...(wanted ? { [locale]: wanted } : {}), ...(estonian ? { et_EE: estonian } : {}) };
}
