import { sql, type Kysely } from 'kysely';

/** What an order took from which warehouse, so that it can be put back there, and how long a payment is waited for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_movement (
      id bigint generated always as identity primary key,
      order_uuid uuid not null,
      -- No reference: what was sold stays written when the product goes.
      product_id int not null,
      warehouse_id int not null references warehouse,
      -- Below zero what left for an order, above it what came back.
      quantity int not null check (quantity <> 0),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on stock_movement (order_uuid)`.execute(db);
  // A reservation lives as long as its order is pending, and the order says how long that is.
  await sql`alter table stock_reservation drop column expires_at`.execute(db);
  await sql`alter table shop_order add column pending_until timestamptz`.execute(db);
  await sql`alter table shop_order add constraint shop_order_pending_until check ((status = 6) = (pending_until is not null))`.execute(
    db,
  );
  await sql`create index on shop_order (pending_until) where pending_until is not null`.execute(db);
}
