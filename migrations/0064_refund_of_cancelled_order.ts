import { sql, type Kysely } from 'kysely';

/** That the shop gave money back because an order was cancelled is a fact of its own; until now the words of the reason told it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund add column is_cancellation boolean not null default false`.execute(db);
  await sql`
    update refund set is_cancellation = true
    where asked_by is null and reason = 'Tellimus tühistati / Order cancelled'`.execute(db);
}
