import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportLimits, withoutPersonalData } from '../domain/client-errors/rules.ts';
import { cleanInline, inlinePieces } from '../domain/creator/inline-html.ts';
import { listPath, schemePath } from '../domain/creator/rules.ts';
import { isHttps, isImageUrl, isOutside, isSafeUrl, mediaKeyOf } from '../domain/creator/urls.ts';
import { isEmail } from '../domain/newsletter/rules.ts';
import { readQuantity } from '../domain/quick-order/rules.ts';
import { lineOfText } from '../domain/quick-order/table.ts';
import { normalText } from '../domain/reviews/rules.ts';
import { searchFromAddress } from '../domain/search/address.ts';
import { codeWord, fold, tokenise, wordsOf } from '../domain/search/fold.ts';
import { slugify } from '../domain/slug.ts';
import { softHyphens, withoutHyphens } from '../domain/soft-hyphens.ts';
import { guessEncoding } from './import/sources/encoding.ts';
import { htmlToText, looksLikeHtml } from './import/sources/html-text.ts';
import { guessLanguage } from './import/sources/language.ts';
import { isDateFormat } from './import/sources/xlsx/workbook.ts';
import { readBoolean, readCents, readDay, readInstant, readNumber, splitList } from './import/values.ts';
import { hasReadableQuery, isPageAddress, isReadable, routedAddress } from './platform/addresses.ts';
import { languageOfHeader } from './platform/audience.ts';
import { acceptedEncoding, acceptsGzip } from './platform/encoding.ts';
import { hasAlready } from './platform/etag.ts';

/**
 * Everything that reads text which anybody may have written. An expression that can cut a text in many ways takes minutes
 * or years where it should take milliseconds; the bound is against that and nothing else.
 */
const readers: Record<string, (text: string) => unknown> = {
  'Accept-Encoding': (text) => [acceptedEncoding(text), acceptsGzip(text)],
  'Accept-Language': languageOfHeader,
  'If-None-Match': (text) => hasAlready(text, '"a"'),
  'an address': (text) => [
    routedAddress(text),
    isPageAddress(text),
    hasReadableQuery(`?${text}`),
    isReadable(text),
  ],
  'the path of a composed page': (text) => listPath(schemePath(`/products/brands/1-${text}`)),
  'the query of a list': (text) => searchFromAddress(new URLSearchParams(text)),
  'a search': (text) => [fold(text), tokenise(text), wordsOf(text), codeWord(text)],
  'an e-mail address': isEmail,
  'an address in a block': (text) =>
    [isSafeUrl, isImageUrl, isHttps, isOutside, mediaKeyOf].map((one) => one(`https://a.example/${text}`)),
  'a line of rich text': (text) => [inlinePieces(text), cleanInline(text)],
  'a name': (text) => [slugify(text), softHyphens(text), withoutHyphens(text)],
  'a description to import': (text) => [looksLikeHtml(text), htmlToText(text), guessLanguage(text, 'et')],
  'a cell to import': (text) => [
    readNumber(text),
    readCents(text),
    readBoolean(text),
    readDay(text),
    readInstant(text),
    splitList(text),
  ],
  'a line of quick order': (text) => [readQuantity(text), lineOfText(text)],
  'the format of a cell': isDateFormat,
  'a review': normalText,
  'a report of an error': (text) => withoutPersonalData(text.slice(0, reportLimits.stack)),
  'a file to import': (text) => guessEncoding(Buffer.from(text)),
};

const letters = [
  'a',
  'A',
  '1',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '_',
  '.',
  ',',
  ';',
  '=',
  '/',
  '\\',
  ':',
  '@',
  '#',
  '%',
];
const signs = ['<', '>', '&', '"', "'", '|', '(', ')', '*', '+', 'õ', 'Ж', '\u0301', '\u00ad', '\ud83d'];
const words = [
  '%FF',
  '%41',
  '<b>',
  '</b>',
  '<!--',
  '-->',
  '<a href="',
  '<a ',
  '&amp;',
  'q=0.',
  'br',
  'gzip',
  'W/',
  'www.',
];
const pieces = fc.array(fc.constantFrom(...letters, ...signs, ...words, 'parameter=', '1.000,00'), {
  minLength: 1,
  maxLength: 4,
});
/** A busy machine takes some seconds for all of a reader's texts; what grows with the square of a length takes minutes. */
const hangMs = 60_000;

test.each([
  ['SR-05 a search', 'a long word beside a dash', `-${'a'.repeat(100_000)}`],
  ['SR-05 a search', 'a long row of thousands without a unit', '100 000 '.repeat(12_500)],
  ['a cell to import', 'a long row of digits with a sign at its end', `${'1'.repeat(100_000)}!`],
  ['a line of quick order', 'a long row of blanks before what is no unit', `a${' '.repeat(100_000)}шx`],
  ['a line of quick order', 'a long row of blanks within a name', `a${' '.repeat(100_000)}0`],
  ['a review', 'a long row of blanks within a line', `a${' '.repeat(100_000)}b`],
  ['the format of a cell', 'a long row of brackets', '['.repeat(200_000)],
  ['a line of rich text', 'a long name of a tag with a quote at its end', `<a${'-'.repeat(100_000)}'>`],
  ['the path of a composed page', 'a long row of slashes', `${'/'.repeat(200_000)}x`],
  ['a file to import', 'a long word of ASCII letters', 'a'.repeat(200_000)],
  ['a file to import', 'a long Russian word that ends in two capitals', `${'ж'.repeat(100_000)}ЖЖ`],
])('%s reads %s in time that grows with its length alone', (reader, _name, text) => {
  readers[reader.replace('SR-05 ', '')]!(text);
});

test.each(Object.keys(readers))(
  'reading %s takes time that grows with its length alone',
  (name) => {
    const read = readers[name]!;
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: 100_000 }), (start, repeated, times) => {
        const text = start.join('') + repeated.join('').repeat(times).slice(0, 100_000);
        for (const one of [text, `${text}!`]) {
          try {
            read(one);
          } catch (error) {
            // Readers of the importer refuse by throwing; a hang is what is looked for.
            expect(error).toBeInstanceOf(Error);
          }
        }
      }),
      { numRuns: 40, interruptAfterTimeLimit: hangMs, markInterruptAsFailure: true },
    );
  },
  2 * hangMs,
);
