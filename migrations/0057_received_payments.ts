import { sql, type Kysely } from 'kysely';

/** Transfers that the staff found on the account of the bank are events of payments too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_event drop constraint payment_event_kind_check,
      add constraint payment_event_kind_check
        check (kind in ('callback', 'return', 'check', 'refund', 'received'))`.execute(db);
}
