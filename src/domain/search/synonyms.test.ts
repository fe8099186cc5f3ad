import { describe, expect, test } from 'vitest';
import { planText } from './planner.ts';
import { createSynonyms } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

const shopWords = new Set([
  'hair',
  'colour',
  'deep',
  'foil',
  'foundation',
  'oksudandid',
  'iron',
  'straightener',
]);
const synonyms = createSynonyms(
  [
    { language: 'en', names: ['hair colour', 'hair dye', 'Dye'] },
    { language: 'en', names: ['straightener', 'flat iron'] },
    { language: 'en', names: ['foil', 'meche'] },
    { language: 'et', names: ['oksüdandid', 'vesinik'] },
    { language: null, names: ['solo', 'solo', ''] },
  ],
  (word) => shopWords.has(word),
);
const vocabulary = createVocabulary([
  ...[...shopWords].map((word) => [word, 20] as const),
  ...synonyms.strangeWords.map((word) => [word, 1] as const),
]);
const termsOf = (text: string) =>
  planText(text, { vocabulary, synonyms }).terms.map(({ alts, synonyms: names = [] }) => [alts[0], ...names]);

describe('SR-05 synonyms', () => {
  test('SR-05 words that name a thing together are one term, and keep what was typed first', () => {
    expect(termsOf('hair dye')).toEqual([['hair dye', 'hair colour', 'dye']]);
    expect(termsOf('deep hair dye')).toEqual([['deep'], ['hair dye', 'hair colour', 'dye']]);
    expect(termsOf('dye deep')).toEqual([['dye', 'hair colour', 'hair dye'], ['deep']]);
    expect(termsOf('Vesinik')).toEqual([['vesinik', 'oksudandid']]);
  });

  test('SR-05 the longest name counts, and each holds for the others', () => {
    expect(termsOf('hair colour')).toEqual([['hair colour', 'hair dye', 'dye']]);
    expect(termsOf('flat iron')).toEqual([['flat iron', 'straightener']]);
    expect(termsOf('straightener')).toEqual([['straightener', 'flat iron']]);
  });

  test('SR-05 a name may be unfinished where no word of the shop begins so', () => {
    expect(termsOf('vesi')).toEqual([['vesi', 'oksudandid']]);
    expect(termsOf('hair dy')).toEqual([['hair'], ['dy']]);
    // `fo` begins foil and foundation, which are words of the shop.
    expect(termsOf('fo')).toEqual([['fo']]);
    expect(termsOf('mec')).toEqual([['mec', 'foil']]);
  });

  test('SR-05 a mistyped name is corrected to the name', () => {
    const { terms, corrected } = planText('vesinkik', { vocabulary, synonyms });
    expect(corrected).toBe('vesinik');
    expect(terms[0]).toMatchObject({ alts: ['vesinik'], synonyms: ['oksudandid'] });
  });

  test('SR-05 a name alone in its group has no synonyms', () => {
    expect(termsOf('solo')).toEqual([['solo']]);
  });
});
