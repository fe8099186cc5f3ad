import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planText, type Words } from './planner.ts';
import { attempts } from './relax.ts';
import { noSynonyms } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

const words: Words = {
  vocabulary: createVocabulary([
    ['nordlys', 60],
    ['sampoon', 300],
    ['shampoo', 500],
    ['шампунь', 400],
    ['краска', 90],
    ['волос', 200],
    ['для', 500],
    ['for', 400],
    ['hair', 350],
    ['hairspray', 40],
    ['spray', 90],
    ['nail', 70],
    ['polish', 60],
    ['300ml', 80],
    ['1000ml', 20],
    ['743', 9],
    ['7', 30],
    ['43', 9],
    ['spf', 5],
    ['50', 6],
    ['blue', 12],
    ['oil', 55],
    ['oli', 50],
    ['conditioner', 77],
    ['harmony', 3],
    ['hamony', 1],
  ]),
  synonyms: noSynonyms,
};
const alts = (text: string) => planText(text, words).terms.map((term) => term.alts);
const corrected = (text: string) => planText(text, words).corrected;

describe('SR-05 what is understood', () => {
  test.each([
    ['nordlys šampoon', [['nordlys'], ['sampoon']]],
    ['шампунь для волос', [['шампунь'], ['волос']]],
    ['shampoo for', [['shampoo'], ['for']]],
    ['shampoo 300', [['shampoo'], ['300', '300ml']]],
    ['shampoo 300 ml', [['shampoo'], ['300ml']]],
    ['7/43', [['743']]],
    ['7/44', [['744']]],
    ['7 43', [['743']]],
    ['743', [['743']]],
    ['hair spray', [['hair'], ['spray']]],
    ['hai rspray', [['hairspray', 'hai rspray']]],
    ['nailpolish', [['nail polish']]],
    ['hairsprey', [['hairspray']]],
    ['spf50', [['spf50', 'spf 50']]],
  ])('%s', (text, expected) => expect(alts(text)).toEqual(expected));

  test.each([
    ['ifvgeym', 'шампунь'],
    ['nordlys ifvgeym', 'nordlys шампунь'],
    ['ыфьзщщт', 'sampoon'],
    ['shampun', 'шампунь'],
    ['kraska', 'краска'],
    ['нордлис', 'nordlys'],
    ['Blue shmapoo', 'Blue shampoo'],
    ['conditoinr', 'conditioner'],
  ])('%s is read as %s', (text, expected) => expect(corrected(text)).toBe(expected));

  test('SR-05 what needs no correcting is not corrected', () => {
    expect(corrected('Nordlys shamp')).toBeNull();
    expect(corrected('šampoon')).toBeNull();
    expect([...attempts(planText('šampoon 7/44', words), words)].at(0)!.wording).toBeNull();
    expect([...attempts(planText('šampoon 7/44', words), words)].at(1)!.wording).toBe('šampoon 7/44');
  });

  test('SR-05 the last word may go on, the others may not', () => {
    expect(planText('nordlys sham', words).terms.map((term) => term.prefix)).toEqual([false, true]);
    expect(planText('nord shampoo', words).terms.map((term) => term.prefix)).toEqual([true, true]);
  });

  test('SR-05 a code is looked up first, a word that may be one beside, words that are all known before it', () => {
    const code = (text: string) => {
      const typed = planText(text, words).code;
      return typed && `${typed.text} ${typed.order}`;
    };
    expect(code('NY-100/7')).toBe('ny1007 first');
    expect(code('4 740001 234567')).toBe('4740001234567 first');
    expect(code('ny 100 7')).toBe('ny1007 first');
    expect(code('PU-GLV-BK-M')).toBe('puglvbkm first');
    expect(code('743')).toBeNull();
    expect(code('1000ml')).toBe('1000ml beside');
    expect(code('shampoo 300 ml')).toBeNull();
    expect(code('nail 300 ml')).toBe('nail300ml after');
    expect(code('nail polish')).toBe('nailpolish after');
    expect(code('nail-polish')).toBe('nailpolish first');
    expect(code('NAIL-P')).toBe('nailp first');
    expect(code('-NAIL-P')).toBe('nailp first');
    expect(code('NAIL-P-')).toBe('nailp first');
    expect(code('blue-')).toBe('blue after');
    expect(code('blue')).toBe('blue after');
  });

  test('SR-05 a code typed in Cyrillic is read by its keys, then by what its letters look like', () => {
    const looked = (text: string) =>
      [...attempts(planText(text, words), words)].flatMap(({ exactCode }) => exactCode ?? []);
    expect(looked('щч зс 664')).toEqual(['oxpc664']);
    expect(looked('рс 664')).toEqual(['hc664', 'pc664']);
    expect(looked('ОХ-РС-664').at(-1)).toBe('oxpc664');
    expect(looked('OХ-PC-664').at(-1)).toBe('oxpc664');
    expect(looked('ФЫ-664')).toEqual(['as664']);
  });

  test('SR-05 a code among words may be a part of one', () => {
    expect(planText('nordlys 113646', words).terms.map((term) => term.codePart)).toEqual([
      undefined,
      '113646',
    ]);
  });

  test('SR-05 of what can only be a code no word is corrected or given up', () => {
    for (const text of [
      'ABC-123456',
      'abc 123456',
      '4006381333931',
      '99887766',
      'zx 777 k',
      'PU-GLV-BK-XXL',
    ]) {
      expect(planText(text, words).code?.isUnmistakable, text).toBe(true);
      expect([...attempts(planText(text, words), words)].length, text).toBeLessThanOrEqual(3);
    }
    for (const text of [
      '7/44',
      '300 ml',
      'spf50',
      'shampoo 500',
      'conditioner-999',
      '1.5 l',
      '2026',
      'nordlys blue',
      'all-in-one',
      'step-by-step',
      'pu glv bk xxl',
    ])
      expect(planText(text, words).code?.isUnmistakable ?? false, text).toBe(false);
  });
});

