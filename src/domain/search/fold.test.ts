import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeWord, fold, tokenise, wordsOf } from './fold.ts';

const anything = fc.string({ unit: 'binary', maxLength: 300 });
const words = (text: string) => tokenise(text).map((token) => token.text);

describe('SR-05 folding', () => {
  test.each([
    ['Šampoon', 'sampoon'],
    ['ŠAMPŪNS ĶERMEŅA', 'sampuns kermena'],
    ['juuksevärv öölamp õli', 'juuksevarv oolamp oli'],
    ['Ёлочный йод', 'елочный йод'],
    ["L'Oréal L’Oreal", 'loreal loreal'],
    ['Weiß Crème smørrebrød', 'weiss creme smorrebrod'],
    ['ＷＥＬＬＡ ﬁne', 'wella fine'],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));

  test('SR-05 folding twice changes nothing, whatever the text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});

test('SR-05 a letter folds the same, written whole or with its marks apart', () => {
  const letters = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x45f }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  });
  fc.assert(
    fc.property(letters, (text) => {
      expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
      expect(fold(text)).toBe(fold(`${text}\u200a`).slice(0, -1));
    }),
    { numRuns: 1000 },
  );
});

describe('SR-05 words of a text', () => {
  test.each([
    ['Shampoo 200 ml', ['shampoo', '200ml']],
    ['Шампунь 0,5 л', ['шампунь', '500ml']],
    ['Kreem 1 l ja 1000ml', ['kreem', '1000ml', 'ja', '1000ml']],
    ['vesinik 1.9 % 20 vol', ['vesinik', '1.9%', '20vol']],
    ['kindad 100 tk, 1 000 мл', ['kindad', '100pcs', '1000ml']],
    ['toon 7/43', ['toon', '743']],
    ['7-43 743 6.64', ['743', '743', '664']],
    ['anti-age', ['anti', 'age']],
    ['ny-100/7', ['ny1007']],
    ['5 lakk', ['5', 'lakk']],
    ['  !? ', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));

  test('SR-05 a code remembers its parts and a dashed word is also found joined', () => {
    expect(tokenise('7/43')).toEqual([{ text: '743', parts: ['7', '43'] }]);
    expect(wordsOf('Anti-Age 7/43')).toEqual(['anti', 'age', '743', '7', '43', 'antiage']);
    expect(codeWord('NY-100/7')).toBe('ny1007');
  });

  test('SR-05 words hold neither spaces nor quotes nor capitals and are never too long', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const word of [...wordsOf(text), codeWord(text)]) {
          expect(word).not.toMatch(/[\s'"\\:*&|!()<>]/);
          expect(word.length).toBeLessThanOrEqual(64);
        }
        expect(words(text).every((word) => word.length > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
