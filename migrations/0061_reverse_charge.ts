import { sql, type Kysely } from 'kysely';

/** A service online to a business in another member state: no VAT, as the buyer owes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['shop_order', 'invoice']) {
    const constraint = sql.ref(`${table}_vat_reason_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
    await sql`
      alter table ${sql.table(table)} add constraint ${constraint}
      check (vat_reason in ('destination', 'intra_community', 'reverse_charge')) not valid`.execute(db);
    await sql`alter table ${sql.table(table)} validate constraint ${constraint}`.execute(db);
  }
}
