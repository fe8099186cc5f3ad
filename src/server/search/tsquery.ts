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

/** Where a word stands in a document. */
interface Entry {
  places: number[];
  /** Where names in each language hold it, by the language's place in `languages`; none: no name does. */
  ofLanguage: (number[] | undefined)[] | null;
}

/** The document's words as a tsvector in PostgreSQL's binary format, which it takes in three times as fast as text. */
export function vectorOf(texts: SearchDocument['texts']): Buffer {
  const entries = new Map<string, Entry>();
  /** A bit for each language that names are in. */
  let spokenIn = 0;
  let position = 1;
  for (const { weight, words, languages: spoken } of texts) {
    const named = spoken?.map((language) => languages.indexOf(language)) ?? [];
    for (const language of named) spokenIn |= 1 << language;
    for (const word of words) {
      if (word === '') continue;
      const place = (weightBits[weight] << 14) | Math.min(position, lastPosition);
      let entry = entries.get(word);
      if (!entry) entries.set(word, (entry = { places: [], ofLanguage: null }));
      put(entry.places, place);
      for (const language of named) put(((entry.ofLanguage ??= [])[language] ??= []), place);
      // Codes are not words of a sentence: they may share one place.
      if (weight !== 'D') position++;
    }
    position += gap;
  }
  return vectorBytes(entries, spokenIn);
}

const weightBits = { A: 3, B: 2, C: 1, D: 0 };

function put(places: number[], place: number): void {
  // Places rise; the end of a very long text is one place, which a word holds once.
  const isNew = places.length === 0 || (places[places.length - 1]! & lastPosition) < (place & lastPosition);
  if (isNew && places.length < maxPositions) places.push(place);
}

/** As tsvectorrecv of PostgreSQL reads it: the number of words, then each with a NUL, the number of places and the places. */
function vectorBytes(entries: ReadonlyMap<string, Entry>, spokenIn: number): Buffer {
  let maxBytes = 4;
  for (const [word, { places, ofLanguage }] of entries) {
    maxBytes += word.length * 3 + 3 + places.length * 2;
    for (const own of ofLanguage ?? []) if (own) maxBytes += word.length * 3 + 5 + own.length * 2;
  }
  const bytes = Buffer.allocUnsafe(maxBytes);
  let at = 4;
  let words = 0;
  // Byte by byte, as a rebuild writes millions of short words: calls for each would take longer than all else of a vector.
  const writeNumber = (number: number) => {
    bytes[at++] = number >> 8;
    bytes[at++] = number & 0xff;
  };
  const write = (mark: string, word: string, places: readonly number[]) => {
    words++;
    at = writeText(bytes, mark, at);
    at = writeText(bytes, word, at);
    bytes[at++] = 0;
    writeNumber(places.length);
    for (const place of places) writeNumber(place);
  };
  for (const [word, { places, ofLanguage }] of entries) {
    write('', word, places);
    if (ofLanguage === null || isOfAllLanguages(ofLanguage, spokenIn)) continue;
    ofLanguage.forEach((own, language) => own && write(ownMarks[language]!, word, own));
  }
  bytes.writeInt32BE(words, 0);
  return bytes.subarray(0, at);
}

/** Writes a text in UTF-8; answers where it ends. */
function writeText(bytes: Buffer, text: string, start: number): number {
  for (let letter = 0; letter < text.length; letter++) {
    const code = text.charCodeAt(letter);
    if (code > 0x7f) return start + bytes.write(text, start);
    bytes[start + letter] = code;
  }
  return start + text.length;
}

/** Names of brands and lines are the same in every language: they tell nothing of whose name it is. */
function isOfAllLanguages(ofLanguage: Entry['ofLanguage'] & {}, spokenIn: number): boolean {
  let bits = 0;
  ofLanguage.forEach((own, language) => (bits |= own ? 1 << language : 0));
  return bits === spokenIn;
}

/** Begins the second entry of a word, which tells the language of its name; no word of a text begins so. */
export const ownMark = '~';

const ownMarks = languages.map((_, at) => `${ownMark}${at}`);

function ownWord(word: string, language: Language): string {
  return `${ownMarks[languages.indexOf(language)]}${word}`;
}

/** All terms, each by one of its alternatives. */
export function matchText(terms: readonly Term[]): string {
  return terms
    .map(({ alts, also = [], synonyms = [], prefix, begun }) =>
      anyOf([
        ...[...alts, ...also].map((alt) => allOf(alt, prefix, '', begun)),
        ...synonyms.map(besideEachOther),
      ]),
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
  const codes = new Set<string>();
  for (const { weight, words } of texts) if (weight === 'D') for (const word of words) codes.add(word);
  return codes.size === 0 ? '' : ` ${[...codes].join(' ')} `;
}

/** A whole code. */
export function codeText(code: string): string {
  return `${quote(code)}:D`;
}

/** No word at all matches nothing: no document holds a space. */
const noWord = "' '";

/** `begun`: the words a prefix stands for, which the index of words finds in a tenth of the time. */
function allOf(alt: string, prefix: boolean, weights = '', begun?: Term['begun']): string {
  const typed = alt.split(' ').filter(Boolean);
  if (typed.length === 0) return noWord;
  const words = typed.map((word, at) => {
    const isBeginning = prefix && at === typed.length - 1;
    const whole = isBeginning && begun?.get(word);
    if (whole) return anyOf(whole.map(quote));
    const suffix = (isBeginning ? '*' : '') + weights;
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
