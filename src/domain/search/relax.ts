import { correct } from './correct.ts';
import type { Term } from './port.ts';
import { isStop, nearWords, type PlannedTerm, type TextPlan, type Words } from './planner.ts';
import { withWordsBegun } from './word-beginnings.ts';

/** One way to look for what was typed. */
export interface Attempt {
  terms: readonly Term[];
  exactCode?: string;
  /** What is looked for, in words, when it is not what was typed. */
  wording: string | null;
}

/**
 * Ways to look, to be tried in turn until one finds something: the whole code, all terms, all terms with near words,
 * with other forms of them, then with terms given up one at a time, the least certain first and of those the most frequent, down to
 * the rarest known word.
 */
export function* attempts(plan: TextPlan, words: Words): Generator<Attempt, void, void> {
  for (const way of waysToLook(plan, words))
    yield { ...way, terms: withWordsBegun(way.terms, words.vocabulary) };
}

function* waysToLook(plan: TextPlan, words: Words): Generator<Attempt, void, void> {
  const { code } = plan;
  if (code?.order === 'first') {
    yield* ofCode(code.text);
    if (code.seen !== undefined) yield* ofCode(code.seen);
  }
  // Of a code that the shop lacks no word is corrected or given up: something else would be shown in its place.
  if (plan.codes.length > 0) return;
  if (code?.isUnmistakable) {
    if (plan.corrected === null && plan.terms.length > 0) yield { terms: plan.terms, wording: null };
    return;
  }
  if (plan.terms.length === 0) return;
  yield { terms: plan.terms, wording: plan.corrected };
  if (code?.order === 'after') yield* ofCode(code.text);

  let terms: readonly PlannedTerm[] = plan.terms;
  for (const widen of [withNearWords, withOtherForms]) {
    const wider = widen(terms, words);
    if (wider.every((term, at) => term === terms[at])) continue;
    terms = wider;
    yield { terms, wording: wordingOf(terms) };
  }
  while (terms.length > 1) {
    const weakest = weakestOf(terms, words);
    terms = terms.filter((term) => term !== weakest);
    yield { terms, wording: wordingOf(terms) };
  }
}

/** A whole code, then a part of one. */
function* ofCode(code: string): Generator<Attempt, void, void> {
  // Codes of letters alone are few: looked up whole and in part at once, so that a misspelt word costs one question.
  if (/\p{N}/u.test(code)) yield { terms: [], exactCode: code, wording: null };
  yield { terms: [{ alts: [], prefix: false, codePart: code }], wording: null };
}

/** What is given up first. */
const certainties = ['unknown', 'code', 'corrected', 'beginning', 'word'] as const;

function weakestOf(terms: readonly PlannedTerm[], words: Words): PlannedTerm {
  const strength = (term: PlannedTerm) =>
    isStop(term) ? -1 : Math.min(3, certainties.indexOf(term.certainty));
  return terms.reduce((weakest, term) => {
    const by = strength(term) - strength(weakest);
    return by < 0 || (by === 0 && frequency(term, words) > frequency(weakest, words)) ? term : weakest;
  });
}

function wordingOf(terms: readonly PlannedTerm[]): string {
  return terms.map((term) => term.shown).join(' ');
}

/** A typing error can make another word, or the beginning of one: near words are let in beside it. */
function withNearWords(terms: readonly PlannedTerm[], words: Words): PlannedTerm[] {
  return terms.map((term, at) => {
    const isLast = at === terms.length - 1;
    if (term.certainty === 'unknown') return guessed(term, isLast, words);
    if (term.certainty === 'code') return withWholeShade(term, words);
    const near = isWord(term) ? nearWords(term.typed, isLast, words.vocabulary).words : [];
    const alts = [...new Set([...term.alts, ...near])];
    return alts.length === term.alts.length ? term : { ...term, alts };
  });
}

/** Words have endings, and a short one may be a beginning: `sid` of `side`, where `klipsid` ends so as well. */
function withOtherForms(terms: readonly PlannedTerm[], { vocabulary }: Words): PlannedTerm[] {
  return terms.map((term) => {
    if (!isWord(term)) return term;
    const stem = stemOf(term.typed);
    if (stem) return { ...term, alts: [...term.alts, stem], prefix: true };
    const mayGoOn = !term.prefix && term.typed.length >= minBeginning && vocabulary.hasPrefix(term.typed);
    return mayGoOn ? { ...term, prefix: true } : term;
  });
}

/** Fewer letters begin too many words. */
const minBeginning = 3;

const isWord = ({ certainty, typed }: PlannedTerm) =>
  (certainty === 'word' || certainty === 'beginning') && /^\p{L}+$/u.test(typed);

/** A word nothing is near to may have an error in every three letters: of five with two, `jõulu` would be a guess at any word. */
function guessed(term: PlannedTerm, isLast: boolean, { vocabulary }: Words): PlannedTerm {
  const errors = Math.min(2, Math.floor(term.typed.length / 3));
  const near = correct(term.typed, vocabulary, isLast, errors).map((one) => one.word);
  return near.length === 0
    ? term
    : { ...term, alts: near, prefix: false, certainty: 'corrected', shown: near[0]! };
}

/** Of a shade nobody has, the one it is a shade of: 7.4 for 7/43. */
function withWholeShade(term: PlannedTerm, { vocabulary }: Words): PlannedTerm {
  const whole = term.typed.slice(0, -1);
  const isShade = /^\d{3,4}$/.test(term.typed) && vocabulary.has(whole);
  return isShade ? { ...term, alts: [...term.alts, whole], prefix: false } : term;
}

/**
 * The word without the letters that endings take in the shop's languages (`kuivadele`, `kuivad`), or `null` where too
 * little would be left. Rough on purpose: it only lets more in where nothing was found.
 */
function stemOf(word: string): string | null {
  if (!/^\p{L}{6,}$/u.test(word)) return null;
  return word.slice(0, word.length < 8 ? -2 : -3);
}

function frequency(term: PlannedTerm, { vocabulary }: Words): number {
  let sum = 0;
  for (const alt of term.alts) sum += Math.min(...alt.split(' ').map((word) => vocabulary.df(word)));
  return sum;
}
