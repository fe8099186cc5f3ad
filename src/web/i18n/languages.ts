import type { Language } from '../../domain/locales.ts';
import type { Resources, TextTree } from './keys.ts';

type TextModules = Record<Language, () => Promise<{ texts: Resources }>>;

/**
 * The texts that the pages most visits begin with need at once, one file of the build for each language; the manifest
 * knows it as `src/web/i18n/<language>/index.ts`.
 */
export const languageModule: TextModules = {
  et: () => import('./et/index.ts'),
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
  fi: () => import('./fi/index.ts'),
  lv: () => import('./lv/index.ts'),
};

/** All other texts of the same areas: they come with the first code that is fetched on demand. */
export const onDemandModule: TextModules = {
  et: () => import('./et/on-demand/index.ts'),
  en: () => import('./en/on-demand/index.ts'),
  ru: () => import('./ru/on-demand/index.ts'),
  fi: () => import('./fi/on-demand/index.ts'),
  lv: () => import('./lv/on-demand/index.ts'),
};

/** Those of them that any page may say, by themselves: the pages of the checkout need no others. */
export const commonModule: Record<Language, () => Promise<{ default: TextTree }>> = {
  et: () => import('./et/on-demand/common.json', { with: { type: 'json' } }),
  en: () => import('./en/on-demand/common.json', { with: { type: 'json' } }),
  ru: () => import('./ru/on-demand/common.json', { with: { type: 'json' } }),
  fi: () => import('./fi/on-demand/common.json', { with: { type: 'json' } }),
  lv: () => import('./lv/on-demand/common.json', { with: { type: 'json' } }),
};
