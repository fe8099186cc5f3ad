import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { languages, localeOf, type Language, type Multilingual } from '../../domain/locales.ts';
import { fold } from '../../domain/search/fold.ts';
import { isCyrillic } from '../../domain/search/layout.ts';
import type { SynonymGroup } from '../../domain/search/synonyms.ts';
import type { Attempt } from '../../domain/search/relax.ts';
import type { Db } from '../database.ts';
import { idsSql, prepared } from '../platform/db.ts';
import type { Frame } from './frame.ts';
import type { Names } from './names.ts';

/** Names of so many products tell how a word is written. */
const maxNames = 10;

type OwnTexts = Record<'i18n_name' | 'i18n_variation' | 'i18n_shade_tone', Multilingual | null>;

const readTexts = prepared<OwnTexts>(
  'search.texts',
  `select i18n_name, i18n_variation, i18n_shade_tone from product where id = any(${idsSql('$1')})`,
);

/** The others of their families, of which any may be why they were found. */
const readTextsOfFamilies = prepared<OwnTexts>(
  'search.texts-of-families',
  `select i18n_name, i18n_variation, i18n_shade_tone from product
   where family_id in (select family_id from product where id = any(${idsSql('$1')}))`,
);

/** How words are written in texts of each language, in lower case, by the word folded. */
export type Spellings = ReadonlyMap<Language, ReadonlyMap<string, string>>;

export interface SpellingSources {
  frame: Frame;
  names: Pick<Names, 'brandSpellings'>;
  synonyms: Spellings;
}

/**
 * What was searched for, as the shop writes it: brands by their names, a corrected word by the candidate that stands in
 * most of the names the visitor sees, so `shampon` is `šampoon` in Estonian and `шампунь` in Russian. Words that are in
 * none of those are spelt as in other texts of the visitor's language, and after them as in any language: each word that
 * a search can be corrected to stands in one of the texts documents are made of, or is a synonym.
 */
export async function spell(
  db: Db,
  { wording, terms }: Pick<Attempt, 'wording' | 'terms'>,
  found: readonly ProductListItem[],
  { frame, names: { brandSpellings }, synonyms }: SpellingSources,
  language: Language,
): Promise<string> {
  const shown = found.slice(0, maxNames);
  const own = shown.map((one) => one.name);
  const candidates = new Map(
    terms.map((term) => [term.alts[0], term.alts.filter((alt) => !alt.includes(' '))] as const),
  );
  const candidatesOf = (word: string) => candidates.get(fold(word)) ?? [];
  const typed = (wording ?? '').split(' ');
  const isBrand = (word: string) => brandSpellings.has(word);

  const words = typed.map((word) => (isBrand(word) ? word : (mostFrequent(candidatesOf(word), own) ?? word)));
  const spellings = spellingsIn(own);
  // Numbers have no marks.
  const isSpelt = (word: string) => isBrand(word) || spellings.has(word) || !/\p{L}/u.test(word);
  const nearest = words.filter((word) => !isSpelt(word)).map((word) => candidatesOf(word)[0] ?? word);
  const ids = shown.map((one) => one.id);

  const sources: Spellings[] = [wordsOfFrame(frame), synonyms];
  const find = (word: string, among: readonly Language[]) => {
    for (const one of among)
      for (const source of sources) {
        const written = source.get(one)?.get(word);
        if (written !== undefined) return written;
      }
    return undefined;
  };
  // What is in memory knows most words. Texts of families are many, so they come last.
  if (!nearest.every((word) => find(word, [language])))
    sources.unshift(wordsWritten(textsOf(await readTexts(db, [ids]))));
  if (!nearest.every((word) => find(word, languages)))
    sources.push(wordsWritten(textsOf(await readTextsOfFamilies(db, [ids]))));

  return words
    .map((word) => {
      if (isSpelt(word)) return brandSpellings.get(word) ?? spellings.get(word) ?? word;
      const all = candidatesOf(word);
      const meant = all.find((one) => find(one, [language])) ?? ofAlphabet(all, language) ?? word;
      return find(meant, [language, ...languages]) ?? meant;
    })
    .join(' ');
}

const textsOf = (rows: readonly OwnTexts[]) =>
  rows.flatMap((row) => [row.i18n_name, row.i18n_variation, row.i18n_shade_tone]);

const ofFrame = new WeakMap<Frame, Spellings>();

/** Words of the names of categories, values and parameters. */
function wordsOfFrame(frame: Frame): Spellings {
  let words = ofFrame.get(frame);
  if (!words) {
    const named = [...frame.categories.values(), ...frame.values.values(), ...frame.parameters.values()];
    words = wordsWritten(named.map((one) => one.i18n_name));
    ofFrame.set(frame, words);
  }
  return words;
}

function wordsWritten(texts: readonly (Multilingual | null)[]): Spellings {
  return new Map(
    languages.map((language) => [
      language,
      spellingsIn(texts.flatMap((one) => one?.[localeOf[language]]?.value ?? [])),
    ]),
  );
}

/** Words of groups of synonyms; those of no language are words of each. */
export function wordsOfSynonyms(groups: readonly SynonymGroup[]): Spellings {
  return new Map(
    languages.map((language) => [
      language,
      spellingsIn(groups.flatMap((group) => (isOf(group, language) ? group.names : []))),
    ]),
  );
}

const isOf = (group: SynonymGroup, language: Language) =>
  group.language === null || group.language === language;

/** The first way each word of the texts is written, in lower case, by the word folded. */
export function spellingsIn(texts: Iterable<string>): Map<string, string> {
  const written = new Map<string, string>();
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      const folded = fold(word);
      if (!written.has(folded)) written.set(folded, word.toLowerCase());
    }
  }
  return written;
}

/** The first candidate that a reader of the language can read at all. */
function ofAlphabet(candidates: readonly string[], language: Language): string | undefined {
  return candidates.find((one) => isCyrillic(one) === (language === 'ru'));
}

/** The candidate that stands in most of the texts, the earlier one of two alike; `null` when none does. */
function mostFrequent(candidates: readonly string[], texts: readonly string[]): string | null {
  const words = texts.map((text) => new Set(wordsIn(text).map(fold)));
  let best: string | null = null;
  let max = 0;
  for (const candidate of candidates) {
    const count = words.filter((one) => one.has(candidate)).length;
    if (count > max) [best, max] = [candidate, count];
  }
  return best;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
