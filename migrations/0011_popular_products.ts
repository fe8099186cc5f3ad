import { sql, type Kysely } from 'kysely';

/** What sells best, and the document a file is, are found without reading every product and document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on product (popularity desc, id) where not is_disabled`.execute(db);
  await sql`create index on document (file_id)`.execute(db);
}
