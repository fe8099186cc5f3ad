import { codesBeside, minCodePartLength, typedCode, type TypedCode } from './codes.ts';
import { correct, nearSounds } from './correct.ts';
import { codeWord, fold, tokenise, type Token } from './fold.ts';
import { soundOf, swapLayout } from './layout.ts';
import type { Term } from './port.ts';
import { isStopWord } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the planner knows of the shop's words. */
export interface Words {
  vocabulary: Vocabulary;
  /** Of the trade, and those staff added. */
  synonyms: Synonyms;
}

/** How sure the planner is of a term; relaxation gives up the least sure first. */
export type Certainty = 'word' | 'beginning' | 'corrected' | 'code' | 'unknown';

export interface PlannedTerm extends Term {
  certainty: Certainty;
  /** The word as typed, folded. */
  typed: string;
  /** As the visitor may be shown it: the typed spelling, or the folded correction. */
  shown: string;
}

export interface TextPlan {
  /** The whole text as one code, when it could be one. */
  code: TypedCode | null;
  /** Codes beside each other, as they were typed; none: it is not several of them. */
  codes: readonly string[];
  terms: PlannedTerm[];
  /** What was understood, when it is not what was typed. */
  corrected: string | null;
}

/** No one types more words; the rest of a pasted text is left out. */
export const maxTerms = 12;
/** Units an amount may be typed without (`shampoo 300 wella`). */
const bareUnits = ['ml', 'g', '%', 'pcs', 'vol', 'cm', 'mm', 'm', 'w'];

/** Turns what was typed into terms. Takes any text, never throws. */
export function planText(raw: string, words: Words): TextPlan {
  const { vocabulary } = words;
  const near = cachedNearWords(vocabulary);
  const typedChunks = raw.trim().split(/\s+/).filter(Boolean);
  const chunks = typedChunks.map((chunk, at) =>
    onRightLayout(chunk, at === typedChunks.length - 1, vocabulary, near),
  );
  const spelling = new Map(
    chunks.flatMap((chunk) => [[codeWord(chunk), chunk] as const, [fold(chunk), chunk] as const]),
  );
  const tokens = joinNeighbours(tokenise(chunks.join(' ')).slice(0, maxTerms), vocabulary);

  const planned = tokens.map((token, at) => planToken(token, at === tokens.length - 1, words, near));
  for (const term of planned) {
    if (term.certainty !== 'corrected') term.shown = spelling.get(term.typed) ?? term.shown;
  }
  const all = withSynonyms(planned, words);
  const code = typedCode(raw, vocabulary);
  const last = all.length - 1;
  const terms = all
    .filter((term, at) => at === last || !isStop(term))
    .map((term) => withCodePart(term, all.length, code));
  const isCorrected =
    all.some((term) => term.certainty === 'corrected') ||
    chunks.some((chunk, at) => chunk !== typedChunks[at]);
  return {
    code,
    codes: codesBeside(raw, vocabulary),
    terms,
    corrected: isCorrected ? all.map((term) => term.shown).join(' ') : null,
  };
}

/** A number that is a word and may be a code as well is found as either; so is a code among words (`kask 113646`). */
function withCodePart(term: PlannedTerm, terms: number, code: TypedCode | null): PlannedTerm {
  const isCode =
    terms === 1
      ? code?.order === 'beside'
      : term.certainty === 'code' && term.typed.length >= minCodePartLength;
  return isCode ? { ...term, codePart: terms === 1 ? code!.text : term.typed } : term;
}

/** Whether the word says nothing, as typed or as understood (`dlya`). */
export function isStop(term: PlannedTerm): boolean {
  return isStopWord(term.typed) || term.alts.every(isStopWord);
}

/** Whether the documents hold the word, or (for the last word, or from four letters on) one that begins so. */
function isKnown(token: Token, isLast: boolean, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(token.text) || vocabulary.compounds(token.text).length > 0) return true;
  if ((isLast || token.text.length >= 4) && vocabulary.hasPrefix(token.text)) return true;
  return token.parts.length > 0 && token.parts.every((part) => vocabulary.has(part));
}

