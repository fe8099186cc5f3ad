import { sql, type Kysely } from 'kysely';

/** The favourites of each user, and the link under which others see them while they are shared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite (
      id int generated always as identity primary key,
      user_id int not null references user_account on delete cascade,
      product_id int not null references product on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, product_id)
    )`.execute(db);
  await sql`create index on favourite (product_id)`.execute(db);
  await sql`
    create table shared_favourites (
      user_id int primary key references user_account on delete cascade,
      token text not null unique check (length(token) = 43),
      created_at timestamptz not null default now()
    )`.execute(db);
}
