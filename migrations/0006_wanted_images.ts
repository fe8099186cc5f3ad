import { sql, type Kysely } from 'kysely';

/**
 * Pictures that products name by an https address and that were not fetched yet. They stand apart from `file`,
 * so that no page ever shows a picture that is not there; once fetched the row becomes a `product_file`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wanted_image (
      product_id int not null references product on delete cascade,
      source text not null check (source like 'https://%' and length(source) <= 1000),
      order_number int not null default 0,
      i18n_alt jsonb not null default '{}',
      attempts int not null default 0,
      next_at timestamptz not null default now(),
      last_error text,
      primary key (product_id, source)
    )`.execute(db);
  await sql`create index on wanted_image (source)`.execute(db);
  await sql`create index on wanted_image (next_at)`.execute(db);
}
