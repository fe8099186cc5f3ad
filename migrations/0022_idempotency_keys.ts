import { sql, type Kysely } from 'kysely';

/** Writes that were made with an `Idempotency-Key`, and what they answered, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      owner text not null,
      call text not null,
      key text not null check (length(key) between 1 and 255),
      request_hash bytea not null check (length(request_hash) = 32),
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (owner, call, key)
    )`.execute(db);
  await sql`create index on idempotency_key (created_at)`.execute(db);
}
