import type { Language } from '../../domain/locales.ts';
import { fetchAlongside, lazyModule } from '../ui/lazy-module.ts';
import { languageModule, onDemandModule } from './languages.ts';
import { createTexts, type Texts } from './texts.tsx';

/**
 * The texts of the page's language: at first what the first views need, which the server has preloaded. The others come
 * with the first code that is fetched on demand, or at once when `isWhole`.
 */
export async function loadTexts(language: Language, { isWhole }: { isWhole: boolean }): Promise<Texts> {
  const onDemand = lazyModule(onDemandModule[language]);
  const [first] = await Promise.all([languageModule[language](), isWhole && onDemand.load()]);
  const texts = createTexts(language, first.texts);
  const rest = lazyModule(async () => texts.add((await onDemand.load()).texts));
  fetchAlongside(rest.load);
  if (isWhole) await rest.load();
  return texts;
}
