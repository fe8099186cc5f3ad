import { createRequire } from 'node:module';
import { Font, renderToBuffer } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: string) => resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`);

Font.register({
  family: 'Onest',
  fonts: [
    { src: fontFile('400Regular'), fontWeight: 400 },
    { src: fontFile('600SemiBold'), fontWeight: 600 },
  ],
});
/** What fits a narrow column; a longer word is broken, since it would run over what stands beside it. */
const longestWord = 24;

// Words stay whole: the library would part them by the rules of English.
Font.registerHyphenationCallback((word) =>
  word.length <= longestWord ? [word] : (word.match(new RegExp(`.{1,${longestWord}}`, 'gsu')) ?? [word]),
);

/** What Onest has no letter for, such as Arabic or emoji: the library would leave it out or draw another letter. */
const withoutLetter =
  /[^\t\n\x20-\x7e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u017f\u0218-\u021b\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2030\u2039\u203a\u20ac\u2116\u2122\u2212]+/gu;
/** What stands in the place of a run of such letters. */
export const unprintableMark = '[?]';

/** A text as the typeface can show it: what it has no letters for is marked, and not left out unsaid. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(withoutLetter, unprintableMark);
}

/** A document as a PDF in the shop's typeface. Import this file only where a PDF is drawn: the library is large. */
export const renderPdf = renderToBuffer;
