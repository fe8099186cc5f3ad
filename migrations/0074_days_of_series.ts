import { sql, type Kysely } from 'kysely';

/** The day of the last invoice of a series: whoever waited for a number across midnight is not dated before the one ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_series add column last_issued_on date`.execute(db);
  await sql`
    update invoice_series s set last_issued_on = coalesce(
      (select max(i.issued_on) from invoice i where i.shop_id = s.shop_id and i.year = s.year and i.kind = s.kind),
      make_date(s.year, 1, 1))`.execute(db);
  await sql`alter table invoice_series alter column last_issued_on set not null`.execute(db);
}
