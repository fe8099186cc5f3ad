import { sql, type Kysely } from 'kysely';

/** Which product came in the place of one that is no longer sold, and the cart as it was before an older order filled it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_relation drop constraint product_relation_kind_check`.execute(db);
  await sql`
    alter table product_relation add constraint product_relation_kind_check
      check (kind in ('goes_with', 'also_bought', 'replaced_by'))`.execute(db);
  await sql`
    create table cart_snapshot (
      order_id bigint primary key references shop_order on delete cascade,
      -- Product, quantity and agreed price of each line, in their order.
      lines jsonb not null,
      taken_at timestamptz not null
    )`.execute(db);
  await sql`create index on cart_snapshot (taken_at)`.execute(db);
}
