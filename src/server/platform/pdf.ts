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

/** A document as a PDF in the shop's typeface. Import this file only where a PDF is drawn: the library is large. */
export const renderPdf = renderToBuffer;
