import { sql, type Kysely } from 'kysely';

/** An invoice names the discounts its lines hold in shares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice add column discounts jsonb not null default '[]'`.execute(db);
}
