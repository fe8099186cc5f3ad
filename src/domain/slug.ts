import { latinLetters } from './latin-letters.ts';

/** Keeps addresses readable and far below every limit. */
const maxLength = 120;

/**
 * The readable part of an address: lower-case Latin letters, digits and single dashes. Russian is written in Latin
 * letters, marks fall off (`Õlišampoon` is `olisampoon`), all else separates. `''` when nothing is left, as with emoji alone.
 */
export function slugify(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’ʼ`´]/g, '')
    .replace(/\P{ASCII}/gu, (letter) => latinLetters[letter] ?? ' ');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, cut > maxLength / 2 ? cut : maxLength);
}
