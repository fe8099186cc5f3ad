import { codeWord, fold, tokenise } from './fold.ts';
import { asSeen, isCyrillic, swapLayout } from './layout.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter parts of a code are found whole only: they are in too many codes to say anything. */
export const minCodePartLength = 4;
const maxCodeLength = 40;
/** More pieces than this, or longer words among them, are a sentence and not a code with blanks for its dashes. */
const maxPieces = 6;
const isLongWord = (piece: string) => /\p{L}{7}/u.test(piece);
/** Pieces that something holds together, as a code is written, and hardly a word. A part of a code may end where they meet. */
const isHeldTogether = (text: string) => /^[./–_-]*[^\s./–_-]+(?:[./–_-]+[^\s./–_-]+)+[./–_-]*$/.test(text);
const isShade = (piece: string) => /^\d{1,2}[/.,]\d{1,3}$/.test(piece);
/** Below this a number that nobody knows is a shade, a year or an amount; from here on it is a code. */
const minNumberLength = 5;
/** Letters that no word is made of, at least twice in three or more short pieces (`PU-GLV-BK-XXL`). */
const isWordless = (piece: string) => /^[b-df-hj-np-tv-z]{2,4}$/.test(piece);
const isLetterCode = (pieces: readonly string[], isStrange: (piece: string) => boolean) =>
  pieces.length >= 3 &&
  pieces.every((piece) => piece.length <= 4) &&
  pieces.filter((piece) => isWordless(piece) && isStrange(piece)).length >= 2;
const eanLengths = [8, 12, 13, 14];

/** What was typed, read as one SKU or EAN. */
export interface TypedCode {
  /** Folded, without separators, as `codeWord` writes it. */
  text: string;
  /** What Cyrillic letters look like, when that is another code: looked up where `text` is none. */
  seen?: string;
  /**
   * When it is looked up: `first` where the words of the shop do not explain the text or a dash holds it together
   * (`set-wash`), `beside` a number that is a shade or an amount as well, `after` words that are all known (`wash` is in
   * many codes, and a word first of all).
   */
  order: 'first' | 'beside' | 'after';
  /** Nothing but a code is written so: when the shop lacks it, no other reading is worth showing. */
  isUnmistakable: boolean;
}

/**
 * Reads the whole text as one code, whatever stands in place of its dashes: `ECH-113646`, `ech 113646`,
 * `4 740001 234567`. `null` when it is too short or too long for one.
 */
export function typedCode(raw: string, vocabulary: Vocabulary): TypedCode | null {
  const typed = raw.trim();
  // Codes are Latin; on the Russian layout the same keys write other letters.
  const isOnRussianKeys = isCyrillic(typed) && /\d/.test(typed);
  const text = isOnRussianKeys ? (swapLayout(typed) ?? typed) : typed;
  const code = codeWord(text);
  const seen = isOnRussianKeys ? codeWord(asSeen(typed) ?? '') : '';
  if (code.length < minCodePartLength || code.length > maxCodeLength) return null;
  const pieces = text.split(/\s+/);
  if (pieces.length > maxPieces || pieces.some(isShade)) return null;
  if (pieces.length > 1 && pieces.some(isLongWord)) return null;
  const words = tokenise(text).map((token) => token.text);
  if (words.length === 0) return null;

  const isKnown = (word: string, at: number) =>
    vocabulary.has(word) ||
    vocabulary.compounds(word).length > 0 ||
    ((at === words.length - 1 || word.length >= 4) && /^\p{L}+$/u.test(word) && vocabulary.hasPrefix(word));
  const isExplained = words.every(isKnown);
  const isNumberedWord = words.length === 1 && vocabulary.has(words[0]!) && /\p{N}/u.test(code);
  return {
    text: code,
    ...(seen.length >= minCodePartLength && seen !== code && { seen }),
    order: isNumberedWord ? 'beside' : isExplained && !isHeldTogether(text) ? 'after' : 'first',
    isUnmistakable: !isExplained && isUnmistakable(text, code, words, vocabulary),
  };
}

/** More codes than these are no search. */
const maxCodes = 20;

/** Codes that stand beside each other, each nothing but a code by itself; none where a piece may be something else. */
export function codesBeside(raw: string, vocabulary: Vocabulary): string[] {
  const pieces = raw.trim().split(/[\s,;]+/);
  if (pieces.length < 2 || pieces.length > maxCodes) return [];
  return pieces.every((piece) => typedCode(piece, vocabulary)?.isUnmistakable) ? pieces : [];
}

/** Without one of so many letters or digits, pieces are in any code. */
const minLongestPiece = 3;

/**
 * What was typed as one code, as a part with gaps: of `ND-COL 300` something may stand where the blank is, as in
 * `ND-COL-SH-300`. `null` where it has no blanks, or says too little.
 */
export function partWithGaps(raw: string): string | null {
  const pieces = raw.trim().split(/\s+/).map(codeWord);
  const isEnough = pieces.length > 1 && pieces.some((piece) => piece.length >= minLongestPiece);
  return isEnough && !pieces.includes('') ? pieces.join(' ') : null;
}

function isUnmistakable(
  text: string,
  code: string,
  words: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (/^\p{N}+$/u.test(code)) return hasEanCheckDigit(code) || code.length >= minNumberLength;
  const isStrange = (run: string) => !vocabulary.has(run) && vocabulary.compounds(run).length === 0;
  if (isHeldTogether(text) && isLetterCode(fold(text).split(/[./–_-]+/), isStrange)) return true;
  // `300 ml` and `1.5 l` are amounts.
  if (words.some((word) => /^\d+(?:\.\d+)?\p{L}+$/u.test(word)) || !/\p{N}{3}/u.test(code)) return false;
  const letters = fold(text).match(/\p{L}+/gu) ?? [];
  const isShort = (run: string) => /^[a-z]{1,4}$/.test(run);
  return (
    letters.some(isStrange) && (letters.every(isShort) || (!/\s/.test(text) && letters.every(isStrange)))
  );
}

/** Whether a number is a barcode by its length and its last digit (GTIN-8, -12, -13 and -14). */
export function hasEanCheckDigit(digits: string): boolean {
  if (!eanLengths.includes(digits.length) || !/^\d+$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
