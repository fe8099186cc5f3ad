import { latinLetters } from '../latin-letters.ts';

/*
 * Words typed on the wrong keyboard layout, and Russian typed in Latin letters (or brand names in Russian ones).
 */

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const shiftedLatin = '~{}:"<>';
const shiftedCyrillic = 'ёхъжэбю';
/** The same keys on Estonian and Finnish keyboards. */
const nordicKeys = 'öäüõå';
const nordicCyrillic = 'жэхъх';

const toCyrillic = new Map<string, string>();
const toLatin = new Map<string, string>();
for (const [from, to] of [
  [latinKeys, cyrillicKeys],
  [shiftedLatin, shiftedCyrillic],
  [nordicKeys, nordicCyrillic],
] as const) {
  for (let at = 0; at < from.length; at++) toCyrillic.set(from[at]!, to[at]!);
}
for (let at = 0; at < cyrillicKeys.length; at++) toLatin.set(cyrillicKeys[at]!, latinKeys[at]!);

/** What the same keys would have written on the other layout; the raw text, because `;'[],.` are Russian letters. `null` when no key differs. */
export function swapLayout(raw: string): string | null {
  const text = raw.normalize('NFC').toLowerCase();
  const map = /\p{Script=Cyrillic}/u.test(text) ? toLatin : toCyrillic;
  let swapped = '';
  for (const letter of text) swapped += map.get(letter) ?? letter;
  return swapped === text ? null : swapped;
}

const seenCyrillic = 'авекмнорстух';
const seenLatin = 'abekmhopctyx';

/**
 * Cyrillic letters as the Latin ones they look like: a code read off an invoice is typed so while the keyboard is Russian.
 * `null` when one of them looks like none.
 */
export function asSeen(raw: string): string | null {
  let seen = '';
  for (const letter of raw.toLowerCase()) {
    const at = seenCyrillic.indexOf(letter);
    if (at < 0 && isCyrillic(letter)) return null;
    seen += at < 0 ? letter : seenLatin[at]!;
  }
  return seen;
}

/** Spellings of one sound, so that `shampun`, `schetka`, `maslo dlja volos` and `лореаль` meet their words. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ou|oo/g, 'u'],
  [/ee/g, 'i'],
  [/kh/g, 'h'],
  [/t[sz]/g, 'c'],
  [/c?k|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i+([aeu])/g, '$1'],
  [/i+o/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** How a folded word sounds, the same for its Latin and its Cyrillic spelling; `''` when it has letters of neither. */
export function soundOf(word: string): string {
  let roman = '';
  for (const letter of word) {
    const latin = letter >= 'a' && letter <= 'z' ? letter : latinLetters[letter];
    if (latin === undefined) return '';
    roman += latin;
  }
  for (const [pattern, sound] of sounds) roman = roman.replace(pattern, sound);
  return roman;
}

/** Whether a word has a Cyrillic letter. */
export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}
