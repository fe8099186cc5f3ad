import type { Words } from '../../domain/search/planner.ts';
import { createSynonyms } from '../../domain/search/synonyms.ts';
import { createVocabulary } from '../../domain/search/vocabulary.ts';
import type { Db } from '../database.ts';
import type { Cache } from '../platform/cache.ts';
import { wordsOfSynonyms, type Spellings } from './spelling.ts';
import { readSynonyms, readWords, wordsTag } from './words.ts';

/** Counts of words may be this old, in ms; new words are heard of at once. */
const freshMs = 60_000;
/** Searches go on with the old words while they are read anew. */
const staleMs = 3_600_000;
/** What a word takes in memory with its place, count and sound: measured with 20,000 words. */
const bytesOfWord = 180;

/** The words of all documents and the synonyms of the staff, cached and refreshed in the background. */
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

/** How the words of synonyms are written. */
export function synonymsInMemory(db: Db, cache: Cache): Promise<Spellings> {
  return cache.getOrLoad(
    'search synonyms',
    {
      tags: [wordsTag],
      freshMs,
      staleMs,
      sizeOf: (words: Spellings) =>
        [...words.values()].reduce((sum, ofLanguage) => sum + ofLanguage.size * bytesOfWord, 0),
    },
    async () => wordsOfSynonyms(await readSynonyms(db)),
  );
}

/** The words of the shop and the synonyms of its staff, ready for planning searches. */
export async function loadWords(db: Db): Promise<Words> {
  const [words, groups] = await Promise.all([readWords(db), readSynonyms(db)]);
  const own = new Set(words.map(([word]) => word));
  const synonyms = createSynonyms(groups, (word) => own.has(word));
  // They are words to be known and corrected to like those of the documents, only rarer.
  const strange = synonyms.strangeWords.map((word) => [word, 1] as const);
  return { vocabulary: createVocabulary([...words, ...strange]), synonyms };
}
