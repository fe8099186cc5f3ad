import { isCyrillic, soundOf } from './layout.ts';

/**
 * The words the shop's documents are made of, each with the number of documents that hold it. No index of typing
 * errors is kept: `correct.ts` walks the sorted words instead, which is as quick and costs no memory.
 */
export interface Vocabulary {
  /** Sorted by UTF-16 code unit. */
  readonly words: readonly string[];
  readonly counts: Uint32Array;
  /** In how many documents the word is; 0 for an unknown one. */
  df(word: string): number;
  has(word: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** All words that begin so, the word itself among them; none when they are more than `max`. */
  beginningWith(prefix: string, max: number): string[];
  /** At most three words of the other alphabet that sound like this one, the most frequent first; with `isPrefix` also words that begin so. */
  soundalikes(word: string, isPrefix: boolean): string[];
  /** How words sound, sorted, and the place in `words` of each. */
  readonly sounds: { readonly keys: readonly string[]; readonly places: Uint32Array };
  /** Words that end with this one, as compounds of Estonian and Finnish do (`lakk`: `juukselakk`, `küünelakk`); at most eight, the most frequent first. */
  compounds(word: string): string[];
}

/** A word that stands at the end of another has at least three letters, and so has what stands before it; a word of three needs four. */
const minWordLength = 3;
const minStartLength = (word: string) => (word.length === minWordLength ? 4 : 3);
const maxCompounds = 8;

/** Entries may come in any order; a word given twice counts its documents together. */
export function createVocabulary(entries: Iterable<readonly [word: string, df: number]>): Vocabulary {
  const sums = new Map<string, number>();
  for (const [word, df] of entries) if (df > 0 && word !== '') sums.set(word, (sums.get(word) ?? 0) + df);
  const words = [...sums.keys()].sort(byCodeUnit);
  const counts = Uint32Array.from(words, (word) => sums.get(word)!);
  const index = new Map(words.map((word, at) => [word, at]));
  const { keys: sounds, order } = sortedKeys(words, (word) => {
    const sound = /^\p{L}+$/u.test(word) ? soundOf(word) : '';
    return sound.length >= 3 ? sound : '';
  });
  const endings = sortedKeys(words, (word) => (/^\p{L}{6,}$/u.test(word) ? reversed(word) : ''));

  return {
    words,
    counts,
    df: (word) => {
      const at = index.get(word);
      return at === undefined ? 0 : counts[at]!;
    },
    has: (word) => index.has(word),
    sounds: { keys: sounds, places: order },
    hasPrefix: (prefix) => words[lowerBound(words, prefix)]?.startsWith(prefix) ?? false,
    beginningWith(prefix, max) {
      const from = lowerBound(words, prefix);
      let to = from;
      while (words[to]?.startsWith(prefix)) if (++to - from > max) return [];
      return words.slice(from, to);
    },
    soundalikes(word, isPrefix) {
      const sound = soundOf(word);
      if (sound.length < 3) return [];
      const cyrillic = isCyrillic(word);
      const whole: number[] = [];
      const longer: number[] = [];
      for (let at = lowerBound(sounds, sound); at < sounds.length; at++) {
        const isWhole = sounds[at] === sound;
        if (!isWhole && !(isPrefix && sounds[at]!.startsWith(sound))) break;
        if (isCyrillic(words[order[at]!]!) !== cyrillic) (isWhole ? whole : longer).push(order[at]!);
      }
      const byCount = (a: number, b: number) => counts[b]! - counts[a]!;
      return [...whole.sort(byCount), ...longer.sort(byCount)].slice(0, 3).map((at) => words[at]!);
    },
    compounds(word) {
      if (word.length < minWordLength || !/^\p{L}+$/u.test(word)) return [];
      const end = reversed(word);
      const found: number[] = [];
      for (let at = lowerBound(endings.keys, end); endings.keys[at]?.startsWith(end); at++) {
        if (endings.keys[at]!.length >= word.length + minStartLength(word)) found.push(endings.order[at]!);
      }
      return found
        .sort((a, b) => counts[b]! - counts[a]!)
        .slice(0, maxCompounds)
        .map((at) => words[at]!);
    },
  };
}

/** First place in a sorted list that is not before `key`. */
export function lowerBound(sorted: readonly string[], key: string, from = 0): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keys of the words that have one, sorted, each with the place of its word. */
function sortedKeys(
  words: readonly string[],
  keyOf: (word: string) => string,
): { keys: string[]; order: Uint32Array } {
  const pairs: { key: string; at: number }[] = [];
  words.forEach((word, at) => {
    const key = keyOf(word);
    if (key !== '') pairs.push({ key, at });
  });
  pairs.sort((a, b) => byCodeUnit(a.key, b.key));
  return { keys: pairs.map((pair) => pair.key), order: Uint32Array.from(pairs, (pair) => pair.at) };
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
