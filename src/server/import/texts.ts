import { localeOf } from '../../domain/locales.ts';
import type { Language, Multilingual } from '../../domain/locales.ts';
import type { ImportTexts } from './records.ts';

/** Texts by language as the tables keep them, empty ones left out. */
export function multilingual(texts: ImportTexts | undefined): Multilingual {
  const out: Multilingual = {};
  for (const [language, value] of Object.entries(texts ?? {})) {
    if (value) out[localeOf[language as Language]] = { value };
  }
  return out;
}
