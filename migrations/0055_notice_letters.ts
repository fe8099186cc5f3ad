import { sql, type Kysely } from 'kysely';

/** Who waits for which product, and which letters were written: what is told once is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice_confirmation add column country_id int references country`.execute(db);
  const address = sql.raw(`check (email = lower(email) and length(email) between 3 and 255)`);
  await sql`
    create table back_in_stock_request (
      id bigint generated always as identity primary key,
      email text not null ${address},
      product_id int not null references product on delete cascade,
      shop_id int not null references shop,
      country_id int not null references country,
      stock_shop_id int not null references shop,
      language text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      told_at timestamptz,
      check (expires_at > asked_at)
    )`.execute(db);
  await sql`
    create unique index on back_in_stock_request (email, product_id, stock_shop_id) where told_at is null`.execute(
    db,
  );
  // The oldest who waits comes first; how many were told lately.
  await sql`
    create index on back_in_stock_request (product_id, stock_shop_id, id) where told_at is null`.execute(db);
  await sql`
    create index on back_in_stock_request (product_id, stock_shop_id, told_at) where told_at is not null`.execute(
    db,
  );
  await sql`create index on back_in_stock_request (expires_at)`.execute(db);

  await sql`
    create table price_drop_notice (
      email text not null ${address},
      product_id int not null references product on delete cascade,
      told_at timestamptz not null,
      primary key (email, product_id)
    )`.execute(db);
  await sql`create index on price_drop_notice (product_id)`.execute(db);
  await sql`create index on price_drop_notice (told_at)`.execute(db);

  // Of a job that walks through people: what time it looks at, and how far it has come.
  await sql`
    create table notice_run (
      kind text primary key,
      since timestamptz not null,
      until timestamptz,
      after_email text not null default '',
      check (until is null or until >= since)
    )`.execute(db);

  await sql`
    create table abandoned_cart_notice (
      order_uuid uuid primary key,
      email text ${address},
      told_at timestamptz not null
    )`.execute(db);
  await sql`create index on abandoned_cart_notice (email, told_at)`.execute(db);
  await sql`create index on abandoned_cart_notice (told_at)`.execute(db);
}
