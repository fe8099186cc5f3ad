import { sql, type Kysely } from 'kysely';

/** Messages have a key, and those that cannot be handled are set aside where somebody can see and retry them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column key text`.execute(db);
  await sql`
    create table dead_letter (
      id bigint generated always as identity primary key,
      topic text not null,
      key text,
      payload jsonb not null,
      reason text not null check (reason in ('unknown_topic', 'refused', 'failed')),
      error text not null,
      attempts int not null,
      announced_at timestamptz not null,
      died_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on dead_letter (topic, died_at)`.execute(db);
}
