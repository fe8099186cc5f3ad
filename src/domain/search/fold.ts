/**
 * How the shop compares words: `Šampoon`, `sampoon` and `ŠAMPOON` are one. Used on documents and on queries alike,
 * never in SQL, so the two sides cannot drift apart.
 */

const apostrophes = /['’‘ʼ`´′]/g;
/** Every mark but the breve over `и`: й is a letter of its own, ё is written as е by most people. */
const marks = /(?<!и)\u0306|[^\P{M}\u0306]/gu;
const spelledOut = /[ßøæœłđðþı]/g;
const spelling: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case, without apostrophes and marks; `й` is kept, `ё` becomes `е`. Folding twice changes nothing. */
export function fold(text: string): string {
  // Whole letters of the shop's languages fold one by one, which a table does in a tenth of the time.
  if (!plainLetters.test(text)) return foldAnything(text);
  return text
    .toLowerCase()
    .replace(otherThanAscii, (letter) => foldLetter(letter))
    .replace(apostrophes, '');
}

const plainLetters = /^[\x20-\x7e\u00a0-\u017f\u0400-\u045f]*$/;
const otherThanAscii = /[^\x20-\x7e]/g;
const foldedLetters = new Map<string, string>();

/** One letter folded; quicker than `fold`, as letters repeat. */
export function foldLetter(letter: string): string {
  let folded = foldedLetters.get(letter);
  if (folded === undefined) {
    folded = foldAnything(letter);
    foldedLetters.set(letter, folded);
  }
  return folded;
}

function foldAnything(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(marks, '')
    .replace(spelledOut, (letter) => spelling[letter]!)
    .normalize('NFC');
}

/** A word as it is searched. `parts` is filled when a code was written with separators: `7/43` is `743` made of `7` and `43`. */
export interface Token {
  text: string;
  parts: readonly string[];
}

/** Units as people write them in the five languages, each to one spelling and a factor. */
const units: Record<string, readonly [unit: string, factor: number]> = {
  ml: ['ml', 1],
  мл: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  л: ['ml', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  г: ['g', 1],
  гр: ['g', 1],
  kg: ['g', 1000],
  кг: ['g', 1000],
  pcs: ['pcs', 1],
  tk: ['pcs', 1],
  шт: ['pcs', 1],
  kpl: ['pcs', 1],
  gab: ['pcs', 1],
  m: ['m', 1],
  м: ['m', 1],
  cm: ['cm', 1],
  см: ['cm', 1],
  mm: ['mm', 1],
  мм: ['mm', 1],
  w: ['w', 1],
  вт: ['w', 1],
  v: ['v', 1],
  vol: ['vol', 1],
  '%': ['%', 1],
};
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Longer words are cut; PostgreSQL takes 2046 bytes, no real word or code is near this. */
const maxWordLength = 64;

const piece = new RegExp(
  // An amount with its unit, thousands apart or together: `200 ml`, `0,5 l`, `1 000 мл`, `1.9 %`. At most five groups of
  // digits: with any number of them, a long row would be read anew from each of its groups.
  `(?<![\\p{L}\\p{N}][./,_+-]?)(?<amount>\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,4}|\\d{1,9}(?:[.,]\\d{1,3})?)\\s?(?<unit>${unitNames})(?![\\p{L}\\p{N}])` +
    // A word, or words held together by what stands in codes.
    `|(?<chunk>[\\p{L}\\p{N}]+(?:[./,_+×–-][\\p{L}\\p{N}]+)*)`,
  'gu',
);
const separators = /[./,_+×–-]/;
const digit = /\p{N}/u;
const lettersInARow = /\p{L}+/gu;

/**
 * The words of a text in order. An amount and its unit are one word in one spelling (`0,5 l` and `500 мл` are
 * `500ml`), so that `200` and `ml` need not be looked up apart. Words joined by a dash come apart; a chunk with
 * digits stays one word and remembers its parts.
 */
export function tokenise(text: string): Token[] {
  return tokensOf(fold(text));
}

function tokensOf(folded: string): Token[] {
  // Without digits there are neither amounts nor codes.
  if (!digit.test(folded)) return lettersOf(folded).map((text) => ({ text, parts: [] }));
  const tokens: Token[] = [];
  for (const match of folded.matchAll(piece)) {
    const { amount, unit, chunk } = match.groups!;
    if (chunk === undefined) {
      tokens.push({ text: amountWord(amount!, unit!), parts: [] });
      continue;
    }
    const parts = chunk.split(separators).map((part) => part.slice(0, maxWordLength));
    if (parts.length === 1) tokens.push({ text: parts[0]!, parts: [] });
    else if (/\p{N}/u.test(chunk) && chunk.length <= maxWordLength)
      tokens.push({ text: parts.join(''), parts });
    else for (const part of parts) tokens.push({ text: part, parts: [] });
  }
  return tokens;
}

/** The words of a folded text without digits. */
function lettersOf(folded: string): string[] {
  return (folded.match(lettersInARow) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** Every word a text can be found by: codes joined and in parts, and `anti-age` also as `antiage`. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  if (!digit.test(folded) && !folded.includes('-')) return [...new Set(lettersOf(folded))];
  const words = new Set<string>();
  for (const { text: word, parts } of tokensOf(folded)) for (const one of [word, ...parts]) words.add(one);
  if (folded.includes('-')) {
    // From the beginning of a word alone, or a long one would be read anew from each of its letters.
    for (const [chunk] of folded.matchAll(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu)) {
      const joined = chunk.replaceAll('-', '');
      if (joined.length <= maxWordLength) words.add(joined);
    }
  }
  return [...words];
}

/** A code (SKU, EAN, shade) without its separators: `NY-100/7` is `ny1007`; `''` when nothing is left. */
export function codeWord(code: string): string {
  return fold(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxWordLength);
}

function amountWord(amount: string, unit: string): string {
  const [name, factor] = units[unit]!;
  const number = Number(amount.replace(/[ \u00a0\u202f]/g, '').replace(',', '.')) * factor;
  return `${Number(number.toFixed(3))}${name}`;
}
