import type { Language } from '../locales.ts';
import { tokenise } from './fold.ts';

/** Names of one thing in one language; `null`: in any. */
export interface SynonymGroup {
  language: Language | null;
  names: readonly string[];
}

/** Other names of what was typed. */
export interface SynonymMatch {
  /** How many words were typed of the name. */
  length: number;
  /** The other names, folded; words of one stand beside each other. */
  names: readonly string[];
}

export interface Synonyms {
  /** Words that only synonyms know; the shop's own texts lack them. */
  readonly strangeWords: readonly string[];
  /**
   * The longest name that begins at this word and has synonyms. With `isUnfinished` the last word may go on, where no
   * text of the shop has a word that begins so.
   */
  at(words: readonly string[], from: number, isUnfinished: boolean): SynonymMatch | null;
}

/** A word still being typed says what is meant from so many letters on. */
const minBeginningLength = 3;
/** A text is no synonym of more names than this, whatever staff wrote. */
const maxNames = 12;

export const noSynonyms: Synonyms = { strangeWords: [], at: () => null };

/** `isWord` tells whether the texts of the shop have a word. */
export function createSynonyms(groups: Iterable<SynonymGroup>, isWord: (word: string) => boolean): Synonyms {
  /** By the first word of a name: the whole name, and the names it shares a group with. */
  const entries = new Map<string, Map<string, { words: readonly string[]; names: Set<string> }>>();
  const strange = new Set<string>();
  for (const group of groups) {
    const names = [...new Set(group.names.map(folded))].filter((name) => name !== '');
    for (const name of names) {
      const words = name.split(' ');
      for (const word of words) if (!isWord(word)) strange.add(word);
      const byName = entries.get(words[0]!) ?? new Map();
      entries.set(words[0]!, byName);
      const entry = byName.get(name) ?? { words, names: new Set<string>() };
      byName.set(name, entry);
      for (const other of names) if (other !== name) entry.names.add(other);
    }
  }
  const firstWords = [...entries.keys()].sort();

  return {
    strangeWords: [...strange],
    at(words, from, isUnfinished) {
      let best: SynonymMatch | null = null;
      const consider = (first: string) => {
        for (const { words: name, names } of entries.get(first)?.values() ?? []) {
          if (name.length <= (best?.length ?? 0) || !fits(name, words, from, isUnfinished)) continue;
          best = { length: name.length, names: [...names].slice(0, maxNames) };
        }
      };
      consider(words[from]!);
      if (best === null && isUnfinished && from === words.length - 1) {
        for (const first of firstWords) if (isBeginning(words[from]!, first)) consider(first);
      }
      return best;
    },
  };

  function fits(name: readonly string[], words: readonly string[], from: number, isUnfinished: boolean) {
    return name.every((word, at) => {
      const typed = words[from + at];
      if (typed === undefined) return false;
      return typed === word || (isUnfinished && from + at === words.length - 1 && isBeginning(typed, word));
    });
  }

  /** What begins a word of the shop as well is that word. */
  function isBeginning(typed: string, word: string): boolean {
    return typed.length >= minBeginningLength && word.startsWith(typed) && strange.has(word);
  }
}

function folded(name: string): string {
  return tokenise(name)
    .map((token) => token.text)
    .join(' ');
}
