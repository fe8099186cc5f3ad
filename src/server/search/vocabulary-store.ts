import { tokenise } from '../../domain/search/fold.ts';
import type { Words } from '../../domain/search/planner.ts';
import { createVocabulary } from '../../domain/search/vocabulary.ts';
import type { Db } from '../database.ts';
import type { Cache } from '../platform/cache.ts';
import { readSynonyms, readWords, wordsTag } from './words.ts';

/** Counts of words may be this old, in ms; new words are heard of at once. */
const freshMs = 60_000;
/** Searches go on with the old words while they are read anew. */
const staleMs = 3_600_000;
/** What a word takes in memory with its place, count and sound: measured with 20,000 words. */
const bytesOfWord = 180;

/** The words of all documents and the synonyms kept by staff, held in memory and refreshed behind the searches' backs. */
export function wordsInMemory(db: Db, cache: Cache): Promise<Words> {
  return cache.getOrLoad(
    'search words',
    {
      tags: [wordsTag],
      freshMs,
      staleMs,
      sizeOf: (words: Words) => words.vocabulary.words.length * bytesOfWord,
    },
    () => loadWords(db),
  );
}

/** The words of the shop and the synonyms of its staff, ready for planning searches. */
export async function loadWords(db: Db): Promise<Words> {
  const [words, synonyms] = await Promise.all([readWords(db), readSynonyms(db)]);
  return { vocabulary: createVocabulary(words), synonyms: synonymMap(synonyms) };
}

/** Folded both sides; a phrase stands for all of its words. Staff write pairs once: they hold both ways between single words. */
function synonymMap(rows: readonly { word: string; synonyms: string[] }[]): Words['synonyms'] {
  const map = new Map<string, Set<string>>();
  const phraseOf = (text: string) =>
    tokenise(text)
      .map((token) => token.text)
      .join(' ');
  const add = (from: string, to: string) => {
    if (from !== '' && to !== '' && from !== to && !from.includes(' '))
      map.set(from, (map.get(from) ?? new Set()).add(to));
  };
  for (const { word, synonyms } of rows) {
    for (const synonym of synonyms) {
      add(phraseOf(word), phraseOf(synonym));
      add(phraseOf(synonym), phraseOf(word));
    }
  }
  return new Map([...map].map(([word, synonyms]) => [word, [...synonyms]]));
}
