import type { Language } from '../locales.ts';
import { foldLetter } from './fold.ts';

/** Letters that stand after another letter of the alphabet, by language; in others they sort as the letter they look like. */
const after: Record<Language, Record<string, string>> = {
  et: { š: 's~a', z: 's~b', ž: 's~c', õ: 'w~a', ä: 'w~b', ö: 'w~c', ü: 'w~d' },
  fi: { å: 'z~a', ä: 'z~b', ö: 'z~c' },
  lv: { č: 'c~', ģ: 'g~', ķ: 'k~', ļ: 'l~', ņ: 'n~', š: 's~', ž: 'z~' },
  en: {},
  ru: {},
};

/**
 * A key that puts names in the alphabet of the language when keys are compared code point by code point; numbers
 * within a name in their own order (`7/1` before `10/1`). `~` is above every letter it meets.
 */
export function sortKey(name: string, language: Language): string {
  const letters = after[language];
  return name
    .trim()
    .replace(strangeSpace, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(reordered, (letter) => letters[letter] ?? foldLetter(letter))
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}

/** Any but a single space, which most names have between their words. */
const strangeSpace = /\s{2,}|[^\S ]/g;

/** All letters that may stand elsewhere than in the code: not most of Russian, but `z` of Estonian. */
const reordered = /[^\0-yа-я]/gu;
