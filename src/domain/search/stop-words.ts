import type { Language } from '../locales.ts';

/**
 * Words that say nothing of what is looked for, already folded. `ilma`, `without`, `без`, `bez` are not among
 * them: `shampoo without sulphates` is another shampoo.
 */
const stopWords: Record<Language, readonly string[]> = {
  et: ['ja', 'voi', 'ning', 'ka', 'kui', 'see', 'on', 'koos', 'jaoks', 'millele', 'mis'],
  en: ['a', 'an', 'and', 'the', 'of', 'for', 'with', 'to', 'in', 'on', 'or', 'by', 'from', 'at', 'my'],
  ru: ['и', 'или', 'для', 'с', 'со', 'в', 'во', 'на', 'от', 'по', 'из', 'к', 'у', 'за', 'под', 'при'],
  fi: ['ja', 'tai', 'seka', 'varten', 'kanssa', 'on', 'se'],
  lv: ['un', 'vai', 'ar', 'no', 'uz', 'par', 'pie', 'prieks', 'lidz', 'ka'],
};

const all = new Set(Object.values(stopWords).flat());

/** Whether a folded word is a stop word in any language of the shop: visitors mix them. */
export function isStopWord(word: string): boolean {
  return all.has(word);
}
