import { sql } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { SynonymGroup } from '../../domain/search/synonyms.ts';
import type { Db, Trx } from '../database.ts';
import { purgeTags } from '../platform/purge.ts';
import { ownMark } from './tsquery.ts';
import type { WordCounts } from './word-counts.ts';

/** Tag of the cached words; purged when documents bring new ones. */
export const wordsTag = 'search-words';

/** A word, and in how many more documents it is than before. */
export interface WordChange {
  word: string;
  by: number;
}

/** SQL of the words that became more or fewer, codes left out. Each of `sources` selects `by`, 1 or -1, and a tsvector. */
export function wordChanges(...sources: string[]): string {
  return `select w.lexeme as word, sum(source.by)::int as by
    from (${sources.join(' union all ')}) source, unnest(source.tsv) w
    where w.weights && '{A,B,C}' and left(w.lexeme, 1) <> '${ownMark}'
    group by w.lexeme having sum(source.by) <> 0`;
}

/** Brings `search_word` up to date after some documents changed. */
export async function changeWords(trx: Trx, changes: readonly WordChange[]): Promise<void> {
  if (changes.length === 0) return;
  // In one order for all writers, so that they never wait in a circle.
  const changed = [...changes].sort((a, b) => (a.word < b.word ? -1 : 1));
  const more = changed.filter(({ by }) => by > 0);
  const fewer = changed.filter(({ by }) => by < 0);
  let hasNew = false;
  if (more.length > 0) {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into search_word as w (word, df) select * from ${pairs(more)}
      on conflict (word) do update set df = w.df + excluded.df
      returning (xmax = 0) as is_new`.execute(trx);
    hasNew = rows.some((row) => row.is_new);
  }
  if (fewer.length > 0) {
    await sql`
      update search_word w set df = greatest(w.df + c.by, 0) from ${pairs(fewer)} as c(word, by)
      where w.word = c.word`.execute(trx);
    const words = fewer.map(({ word }) => word);
    await sql`delete from search_word where df = 0 and word = any(${words}::text[])`.execute(trx);
  }
  // Counts alone may wait until the words are read again anyway.
  if (hasNew) await purgeTags(trx, [wordsTag]);
}

function pairs(changed: readonly WordChange[]) {
  return sql`unnest(${changed.map(({ word }) => word)}::text[], ${changed.map(({ by }) => by)}::int[])`;
}

/** Puts these words in place of all. */
export async function replaceWords(trx: Trx, counts: WordCounts): Promise<void> {
  const [words, documents] = counts.columns();
  await sql`delete from search_word`.execute(trx);
  await sql`
    insert into search_word (word, df)
    select * from unnest(${words}::text[], ${documents}::int[])`.execute(trx);
  await purgeTags(trx, [wordsTag]);
}

/** Every word of the documents, with how many hold it. */
export async function readWords(db: Db): Promise<[word: string, df: number][]> {
  const rows = await db.selectFrom('search_word').select(['word', 'df']).where('df', '>', 0).execute();
  return rows.map((row) => [row.word, row.df]);
}

/** Groups of synonyms: those of the trade, and those staff added. */
export async function readSynonyms(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.selectFrom('search_synonym').select(['language', 'word', 'synonyms']).execute();
  return rows.map(({ language, word, synonyms }) => ({
    language: language as Language | null,
    names: [word, ...synonyms],
  }));
}