/** The chunk, or what its keys write on the other layout when only that makes sense. */
function onRightLayout(chunk: string, isLast: boolean, vocabulary: Vocabulary, near: NearWords): string {
  const typed = tokenise(chunk);
  if (
    typed.length > 0 &&
    typed.every((token) => isKnown(token, isLast, vocabulary) || /\p{N}/u.test(token.text))
  )
    return chunk;
  const swapped = swapLayout(chunk);
  if (swapped === null) return chunk;
  const other = tokenise(swapped);
  if (other.length === 0) return chunk;
  if (other.every((token) => isKnown(token, isLast, vocabulary))) return swapped;
  if (typed.some((token) => near(token.text, isLast).words.length > 0)) return chunk;
  return other.every((token) => near(token.text, isLast).words.length > 0) ? swapped : chunk;
}

/**
 * Two neighbours that are a word together: `hair spray`, one of them unknown, where the shop writes `hairspray`; and
 * a shade code in two pieces (`7 43`).
 */
function joinNeighbours(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, next] = [tokens[at]!, tokens[at + 1]];
    const together = next ? one.text + next.text : '';
    const bothStand = next && vocabulary.has(one.text) && isKnown(next, at + 2 === tokens.length, vocabulary);
    const isCode = next && isShortNumber(one.text) && isShortNumber(next.text);
    if (next && (!bothStand || isCode) && vocabulary.has(together)) {
      joined.push({ text: together, parts: [one.text, next.text] });
      at++;
    } else joined.push(one);
  }
  return joined;
}

const isShortNumber = (text: string) => /^\d{1,2}$/.test(text);

function planToken(token: Token, isLast: boolean, words: Words, nearOf: NearWords): PlannedTerm {
  const { vocabulary } = words;
  const { text, parts } = token;
  const term = (certainty: Certainty, given: string[], prefix: boolean, shown = text): PlannedTerm => {
    const alts = [...new Set(given)];
    const also = alts.flatMap(vocabulary.compounds);
    return { certainty, alts, ...(also.length > 0 && { also }), prefix, typed: text, shown };
  };
  const phrase = parts.join(' ');

  if (/\p{N}/u.test(text)) {
    // Written as a code and known as one: neither an amount, nor its parts, which families of other shades hold too.
    if (phrase && vocabulary.has(text)) return term('word', [text], isLast);
    if (vocabulary.has(text) || /^\p{N}+$/u.test(text)) {
      const amounts = phrase
        ? []
        : bareUnits.map((unit) => text + unit).filter((amount) => vocabulary.has(amount));
      const certainty = vocabulary.has(text) || amounts.length > 0 ? 'word' : 'code';
      return term(certainty, [text, ...amounts], isLast);
    }
    if (isLast && vocabulary.hasPrefix(text)) return term('beginning', [text], true);
    // `spf50` where the shop writes `SPF 50`.
    const apart = phrase || (text.match(/\p{N}+|[^\p{N}]+/gu) ?? []).join(' ');
    return term('code', [text, apart], isLast);
  }
  if (vocabulary.has(text) || vocabulary.compounds(text).length > 0)
    return term('word', phrase ? [text, phrase] : [text], isLast);
  if (isKnown(token, isLast, vocabulary)) return term('beginning', [text], true);

  const near = nearOf(text, isLast);
  // Two words written as one explain more than two typing errors do.
  const split = near.errors > 1 || near.words.length === 0 ? splitCompound(text, vocabulary) : null;
  if (split) return term('corrected', [split], isLast, split);
  const candidates = [...near.words, ...otherSpellings(text, isLast, vocabulary)];
  if (candidates.length > 0) return term('corrected', candidates, false, candidates[0]);
  return term('unknown', [text], isLast);
}