test('SR-05 a word is found at the end of compounds too, which rank below it', () => {
  const vocabulary = createVocabulary([
    ['juukselakk', 5],
    ['kuunelakk', 9],
    ['laka', 50],
    ['juuksed', 7],
    ['hari', 3],
    ['juuksehari', 8],
  ]);
  const [lakk] = planText('lakk', { vocabulary, synonyms: noSynonyms }).terms;
  expect(lakk).toMatchObject({ certainty: 'word', alts: ['lakk'], also: ['kuunelakk', 'juukselakk'] });
  expect(planText('hari', { vocabulary, synonyms: noSynonyms }).terms[0]).toMatchObject({
    alts: ['hari'],
    also: ['juuksehari'],
  });
});

test('SR-05 what was understood as a stop word is one', () => {
  expect(alts('shampun dlya volos')).toEqual([['шампунь'], ['волос']]);
});

describe('SR-05 giving up terms', () => {
  const tried = (text: string) =>
    [...attempts(planText(text, words), words)].map((one) => one.terms.map((term) => term.alts[0]).join(' '));

  test('SR-05 unknown words go first, then corrected ones, then the most frequent', () => {
    expect(tried('nordlys blue shampoo conditoiner xyzzyq')).toEqual([
      'nordlys blue shampoo conditioner xyzzyq',
      'nordlys blue shampoo conditioner xyzzyq',
      'nordlys blue shampoo conditioner',
      'nordlys blue shampoo',
      'nordlys blue',
      'blue',
    ]);
  });

  test('SR-05 other forms of a word are let in before anything is given up', () => {
    const form = [...attempts(planText('conditioner blue', words), words)][1]!;
    expect(form.terms[0]).toMatchObject({ alts: ['conditioner', 'conditio'], prefix: true });
  });

  test('SR-05 a short word that others end with may be the beginning of one as well', () => {
    const shop = {
      vocabulary: createVocabulary([
        ['bright', 9],
        ['side', 9],
        ['klipsid', 3],
        ['puhastusgeel', 4],
      ]),
      synonyms: noSynonyms,
    };
    const ways = [...attempts(planText('bright sid puhast', shop), shop)];
    expect(ways[0]!.terms[1]).toMatchObject({ alts: ['sid'], prefix: false });
    expect(ways.findLast(({ terms }) => terms.length === 3)!.terms[1]!.prefix).toBe(true);
  });

  test('SR-05 of a shade nobody has the one it is a shade of is looked for', () => {
    const shades = {
      vocabulary: createVocabulary([
        ['74', 3],
        ['7', 9],
        ['4', 9],
        ['toon', 2],
      ]),
      synonyms: noSynonyms,
    };
    const found = [...attempts(planText('toon 7/43', shades), shades)].map((one) => one.terms[1]?.alts);
    expect(found.slice(0, 2)).toEqual([['743'], ['743', '74']]);
  });

  test('SR-05 a word that may be a typing error lets its neighbours in before anything is given up', () => {
    const second = [...attempts(planText('hamony nordlys', words), words)][1]!;
    expect(second.terms[0]!.alts).toEqual(['hamony', 'harmony']);
  });
});

test('SR-05 any text whatever gives a plan that ends', () => {
  const known = fc.constantFrom(...words.vocabulary.words);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 255 }),
    fc.array(fc.oneof(known, fc.string({ maxLength: 8 })), { maxLength: 30 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const plan = planText(raw, words);
      const all = [...attempts(plan, words)];
      expect(plan.terms.length).toBeLessThanOrEqual(12);
      expect(all.length).toBeLessThanOrEqual(17);
      for (const one of all) {
        expect(one.exactCode !== undefined || one.terms.length > 0).toBe(true);
        for (const term of one.terms) {
          expect(term.alts.length > 0 || term.codePart !== undefined).toBe(true);
          for (const alt of term.alts) expect(alt).toMatch(/\S/);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('SR-05 a short word that nothing is near to is no guess at another', () => {
  const shop: Words = {
    vocabulary: createVocabulary([
      ['joustava', 2],
      ['juuksehooldus', 49],
      ['foil', 30],
    ]),
    synonyms: noSynonyms,
  };
  for (const text of ['jõul', 'jõulu']) {
    const ways = [...attempts(planText(text, shop), shop)];
    expect(
      ways.flatMap(({ terms }) => terms.flatMap((term) => term.alts)),
      text,
    ).toEqual([text === 'jõul' ? 'joul' : 'joulu']);
  }
});
