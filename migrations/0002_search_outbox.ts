import { sql, type Kysely } from 'kysely';

/** Search documents and words, the outbox that keeps them fresh, and what visitors search for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row a listing: a single product, or the lead of a family with the words of all its variations.
  // prices and discounts are per price audience, in the order of price_audience.ordinal.
  await sql`
    create table price_audience (
      ordinal smallint primary key check (ordinal >= 1),
      country_id int not null references country,
      customer_group_id int references customer_group,
      unique nulls not distinct (country_id, customer_group_id)
    )`.execute(db);
  await sql`
    create table search_document (
      product_id int primary key,
      brand_id int not null,
      prices int[] not null,
      discounts smallint[] not null,
      pop real not null,
      added_at date not null,
      name_keys jsonb not null,
      in_stock boolean not null,
      facets int[] not null,
      tsv tsvector not null,
      seq bigint not null default 0
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index search_document_match on search_document using gin (tsv, facets) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index on search_document (pop desc) include (product_id)`.execute(db);

  await sql`create table search_word (word text primary key, df int not null check (df >= 0))`.execute(db);
  await sql`
    create table search_synonym (
      id int generated always as identity primary key,
      language text,
      word text not null,
      synonyms text[] not null,
      unique nulls not distinct (language, word)
    )`.execute(db);
  await sql`
    create table search_count (
      shop_id int not null references shop,
      language text not null,
      term text not null check (length(term) between 1 and 255),
      count int not null default 1,
      results int not null default 0,
      last_at timestamptz not null default now(),
      primary key (shop_id, language, term)
    )`.execute(db);
  await sql`create index on search_count (shop_id, language, count desc)`.execute(db);

  await sql`
    create table outbox (
      seq bigint generated always as identity primary key,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_at timestamptz not null default now(),
      last_error text
    )`.execute(db);
  await sql`create index on outbox (next_at, seq)`.execute(db);

  await sql`
    create table newsletter_subscription (
      email text primary key check (email = lower(email) and length(email) <= 255),
      shop_id int not null references shop,
      language text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
