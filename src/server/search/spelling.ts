import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import type { Multilingual } from '../../domain/locales.ts';
import { fold } from '../../domain/search/fold.ts';
import type { Attempt } from '../../domain/search/relax.ts';
import type { Db } from '../database.ts';
import { idsSql, prepared } from '../platform/db.ts';
import type { Names } from './names.ts';

/** Names of so many products tell how a word is written. */
const maxNames = 10;

const readNames = prepared<{ i18n_name: Multilingual }>(
  'search.names',
  `select i18n_name from product where id = any(${idsSql('$1')})`,
);

/**
 * What was searched for, as the shop writes it: brands by their names, a corrected word by the candidate that stands in
 * most of the names the visitor sees, so `shampon` is `šampoon` in Estonian and `шампунь` in Russian. Words that are in
 * none of those are spelt as in any language.
 */
export async function spell(
  db: Db,
  { wording, terms }: Pick<Attempt, 'wording' | 'terms'>,
  found: readonly ProductListItem[],
  { brandSpellings }: Pick<Names, 'brandSpellings'>,
): Promise<string> {
  const shown = found.slice(0, maxNames);
  const own = shown.map((one) => one.name);
  const candidates = new Map(
    terms.map((term) => [term.alts[0], term.alts.filter((alt) => !alt.includes(' '))] as const),
  );
  const typed = (wording ?? '').split(' ');
  const words = typed.map((word) =>
    brandSpellings.has(word) ? word : (mostFrequent(candidates.get(fold(word)) ?? [], own) ?? word),
  );
  const unspelt = new Set(words.filter((word) => !brandSpellings.has(word)));
  let spellings = spellingsIn(own, unspelt);
  if (spellings.size < unspelt.size) {
    const rows = await readNames(db, [shown.map((one) => one.id)]);
    const others = rows.flatMap((row) => Object.values(row.i18n_name).map((one) => one.value));
    spellings = new Map([...spellingsIn(others, unspelt), ...spellings]);
  }
  return words.map((word) => brandSpellings.get(word) ?? spellings.get(word) ?? word).join(' ');
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
