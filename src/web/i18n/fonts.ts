import type { Language } from '../../domain/locales.ts';
import baltic from '../ui/styles/fonts/onest-baltic.woff2?url&no-inline';
import cyrillic from '../ui/styles/fonts/onest-cyrillic.woff2?url&no-inline';
import latin from '../ui/styles/fonts/onest-latin.woff2?url&no-inline';

const files: Record<Language, readonly string[]> = {
  et: [latin, baltic],
  lv: [latin, baltic],
  ru: [latin, cyrillic],
  fi: [latin],
  en: [latin],
};

/** Addresses of the font files a page in `language` preloads (`<link rel="preload" as="font" crossorigin>`). */
export function fontsFor(language: Language): readonly string[] {
  return files[language];
}
