import { sql, type Kysely } from 'kysely';

/** Codes are typed with other separators than they are written with, or with none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_code on product (translate(lower(sku), ' ./,_+-–×()#:', ''))`.execute(db);
}
