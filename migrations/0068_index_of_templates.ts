import { sql, type Kysely } from 'kysely';

/** Deleting a page asks for each of its blocks whether others show it: without an index that read all blocks of the shop each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on component (template_uuid) where template_uuid is not null`.execute(db);
}
