import { createRequire } from 'node:module';
import { Font, renderToBuffer } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Names are written in more scripts than the shop is: for letters that Onest lacks, the next one that has them is taken. */
const typefaces = [
  {
    family: 'Onest',
    regular: require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
  },
  {
    // Noto's Arabic letters lose their dots: it places them apart, which the library of PDFs does not follow.
    family: 'Vazirmatn',
    regular: require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf'),
  },
  {
    family: 'Noto Sans Hebrew',
    regular: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  },
  {
    family: 'Noto Emoji',
    regular: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf'),
  },
];
for (const { family, regular, bold } of typefaces) {
  Font.register({
    family,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 600 },
    ],
  });
}
const weights = [400, 600];
/** What documents are set in. */
export const fontFamily = typefaces.map(({ family }) => family);

/** What fits a narrow column; a longer word is broken, since it would run over what stands beside it. */
const maxWordLength = 24;

// Words stay whole: the library would part them by the rules of English.
Font.registerHyphenationCallback((word) =>
  word.length <= maxWordLength ? [word] : (word.match(new RegExp(`.{1,${maxWordLength}}`, 'gsu')) ?? [word]),
);

/** Letters that the typefaces have, script by script; the second and third as their files list them. */
const latinAndCyrillic =
  '\\t\\n\\x20-\\x7e\\u00a0-\\u00a3\\u00a5\\u00a7-\\u00ab\\u00ae-\\u00b4\\u00b6-\\u017f\\u0218-\\u021b\\u0401-\\u040c\\u040e-\\u044f\\u0451-\\u045c\\u045e\\u045f\\u2009\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122\\u2212';
const arabic =
  '\\u060c\\u060d\\u0610-\\u0612\\u0615\\u061b\\u061f\\u0621-\\u063a\\u063d\\u0640-\\u0658\\u065a\\u065b\\u0660-\\u0671\\u0674\\u0679\\u067c\\u067e\\u0681\\u0685\\u0686\\u0688\\u0689\\u0691\\u0693\\u0695\\u0696\\u0698\\u069a\\u06a0\\u06a1\\u06a4\\u06a9-\\u06ad\\u06af\\u06b5\\u06ba\\u06bc-\\u06be\\u06c0-\\u06c3\\u06c6-\\u06d0\\u06d2-\\u06d5\\u06f0-\\u06f9';
const hebrew = '\\u0591-\\u05c7\\u05d0-\\u05ea\\u05ef-\\u05f4';
/** With what joins letters and pictures, and says which way they run. */
const emoji =
  '\\p{Emoji_Presentation}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\u200c-\\u200f\\ufe0f';
/** What no typeface has a letter for, such as Chinese: the library would leave it out or render another letter. */
const withoutLetter = new RegExp(`[^${latinAndCyrillic}${arabic}${hebrew}${emoji}]+`, 'gu');
/** What stands in the place of a run of such letters. */
export const unprintableMark = '[?]';

/** Says where a line may break, and is no letter. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text as the typefaces can show it: what they have no letters for is marked, and not left out unsaid. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(withoutLetter, unprintableMark);
}

/** Data of a document with each of its texts made printable. */
export function allPrintable<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as T;
}

/** A number in lines that fit: where the library breaks a long word it renders a hyphen, which would read as a part of it. */
export function numberInLines(number: string): string {
  return number.replaceAll(new RegExp(`\\S{${maxWordLength + 1},}`, 'gu'), (word) =>
    word.replaceAll(/\S{10,21}[-/._](?=\S)|\S{22}(?=\S)/gu, '$&\n'),
  );
}

/**
 * Tells the typefaces each of their letters before any is rendered. The library keeps a glyph as it first met it: an S that was
 * first met as a part of Š stands for no letter, and would be left out of every document after that.
 */
async function loadGlyphs(): Promise<void> {
  for (const family of fontFamily)
    for (const fontWeight of weights) {
      await Font.load({ fontFamily: family, fontWeight });
      const font = (Font.getFont({ fontFamily: family, fontWeight }) as { data: Typeface | null }).data;
      for (const code of font?.characterSet ?? [])
        if (/\p{L}/u.test(String.fromCodePoint(code))) font!.glyphForCodePoint(code);
    }
}

interface Typeface {
  characterSet: readonly number[];
  glyphForCodePoint(code: number): unknown;
}

let glyphsLoaded: Promise<void> | undefined;

/** A document as a PDF in the shop's typeface. Import this file only where a PDF is rendered: the library is large. */
export const renderPdf: typeof renderToBuffer = async (document) => {
  glyphsLoaded ??= loadGlyphs().catch((error: unknown) => {
    glyphsLoaded = undefined;
    throw error;
  });
  await glyphsLoaded;
  return renderToBuffer(document);
};
