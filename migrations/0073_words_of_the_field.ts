import { sql, type Kysely } from 'kysely';

/**
 * Columns of notices and points, and a topic, by the words of the field: who is written to is notified, points are restored, and
 * pictures are rendered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['back_in_stock_request', 'price_drop_notice', 'abandoned_cart_notice'])
    await sql`alter table ${sql.table(table)} rename column told_at to notified_at`.execute(db);
  for (const table of ['loyalty_order', 'loyalty_return'])
    await sql`alter table ${sql.table(table)} rename column given_back_cents to restored_cents`.execute(db);
  await sql`update outbox set topic = 'files.render-ahead' where topic = 'files.draw-ahead'`.execute(db);
  const { rows } = await sql<{ has_jobs: boolean }>`
    select to_regclass('pgboss.job') is not null as has_jobs`.execute(db);
  // Each start asks for it anew.
  if (rows[0]!.has_jobs) await sql`delete from pgboss.job where name = 'files.draw-ahead'`.execute(db);
}
