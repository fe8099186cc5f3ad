import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '../../../domain/locales.ts';
import { partWithGaps } from '../../../domain/search/codes.ts';
import { tokenise } from '../../../domain/search/fold.ts';
import { maxTerms, planText, type TextPlan, type Words } from '../../../domain/search/planner.ts';
import type { Term } from '../../../domain/search/port.ts';
import { attempts, type Attempt } from '../../../domain/search/relax.ts';
import type { Db } from '../../database.ts';
import type { Cache } from '../../platform/cache.ts';
import { wordsInMemory } from '../vocabulary-store.ts';
import { findCodeParts } from './code-parts.ts';
import { findNames } from './names.ts';
import { findWholeCodes } from './whole-codes.ts';

/** What a typed line may mean. */
export interface TypedMatch {
  /** Products, the likeliest first; none: nothing is like it. */
  ids: readonly number[];
  /** Whether they are what was typed, and not what it was corrected or shortened to. */
  isAsTyped: boolean;
  /** By a name, which products beside it may have as well. */
  isByName: boolean;
}

/** Ways to look for names that are tried: as typed, corrected, with other forms, with words given up. */
const maxRounds = 5;
/** Texts planned before others get their turn. */
const textsATurn = 20;
/**
 * To look for what a strange word may have meant takes a millisecond, and 500 lines may hold thousands: so many are looked
 * for in a call, and none in a text where more than a few are strange, which no correction would make a name.
 */
const maxCorrections = 60;
const maxStrangeWords = 2;
/** Lines not found as they were typed for which other ways are tried, for the same reason. */
const maxWidened = 25;

/**
 * What lines of an order name: codes with or without their separators, EANs, parts of them, or names. All lines together
 * take a statement for each way to look, however many they are.
 */
export async function findTyped(
  { db, cache }: { db: Db; cache: Cache },
  texts: readonly string[],
  language: Language,
): Promise<TypedMatch[]> {
  const distinct = [...new Set(texts)];
  const codes = await findWholeCodes(db, distinct);
  const found = new Map<string, TypedMatch>();
  distinct.forEach((text, at) => {
    if (codes[at]!.length > 0) found.set(text, { ids: codes[at]!, isAsTyped: true, isByName: false });
  });
  const rest = distinct.filter((text) => !found.has(text));
  if (rest.length > 0) {
    const words = await wordsInMemory(db, cache);
    for (const [text, match] of await findByWords(db, rest, words, language)) found.set(text, match);
  }
  return texts.map((text) => found.get(text) ?? nothing);
}

const nothing: TypedMatch = { ids: [], isAsTyped: true, isByName: false };

async function findByWords(
  db: Db,
  texts: readonly string[],
  words: Words,
  language: Language,
): Promise<Map<string, TypedMatch>> {
  const found = new Map<string, TypedMatch>();
  const plans: { text: string; plan: TextPlan; ways: Iterator<Attempt, void, void> }[] = [];
  let corrections = 0;
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % textsATurn === 0) await nextTurn();
    const strange = strangeWords(text, words);
    if (strange > maxStrangeWords || corrections + strange > maxCorrections) continue;
    corrections += strange;
    const plan = planText(text, words);
    plans.push({ text, plan, ways: attempts(plan, words) });
  }

  const partOf = ({ plan: { code } }: (typeof plans)[number]) =>
    code !== null && (code.order === 'first' || /\p{N}/u.test(code.text)) ? code.text : null;
  const gappedOf = ({ text, plan: { code } }: (typeof plans)[number]) =>
    code?.isUnmistakable ? partWithGaps(text) : null;
  const byPart = await findCodeParts(
    db,
    plans.flatMap((one) => [partOf(one) ?? [], gappedOf(one) ?? []].flat()),
  );
  for (const one of plans) {
    const ids = byPart.get(partOf(one) ?? '') ?? byPart.get(gappedOf(one) ?? '');
    if (ids) found.set(one.text, { ids, isAsTyped: true, isByName: false });
  }

  // Of a code that the shop lacks, something of the same letters is no answer.
  let open = plans.filter(({ text, plan }) => !found.has(text) && !plan.code?.isUnmistakable);
  for (let round = 0; round < maxRounds && open.length > 0; round++) {
    const tries = open.flatMap(({ text, ways }) => {
      const way = nextNames(ways);
      return way ? [{ text, way }] : [];
    });
    const ids = await findNames(
      db,
      tries.map(({ way }) => way.terms),
      language,
    );
    tries.forEach(({ text, way }, at) => {
      if (ids[at]!.length > 0)
        found.set(text, { ids: ids[at]!, isAsTyped: way.wording === null, isByName: true });
    });
    const tried = new Set(tries.map(({ text }) => text));
    open = open.filter(({ text }) => tried.has(text) && !found.has(text)).slice(0, maxWidened);
    await nextTurn();
  }
  return found;
}

/** Words of a text that the shop has never seen, as far as a search would look at them. */
function strangeWords(text: string, { vocabulary }: Words): number {
  return tokenise(text)
    .slice(0, maxTerms)
    .filter((token) => !/\p{N}/u.test(token.text) && !vocabulary.has(token.text))
    .filter((token) => !vocabulary.hasPrefix(token.text) && vocabulary.compounds(token.text).length === 0)
    .length;
}

const isCount = ({ alts }: Term) => alts.every((alt) => /^\d{1,2}$/.test(alt));

/** The next way that looks for words; codes have been looked for. */
function nextNames(ways: Iterator<Attempt, void, void>): Attempt | null {
  for (;;) {
    const { done, value } = ways.next();
    if (done) return null;
    const way = value as Attempt;
    const terms = way.terms.filter((term) => term.alts.length > 0);
    if (way.exactCode !== undefined || terms.length === 0) continue;
    // Of `NO-SUCH-NAME 2` nothing is left but how many were meant.
    if (way.wording !== null && terms.every(isCount)) continue;
    return { ...way, terms };
  }
}
