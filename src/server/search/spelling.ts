import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { languages, localeOf, type Language, type Multilingual } from '../../domain/locales.ts';
import { fold } from '../../domain/search/fold.ts';
import { isCyrillic } from '../../domain/search/layout.ts';
import type { Attempt } from '../../domain/search/relax.ts';
import type { Db } from '../database.ts';
import { idsSql, prepared } from '../platform/db.ts';
import type { Frame } from './frame.ts';
import type { Names } from './names.ts';
import { readSynonyms } from './words.ts';

/** Names of so many products tell how a word is written. */
const maxNames = 10;

/** What products say of themselves, and the others of their families, of which any may be why they were found. */
const readTexts = prepared<{
  i18n_name: Multilingual;
  i18n_variation: Multilingual;
  i18n_shade_tone: Multilingual | null;
}>(
  'search.texts',
  `select i18n_name, i18n_variation, i18n_shade_tone from product where id = any(${idsSql('$1')})
   or family_id in (select family_id from product where id = any(${idsSql('$1')}))`,
);

/**
 * What was searched for, as the shop writes it: brands by their names, a corrected word by the candidate that stands in
 * most of the names the visitor sees, so `shampon` is `šampoon` in Estonian and `шампунь` in Russian. Words that are in
 * none of those are spelt as in other texts of the visitor's language, and after them as in any language.
 */
export async function spell(
  db: Db,
  { wording, terms }: Pick<Attempt, 'wording' | 'terms'>,
  found: readonly ProductListItem[],
  { frame, names: { brandSpellings } }: { frame: Frame; names: Pick<Names, 'brandSpellings'> },
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

  let words = typed.map((word) => (isBrand(word) ? word : (mostFrequent(candidatesOf(word), own) ?? word)));
  let spellings = spellingsIn(own, new Set(words));
  if (words.some((word) => !isBrand(word) && !spellings.has(word))) {
    const texts = await textsByLanguage(
      db,
      shown.map((one) => one.id),
      frame,
    );
    const mine = texts.get(language)!;
    words = words.map((word) =>
      isBrand(word) || spellings.has(word)
        ? word
        : (nearestIn(candidatesOf(word), mine) ?? ofAlphabet(candidatesOf(word), language) ?? word),
    );
    spellings = spellingsIn([...own, ...mine, ...[...texts.values()].flat()], new Set(words));
  }
  return words.map((word) => brandSpellings.get(word) ?? spellings.get(word) ?? word).join(' ');
}

/** What documents are made of, and synonyms: each word that a search can be corrected to stands in one of them. */
async function textsByLanguage(
  db: Db,
  ids: readonly number[],
  frame: Frame,
): Promise<Map<Language, string[]>> {
  const [rows, synonyms] = await Promise.all([readTexts(db, [ids]), readSynonyms(db)]);
  const named = [...frame.categories.values(), ...frame.values.values(), ...frame.parameters.values()];
  const texts = [
    ...rows.flatMap((row) => [row.i18n_name, row.i18n_variation, row.i18n_shade_tone]),
    ...named.map((one) => one.i18n_name),
  ];
  const ofLanguage = (language: Language) => [
    ...texts.flatMap((one) => one?.[localeOf[language]]?.value ?? []),
    ...synonyms.flatMap((group) => (group.language === language ? group.names : [])),
  ];
  return new Map(languages.map((language) => [language, ofLanguage(language)]));
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

/** The first candidate that stands in the texts at all: they come nearest first. */
function nearestIn(candidates: readonly string[], texts: readonly string[]): string | undefined {
  const words = new Set(texts.flatMap((text) => wordsIn(text).map(fold)));
  return candidates.find((one) => words.has(one));
}

/** How folded words are written where they stand in `texts`, in lower case; words that are in none are left out. */
export function spellingsIn(texts: Iterable<string>, words: ReadonlySet<string>): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    if (spellings.size === words.size) break;
    for (const word of wordsIn(text)) {
      const folded = fold(word);
      if (words.has(folded) && !spellings.has(folded)) spellings.set(folded, word.toLowerCase());
    }
  }
  return spellings;
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
