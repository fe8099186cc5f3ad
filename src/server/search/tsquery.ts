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
/** Positions stored of a word in one document; PostgreSQL keeps 255. */
const maxPositions = 20;

/** The document's words as a tsvector in PostgreSQL's binary format, which it takes in three times as fast as text. */
export function vectorOf(texts: SearchDocument['texts']): Buffer {
  const places = new Map<string, number[]>();
  const shared = wordsOfAllLanguages(texts);
  let position = 1;
  for (const { weight, words, languages: spoken = [] } of texts) {
    for (const word of words) {
      if (word === '') continue;
      const place = (weightBits[weight] << 14) | Math.min(position, lastPosition);
      put(places, word, place);
      if (spoken.length > 0 && !shared.has(word)) {
        for (const language of spoken) put(places, ownWord(word, language), place);
      }
      // Codes are not words of a sentence: they may share one place.
      if (weight !== 'D') position++;
    }
    position += gap;
  }
  return vectorBytes(places);
}

const weightBits = { A: 3, B: 2, C: 1, D: 0 };

/** As tsvectorrecv of PostgreSQL reads it: the number of words, then each with a NUL, the number of places and the places. */
function vectorBytes(places: ReadonlyMap<string, readonly number[]>): Buffer {
  let maxBytes = 4;
  for (const [word, held] of places) maxBytes += word.length * 3 + 3 + held.length * 2;
  const bytes = Buffer.allocUnsafe(maxBytes);
  let at = bytes.writeInt32BE(places.size, 0);
  for (const [word, held] of places) {
    at += bytes.write(word, at);
    at = bytes.writeUInt8(0, at);
    at = bytes.writeUInt16BE(held.length, at);
    for (const place of held) at = bytes.writeUInt16BE(place, at);
  }
  return bytes.subarray(0, at);
}

/** Names of brands and lines are the same in every language: they tell nothing of whose name it is. */
function wordsOfAllLanguages(texts: SearchDocument['texts']): Set<string> {
  // A bit for each language.
  const spokenIn = new Map<string, number>();
  let all = 0;
  for (const { words, languages: spoken = [] } of texts) {
    let bits = 0;
    for (const language of spoken) bits |= 1 << languages.indexOf(language);
    if (bits === 0) continue;
    all |= bits;
    for (const word of words) spokenIn.set(word, (spokenIn.get(word) ?? 0) | bits);
  }
  const shared = new Set<string>();
  for (const [word, bits] of spokenIn) if (bits === all) shared.add(word);
  return shared;
}

function put(places: Map<string, number[]>, word: string, place: number): void {
  const held = places.get(word);
  if (!held) places.set(word, [place]);
  // Places rise; the end of a very long text is one place, which a word holds once.
  else if (held.length < maxPositions && (held.at(-1)! & lastPosition) < (place & lastPosition))
    held.push(place);
}

/** Begins the second entry of a word, which tells the language of its name; no word of a text begins so. */
export const ownMark = '~';

function ownWord(word: string, language: Language): string {
  return `${ownMark}${languages.indexOf(language)}${word}`;
}

/** All terms, each by one of its alternatives. */
export function matchText(terms: readonly Term[]): string {
  return terms
    .map(({ alts, also = [], synonyms = [], prefix }) =>
      anyOf([...[...alts, ...also].map((alt) => allOf(alt, prefix)), ...synonyms.map(besideEachOther)]),
    )
    .join(' & ');
}

/**
 * The same for ranking, where each way a term is found adds to the rank: a whole word counts beside its longer forms,
 * a word of a name in the visitor's language beside the same letters in another.
 */
export function rankText(terms: readonly Term[], language: Language): string {
  return terms
    .map(({ alts, also = [], synonyms = [], prefix }) => {
      const ways = alts.flatMap((alt) => {
        const own = alt.includes(' ') ? [] : [allOf(ownWord(alt, language), prefix)];
        return prefix ? [allOf(alt, false), allOf(alt, true), ...own] : [allOf(alt, false), ...own];
      });
      const compounds = also.flatMap((alt) => [allOf(alt, false), allOf(ownWord(alt, language), false)]);
      return anyOf([...ways, ...compounds, ...synonyms.map(besideEachOther)]);
    })
    .join(' & ');
}

/** What is called as was typed, by its name, brand or category, and not by a synonym. */
export function calledText({ alts, also = [], prefix }: Term): string {
  return anyOf([...alts, ...also].map((alt) => allOf(alt, prefix, 'AB')));
}

/** The document's codes with a space around each, so that a pattern can tell whole codes, beginnings and ends from middles. */
export function codesText(texts: SearchDocument['texts']): string {
  const codes = new Set(texts.flatMap((text) => (text.weight === 'D' ? text.words : [])));
  return codes.size === 0 ? '' : ` ${[...codes].join(' ')} `;
}

/** A whole code. */
export function codeText(code: string): string {
  return `${quote(code)}:D`;
}

/** No word at all matches nothing: no document holds a space. */
const noWord = "' '";

function allOf(alt: string, prefix: boolean, weights = ''): string {
  const typed = alt.split(' ').filter(Boolean);
  if (typed.length === 0) return noWord;
  const words = typed.map((word, at) => {
    const suffix = (prefix && at === typed.length - 1 ? '*' : '') + weights;
    return suffix === '' ? quote(word) : `${quote(word)}:${suffix}`;
  });
  return words.length === 1 ? words[0]! : `(${words.join(' & ')})`;
}

/** Synonyms are names: `hair colour` is one, and no shampoo that colours hair. */
function besideEachOther(name: string): string {
  return `(${name.split(' ').map(quote).join(' <-> ')})`;
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

function quote(word: string): string {
  return `'${word.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