/** Words that name a thing together (`hair dye`) become one term, found by its other names as well. */
function withSynonyms(terms: PlannedTerm[], { synonyms, vocabulary }: Words): PlannedTerm[] {
  const words = terms.map((term) => term.alts[0]!);
  const isUnfinished = terms.at(-1)?.prefix ?? false;
  const joined: PlannedTerm[] = [];
  for (let at = 0; at < terms.length; at++) {
    const match = synonyms.at(words, at, isUnfinished);
    if (match === null) {
      joined.push(terms[at]!);
      continue;
    }
    const parts = terms.slice(at, at + match.length);
    const term = parts.length === 1 ? parts[0]! : joinedTerm(parts);
    const also = [
      ...(term.also ?? []),
      ...match.names.filter((name) => !name.includes(' ')).flatMap(vocabulary.compounds),
    ];
    joined.push({ ...term, synonyms: match.names, ...(also.length > 0 && { also: [...new Set(also)] }) });
    at += match.length - 1;
  }
  return joined;
}

function joinedTerm(parts: readonly PlannedTerm[]): PlannedTerm {
  const join = (textOf: (part: PlannedTerm) => string) => parts.map(textOf).join(' ');
  return {
    certainty: parts.some((part) => part.certainty === 'corrected') ? 'corrected' : 'word',
    alts: [join((part) => part.alts[0]!)],
    prefix: parts.at(-1)!.prefix,
    typed: join((part) => part.typed),
    shown: join((part) => part.shown),
  };
}

type NearWords = (text: string, isLast: boolean) => ReturnType<typeof nearWords>;

/** A word is asked about for its layout and for its meaning: looked for once, as that is most of the planning. */
function cachedNearWords(vocabulary: Vocabulary): NearWords {
  const known = new Map<string, ReturnType<typeof nearWords>>();
  return (text, isLast) => {
    const key = `${text} ${isLast}`;
    const found = known.get(key) ?? nearWords(text, isLast, vocabulary);
    known.set(key, found);
    return found;
  };
}

/**
 * What an unknown word may mean: the same sound in the other alphabet, or the nearest words. A short sound is
 * nothing to go by while a typing error explains the word as well.
 */
export function nearWords(
  text: string,
  isLast: boolean,
  vocabulary: Vocabulary,
): { words: string[]; errors: number } {
  const length = soundOf(text).length;
  if (length >= 4) {
    const same = vocabulary.soundalikes(text, isLast && length >= 5);
    if (same.length > 0) return { words: same, errors: 0 };
  }
  const near = correct(text, vocabulary, isLast);
  if (near.length > 0) return { words: near.map((one) => one.word), errors: near[0]!.distance };
  return { words: vocabulary.soundalikes(text, isLast), errors: 0 };
}

/** A language of the shop may write a mistyped word with š where English has sh, or in Cyrillic: its words are candidates too. */
function otherSpellings(text: string, isLast: boolean, vocabulary: Vocabulary): string[] {
  const hushed = hushedOf(text);
  const near = hushed === text ? [] : correct(hushed, vocabulary, isLast).map((one) => one.word);
  return [...near, ...nearSounds(text, vocabulary)];
}

/** A word of English spelling as the other languages of the shop would write it, folded: `sh` is š, `ch` is č, `zh` is ž. */
function hushedOf(word: string): string {
  return word.replace(/([szc])h/g, '$1');
}

/** `nailpolish` as `nail polish`: the split whose rarer half is the most frequent. */
function splitCompound(text: string, vocabulary: Vocabulary): string | null {
  let best: string | null = null;
  let bestDf = 0;
  for (let at = 3; at <= text.length - 3; at++) {
    const df = Math.min(vocabulary.df(text.slice(0, at)), vocabulary.df(text.slice(at)));
    if (df > bestDf) [best, bestDf] = [`${text.slice(0, at)} ${text.slice(at)}`, df];
  }
  return best;
}
