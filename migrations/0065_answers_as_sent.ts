import { sql, type Kysely } from 'kysely';

/** A repeated write is answered letter by letter as the first one: `jsonb` kept its values, and not the order of its fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key alter column answer type json`.execute(db);
}
