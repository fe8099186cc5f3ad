import type { Term } from './port.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An engine that looks up this many words is quicker than one that walks all that begin alike. */
const maxWords = 30;

/**
 * The same terms, of which those that may go on name the words of the shop that begin so. Alone a word is left as it is:
 * then no other narrows what is found, and codes of letters, which are no words, are found by their beginning too.
 */
export function withWordsBegun<T extends Term>(terms: readonly T[], vocabulary: Vocabulary): T[] {
  return terms.map((term) => {
    if (!term.prefix || term.codePart !== undefined) return term;
    const begun = new Map<string, readonly string[]>();
    for (const alt of [...term.alts, ...(term.also ?? [])]) {
      const last = alt.slice(alt.lastIndexOf(' ') + 1);
      const isAlone = terms.length === 1 && last === alt;
      if (isAlone || !/^\p{L}+$/u.test(last)) continue;
      const words = vocabulary.beginningWith(last, maxWords);
      if (words.length > 0) begun.set(last, words);
    }
    return begun.size > 0 ? { ...term, begun } : term;
  });
}
