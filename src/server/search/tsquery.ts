import { languages, type Language } from '../../domain/locales.ts';
import type { SearchDocument, Term } from '../../domain/search/port.ts';

/*
 * Texts of tsvector and tsquery, written by us and cast: no text of a visitor ever goes through a parser of
 * PostgreSQL's. Every word is quoted, and what ends or escapes a quoted word is doubled.
 */

/** Highest position PostgreSQL keeps. */
const lastPosition = 16_383;
/** Texts stand this far apart, so that words of one name count as neighbours and words of two do not. */
const gap = 5;
/** Positions kept of a word in one document; PostgreSQL keeps 255. */
const mostPositions = 20;

/** The document's words as a tsvector. */
export function vectorText(texts: SearchDocument['texts']): string {
  const places = new Map<string, string[]>();
  const shared = wordsOfAllLanguages(texts);
  let position = 1;
  for (const { weight, words, languages: spoken = [] } of texts) {
    for (const word of words) {
      if (word === '') continue;
      const place = `${Math.min(position, lastPosition)}${weight}`;
      put(places, word, place);
      if (spoken.length > 0 && !shared.has(word)) {
        for (const language of spoken) put(places, ownWord(word, language), place);
      }
      // Codes are not words of a sentence: they may share one place.
      if (weight !== 'D') position++;
    }
    position += gap;
  }
  let text = '';
  for (const [word, held] of places) text += `${quote(word)}:${held.join(',')} `;
  return text;
}

/** Names of brands and lines are the same in every language: they tell nothing of whose name it is. */
function wordsOfAllLanguages(texts: SearchDocument['texts']): Set<string> {
  const spokenIn = new Map<string, Set<Language>>();
  const all = new Set<Language>();
  for (const { words, languages: spoken = [] } of texts) {
    for (const language of spoken) {
      all.add(language);
      for (const word of words) spokenIn.set(word, (spokenIn.get(word) ?? new Set()).add(language));
    }
  }
  return new Set([...spokenIn].filter(([, held]) => held.size === all.size).map(([word]) => word));
}

function put(places: Map<string, string[]>, word: string, place: string): void {
  const held = places.get(word);
  if (!held) places.set(word, [place]);
  else if (held.length < mostPositions) held.push(place);
}

/** Begins the second entry of a word, which tells the language of its name; no word of a text begins so. */
export const ownMark = '~';

function ownWord(word: string, language: Language): string {
  return `${ownMark}${languages.indexOf(language)}${word}`;
}

/** All terms, each by one of its alternatives. */
export function matchText(terms: readonly Term[]): string {
  return terms
    .map((term) => anyOf([...term.alts, ...(term.also ?? [])].map((alt) => allOf(alt, term.prefix))))
    .join(' & ');
}

/**
 * The same for ranking, where each way a term is found adds to the rank: a whole word counts beside its longer forms,
 * a word of a name in the visitor's language beside the same letters in another.
 */
export function rankText(terms: readonly Term[], language: Language): string {
  return terms
    .map(({ alts, also = [], prefix }) => {
      const ways = alts.flatMap((alt) => {
        const own = alt.includes(' ') ? [] : [allOf(ownWord(alt, language), prefix)];
        return prefix ? [allOf(alt, false), allOf(alt, true), ...own] : [allOf(alt, false), ...own];
      });
      const compounds = also.flatMap((alt) => [allOf(alt, false), allOf(ownWord(alt, language), false)]);
      return anyOf([...ways, ...compounds]);
    })
    .join(' & ');
}

/** A whole code. */
export function codeText(code: string): string {
  return `${quote(code)}:D`;
}

/** No word at all matches nothing: no document holds a space. */
const noWord = "' '";

function allOf(alt: string, prefix: boolean): string {
  const words = alt.split(' ').filter(Boolean).map(quote);
  if (words.length === 0) return noWord;
  if (prefix) words.push(`${words.pop()}:*`);
  return words.length === 1 ? words[0]! : `(${words.join(' & ')})`;
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

function quote(word: string): string {
  return `'${word.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
