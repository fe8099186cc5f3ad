import { languages, type Language } from '../../domain/locales.ts';
import { languageModule, onDemandModule } from './languages.ts';
import { lazyAreas } from './lazy-areas.ts';
import type { LazyArea } from './keys.ts';
import { loadAreas } from './load-areas.ts';
import { createTexts, type Texts } from './texts.tsx';

/** Every text of every language, read once when the renderer is loaded. */
const all = new Map<Language, Texts>();

for (const language of languages) {
  const texts = createTexts(language, (await languageModule[language]()).texts);
  texts.add((await onDemandModule[language]()).texts);
  await loadAreas(texts, Object.keys(lazyAreas) as LazyArea[]);
  all.set(language, texts);
}

/** The texts of a language, on the server, which has them all at hand. */
export function textsFor(language: Language): Texts {
  return all.get(language)!;
}
