import type { Language } from '../../domain/locales.ts';
import type { Resources } from './keys.ts';

/** The texts of one language as one file of the build; the manifest knows them as `src/web/i18n/<language>/index.ts`. */
export const languageModule: Record<Language, () => Promise<{ texts: Resources }>> = {
  et: () => import('./et/index.ts'),
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
  fi: () => import('./fi/index.ts'),
  lv: () => import('./lv/index.ts'),
};
