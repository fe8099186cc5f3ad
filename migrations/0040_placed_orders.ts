import { sql, type Kysely } from 'kysely';

/** What a draft was when its payment ended without money, and what of a line was not in stock when it was placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column unpaid_version int`.execute(db);
  await sql`alter table shop_order add column unpaid_cents bigint`.execute(db);
  await sql`
    alter table order_line add column backordered int not null default 0
      check (backordered between 0 and quantity)`.execute(db);
}
