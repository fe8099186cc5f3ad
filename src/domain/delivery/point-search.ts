import { correct } from '../search/correct.ts';
import { fold } from '../search/fold.ts';
import { isCyrillic, soundOf, swapLayout } from '../search/layout.ts';
import { createVocabulary, type Vocabulary } from '../search/vocabulary.ts';
import { distanceM, type Place } from './distance.ts';
import { digitsOf } from './postal-places.ts';

/** What a pick-up point is found by. */
export interface FindablePoint {
  name: string;
  address: string;
  city: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** The points of a way of delivery, made ready for searching. */
export interface PointIndex<Point extends FindablePoint> {
  entries: readonly Entry<Point>[];
  vocabulary: Vocabulary;
}

interface Entry<Point> {
  point: Point;
  written: PointWords;
  /** The same as it sounds, so that `Таллинн` meets `Tallinn`. */
  sounding: PointWords;
  /** Digits of the postal code. */
  code: string;
  place: Place | null;
}

interface PointWords {
  all: ReadonlySet<string>;
  city: ReadonlySet<string>;
  name: ReadonlySet<string>;
}

export interface PointQuery {
  /** Words of name, address, city or postal code, in any order, the last perhaps unfinished. */
  search?: string | undefined;
  /** Those with this postal code first, and then the nearest to its area where anybody knows where that is. */
  postalCode?: { text: string; area: Place | null } | undefined;
  /** The nearest to this place first; counts before the postal code. */
  near?: Place | undefined;
}

export interface FoundPoint<Point> {
  point: Point;
  /** From the place that was asked about, along the surface of the Earth; null: none was, or nobody knows where it is. */
  distanceM: number | null;
}

/** Words of a search that are looked at; nobody describes a locker in more. */
const maxTokens = 8;

/** How streets are written in full; carriers shorten them. */
const spelledOut: Record<string, string> = {
  mnt: 'maantee',
  pst: 'puiestee',
  tn: 'tanav',
  vlj: 'valjak',
  k: 'katu',
};

/** Points by city and name, with their words. */
export function pointIndex<Point extends FindablePoint>(points: readonly Point[]): PointIndex<Point> {
  const { compare } = new Intl.Collator('et', { numeric: true });
  const entries = points
    .map((point): Entry<Point> => {
      const { name, address, city, postal_code: postalCode, latitude, longitude } = point;
      const code = digitsOf(postalCode);
      const words = new Set(
        wordsOf(`${name} ${address} ${city} ${postalCode}`).flatMap((word) => [
          word,
          ...(spelledOut[word] === undefined ? [] : [spelledOut[word]]),
        ]),
      );
      if (code !== '') words.add(code).add(fold(postalCode).replaceAll(/[^\p{L}\p{N}]/gu, ''));
      const written = { all: words, city: new Set(wordsOf(city)), name: new Set(wordsOf(name)) };
      return {
        point,
        written,
        sounding: {
          all: soundsOf(written.all),
          city: soundsOf(written.city),
          name: soundsOf(written.name),
        },
        code,
        place: latitude === null || longitude === null ? null : { latitude, longitude },
      };
    })
    .sort((a, b) => compare(a.point.city, b.point.city) || compare(a.point.name, b.point.name));
  const vocabulary = createVocabulary(
    entries.flatMap(({ written }) => [...written.all].map((word) => [word, 1] as const)),
  );
  return { entries, vocabulary };
}

/**
 * The points that hold all words of the search, the nearest first where a place was named, else those whose city or name
 * it is, or begins to be, before those with a street of that name. Typing errors and the other keyboard layout are forgiven where nothing is
 * found as it was typed.
 */
export function findPoints<Point extends FindablePoint>(
  { entries, vocabulary }: PointIndex<Point>,
  { search = '', postalCode, near }: PointQuery,
): FoundPoint<Point>[] {
  let found = matching(entries, tokensOf(search));
  if (found.length === 0) found = matching(entries, corrected(tokensOf(search), vocabulary));
  if (found.length === 0) found = matching(entries, tokensOf(swapLayout(search) ?? ''), true);
  if (near) return byDistance(found, near).map(({ point, metres }) => ({ point, distanceM: metres }));
  const code = digitsOf(postalCode?.text ?? '');
  if (code === '') return found.map(({ point }) => ({ point, distanceM: null }));
  // The code stands for an area, whose middle tells which are near but not how far each is.
  const sorted = postalCode?.area ? byDistance(found, postalCode.area) : found;
  return [
    ...sorted.filter((entry) => entry.code === code),
    ...sorted.filter((entry) => entry.code !== code),
  ].map(({ point }) => ({ point, distanceM: null }));
}

function matching<Point>(
  entries: readonly Entry<Point>[],
  tokens: readonly string[],
  isGuess = false,
): Entry<Point>[] {
  if (tokens.length === 0) return isGuess ? [] : [...entries];
  const tests = tokens.map((token) => {
    const sound = isCyrillic(token) ? soundOf(token) : '';
    return sound === '' ? ({ token, as: 'written' } as const) : ({ token: sound, as: 'sounding' } as const);
  });
  return entries
    .flatMap((entry) => {
      let score = 0;
      for (const { token, as } of tests) {
        const words = entry[as];
        if (!hasPrefix(words.all, token)) return [];
        // Whoever is still typing the name of a city means the city.
        if (words.city.has(token)) score += 5;
        else if (hasPrefix(words.city, token)) score += 4;
        else if (words.name.has(token)) score += 3;
        else if (hasPrefix(words.name, token)) score += 2;
        else if (words.all.has(token)) score += 1;
      }
      return [{ entry, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function soundsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map(soundOf).filter(Boolean));
}

function hasPrefix(words: Iterable<string>, prefix: string): boolean {
  for (const word of words) if (word.startsWith(prefix)) return true;
  return false;
}

function corrected(tokens: readonly string[], vocabulary: Vocabulary): string[] {
  return tokens.map((token, at) => {
    if (vocabulary.hasPrefix(token)) return token;
    return correct(token, vocabulary, at === tokens.length - 1)[0]?.word ?? token;
  });
}

function byDistance<Point>(entries: readonly Entry<Point>[], from: Place) {
  return entries
    .map((entry) => ({ ...entry, metres: entry.place && distanceM(from, entry.place) }))
    .sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity));
}

function tokensOf(search: string): string[] {
  return wordsOf(search).slice(0, maxTokens);
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
