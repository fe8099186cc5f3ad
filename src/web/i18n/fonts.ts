import type { Language } from '../../domain/locales.ts';
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url&no-inline';
import latinExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url&no-inline';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url&no-inline';

const files: Record<Language, readonly string[]> = {
  et: [latin, latinExt],
  lv: [latin, latinExt],
  ru: [latin, cyrillic],
  fi: [latin],
  en: [latin],
};

/** Addresses of the font files a page in `language` preloads (`<link rel="preload" as="font" crossorigin>`). */
export function fontsFor(language: Language): readonly string[] {
  return files[language];
}
