import { sql, type Kysely } from 'kysely';

/** What one must be warned of before using a product: allergies, burns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column i18n_warning jsonb not null default '{}'`.execute(db);
}
