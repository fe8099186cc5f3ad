import { sql, type Kysely } from 'kysely';

/** An order whose customer had been erased was shown for a day to whoever knew its address, as a guest's is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop_order
      -- Of somebody who has been erased: seen with the key of its mail alone.
      add column needs_key boolean not null default false`.execute(db);
}
