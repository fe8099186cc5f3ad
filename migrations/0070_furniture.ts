import { sql, type Kysely } from 'kysely';

/** Furniture is brought and fitted on a day agreed upon, however light it is; weight alone did not tell a stool from a parcel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column is_furniture boolean not null default false`.execute(db);
}
