import { sql, type Kysely } from 'kysely';

/** What visitors allowed or refused beyond necessary cookies, each choice a row: the proof of a consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_record (
      id bigint generated always as identity primary key,
      consent_id uuid not null,
      user_id int references user_account on delete set null,
      choices text[] not null check (choices <@ '{statistics,marketing,session-recording}'),
      text_version text not null check (length(text_version) <= 20),
      language text not null,
      shop_id int not null references shop,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on consent_record (consent_id, id)`.execute(db);
  await sql`create index on consent_record (user_id)`.execute(db);
  await sql`create index on consent_record (created_at)`.execute(db);
}
