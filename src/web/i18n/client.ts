import type { Language } from '../../domain/locales.ts';
import { languageModule } from './languages.ts';
import { createTexts, type Texts } from './texts.tsx';

/** The texts of the page's language, one file; the server has it preloaded. */
export async function loadTexts(language: Language): Promise<Texts> {
  return createTexts(language, (await languageModule[language]()).texts);
}
