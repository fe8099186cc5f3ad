import { sql, type Kysely } from 'kysely';

/** Lists of products that a customer buys again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_list (
      id int generated always as identity primary key,
      uuid uuid not null unique default gen_random_uuid(),
      customer_id int not null references customer on delete cascade,
      -- Who made it; the list stays with the customer when they leave.
      user_id int references user_account on delete set null,
      name text not null check (length(name) between 1 and 100),
      version int not null default 1,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index on saved_list (customer_id)`.execute(db);
  await sql`create index on saved_list (user_id) where user_id is not null`.execute(db);
  await sql`create index on saved_list (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create table saved_list_line (
      id bigint generated always as identity primary key,
      list_id int not null references saved_list on delete cascade,
      product_id int not null references product on delete cascade,
      quantity int not null check (quantity between 1 and 9999),
      note text not null default '' check (length(note) <= 200),
      position int not null,
      unique (list_id, product_id)
    )`.execute(db);
  await sql`create index on saved_list_line (product_id)`.execute(db);
}
