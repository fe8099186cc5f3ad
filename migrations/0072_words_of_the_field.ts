import { sql, type Kysely } from 'kysely';

/** Columns of notices and points by the words of the field: who is written to is notified, and points are restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['back_in_stock_request', 'price_drop_notice', 'abandoned_cart_notice'])
    await sql`alter table ${sql.table(table)} rename column told_at to notified_at`.execute(db);
  for (const table of ['loyalty_order', 'loyalty_return'])
    await sql`alter table ${sql.table(table)} rename column given_back_cents to restored_cents`.execute(db);
}
