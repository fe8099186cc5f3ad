import { sql, type Kysely } from 'kysely';

/**
 * SKUs and EANs of a document once more as text, for parts of codes: trigrams find them anywhere in a code. `cluster`
 * lays the documents down in the order of popularity again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_document add column codes text not null default ''`.execute(db);
  await sql`
    update search_document set codes = coalesce((
      select ' ' || string_agg(lexeme, ' ') || ' ' from unnest(tsv) where 'D' = any(weights)), '')`.execute(
    db,
  );
  await sql`cluster search_document using search_document_pop_product_id_idx`.execute(db);
  await sql`create index search_document_codes on search_document using gin (codes gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
}
