import { isCyrillic, soundOf } from './layout.ts';
import { lowerBound, type Vocabulary } from './vocabulary.ts';

export interface Correction {
  word: string;
  /** Typing errors between what was typed and the word, or the beginning of the word. */
  distance: number;
  score: number;
}

/** How many corrections of a word are searched for together. */
const maxCorrections = 3;
/** A correction this much worse than the best one is noise. */
const scoreReach = 1;
/** Finishing a word is a little worse than having typed it whole. */
const unfinished = 0.15;
/** Fewer letters, one of them mistaken, begin too many words: `jõul` is not an unfinished `joustava`. */
const minBeginningLength = 5;

/** Typing errors forgiven in a word of this length: one from 4 letters, two from 8, none below, where every word is near another. */
export function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Words of the vocabulary nearest to `token`, best first, at most three. Ranked by distance, less 0.25 for each
 * tenfold of documents, less 0.2 when the first letter agrees. `isPrefix`: the
 * token may be the beginning of a word, when it has five letters. Tokens with digits have none.
 */
export function correct(
  token: string,
  vocabulary: Vocabulary,
  isPrefix: boolean,
  errors = allowedErrors(token.length),
): Correction[] {
  if (errors === 0 || token.length > 40 || /\p{N}/u.test(token)) return [];
  const best: Correction[] = [];
  const { words, counts } = vocabulary;

  const maybeUnfinished = isPrefix && token.length >= minBeginningLength;
  walk(token, words, errors, maybeUnfinished, (at, distance, isWhole) => {
    const word = words[at]!;
    if (/\p{N}/u.test(word)) return;
    const firstAgrees = word[0] === token[0];
    const score =
      distance - 0.25 * Math.log10(counts[at]!) - (firstAgrees ? 0.2 : 0) + (isWhole ? 0 : unfinished);
    if (best.length === maxCorrections && score >= best[maxCorrections - 1]!.score) return;
    best.push({ word, distance, score });
    best.sort((a, b) => a.score - b.score);
    if (best.length > maxCorrections) best.pop();
  });
  return best.filter((one) => one.score <= best[0]!.score + scoreReach);
}

/** One error in a sound is forgiven from so many letters on. */
const minSoundLength = 6;

/**
 * Words of the other alphabet that sound as if one letter were mistaken (`shampon`: `шампунь`), the most frequent first,
 * at most two. Only for words of one sound at their beginning: sounds are fewer than words, so they meet by chance.
 */
export function nearSounds(token: string, vocabulary: Vocabulary): string[] {
  const sound = soundOf(token);
  if (sound.length < minSoundLength) return [];
  const { words, counts, sounds } = vocabulary;
  const cyrillic = isCyrillic(token);
  const found: number[] = [];
  walk(sound, sounds.keys, 1, false, (at) => {
    const place = sounds.places[at]!;
    if (sounds.keys[at]![0] === sound[0] && isCyrillic(words[place]!) !== cyrillic) found.push(place);
  });
  return found
    .sort((a, b) => counts[b]! - counts[a]!)
    .slice(0, 2)
    .map((at) => words[at]!);
}

/** Letters inserted, left out, mistaken, or two neighbours swapped (optimal string alignment); `limit + 1` when there are more. */
export function distanceBetween(a: string, b: string, limit: number): number {
  let found = limit + 1;
  walk(a, [b], limit, false, (_at, distance) => (found = distance));
  return found;
}

/**
 * Visits every word within `limit` errors of `token`. The sorted words are read as a tree: a beginning that cannot
 * lead to a near word is left with all the words that share it, so a few thousand steps cover tens of thousands of words.
 */
function walk(
  token: string,
  words: readonly string[],
  limit: number,
  isPrefix: boolean,
  visit: (at: number, distance: number, isWhole: boolean) => void,
): void {
  const width = token.length + 1;
  const deepest = token.length + limit;
  // One row a letter of the word; rows of a shared beginning are used again for the next word.
  const rows = new Uint8Array((deepest + 2) * width);
  for (let column = 0; column < width; column++) rows[column] = Math.min(column, limit + 1);
  const errorsAt = (depth: number) =>
    Math.abs(depth - token.length) <= limit ? rows[depth * width + token.length]! : limit + 1;
  // The least errors between the whole token and the word's beginning of each length up to here.
  const bestAt = new Uint8Array(deepest + 2).fill(255);
  bestAt[0] = token.length;

  let previous = '';
  let ready = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    let depth = Math.min(ready, sharedBeginning(previous, word));
    previous = word;
    let isHopeless = false;
    while (depth < word.length) {
      if (depth === deepest) {
        isHopeless = true;
        break;
      }
      depth++;
      const min = fillRow(rows, width, depth, token, word, limit);
      bestAt[depth] = Math.min(bestAt[depth - 1]!, errorsAt(depth));
      if (min > limit) {
        isHopeless = true;
        break;
      }
    }
    ready = depth;
    if (!isHopeless) {
      const whole = errorsAt(depth);
      if (whole <= limit) visit(at, whole, true);
      else if (isPrefix && bestAt[depth]! <= limit) visit(at, bestAt[depth]!, false);
      at++;
      continue;
    }
    const next = endOfBeginning(words, word.slice(0, depth), at);
    if (isPrefix && bestAt[depth]! <= limit)
      for (let one = at; one < next; one++) visit(one, bestAt[depth]!, false);
    at = next;
  }
}

/**
 * Fills the row of the word's letter number `depth` (from 1) and answers the least value in it. Places further than
 * `limit` from the diagonal cannot matter: only the band is filled, with a value too high on either side of it.
 */
function fillRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  token: string,
  word: string,
  limit: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = word.charCodeAt(depth - 1);
  const letterBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1;
  const from = Math.max(1, depth - limit);
  const to = Math.min(width - 1, depth + limit);
  let left = (rows[row + from - 1] = from === 1 ? Math.min(depth, limit + 1) : limit + 1);
  let min = left;
  let typedBefore = from > 1 ? token.charCodeAt(from - 2) : -1;
  for (let column = from; column <= to; column++) {
    const typed = token.charCodeAt(column - 1);
    let value = rows[above + column - 1]! + (typed === letter ? 0 : 1);
    const inserted = Math.min(rows[above + column]!, left) + 1;
    if (inserted < value) value = inserted;
    if (typed === letterBefore && typedBefore === letter) {
      const swapped = rows[above - width + column - 2]! + 1;
      if (swapped < value) value = swapped;
    }
    rows[row + column] = value;
    if (value < min) min = value;
    left = value;
    typedBefore = typed;
  }
  if (to + 1 < width) rows[row + to + 1] = limit + 1;
  return min;
}

function sharedBeginning(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

/** First place after `from` whose word does not begin so. */
function endOfBeginning(words: readonly string[], beginning: string, from: number): number {
  // Most subtrees are small: gallop before halving.
  let step = 1;
  while (from + step < words.length && words[from + step]!.startsWith(beginning)) step *= 2;
  const last = beginning.charCodeAt(beginning.length - 1);
  const after = beginning.slice(0, -1) + String.fromCharCode(last + 1);
  return last === 0xffff
    ? from + 1
    : Math.min(words.length, Math.max(from + 1, lowerBound(words, after, from + (step >> 1))));
}
