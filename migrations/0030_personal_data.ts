import { sql, type Kysely } from 'kysely';

/** Archives of what the shop holds of a person, made on demand and deleted when their link ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_data_export (
      id uuid primary key default gen_random_uuid(),
      user_id int not null references user_account on delete cascade,
      status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
      language text not null,
      link_key text not null unique,
      archive bytea check ((status = 'ready') = (archive is not null)),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index on personal_data_export (user_id, created_at)`.execute(db);
  await sql`create index on personal_data_export (expires_at)`.execute(db);
}
