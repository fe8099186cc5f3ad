import { sql, type Kysely } from 'kysely';

/** Which version of its block the props of a component were saved in, so that they can be upgraded when they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table component
    add column props_version int not null default 1 check (props_version > 0)`.execute(db);
}
