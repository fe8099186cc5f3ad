import { sql, type Kysely } from 'kysely';

/** Mails that are shown instead of sent are called captured, as in other mail catchers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kept_mail rename to captured_mail`.execute(db);
}
