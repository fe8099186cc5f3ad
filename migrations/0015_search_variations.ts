import { sql, type Kysely } from 'kysely';

/**
 * Filters, prices and stock are asked of variations, each by itself. The documents are emptied, so that the shop
 * builds them anew when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate search_document, search_word`.execute(db);
  await sql`
    alter table search_document drop column prices, drop column discounts, drop column in_stock, drop column facet_codes`.execute(
    db,
  );
  await sql`
    create table search_variation (
      listing int not null,
      product_id int not null,
      place int not null,
      prices int[] not null,
      discounts smallint[] not null,
      facets int[] not null,
      facet_codes text not null,
      codes text[] not null,
      primary key (listing, product_id)
    )`.execute(db);
  // What processes that hold the documents in memory read to follow them; a row without a listing stands for all of them.
  await sql`create table search_change (seq bigint not null, listing int)`.execute(db);
  await sql`create index search_change_seq on search_change (seq)`.execute(db);
}
