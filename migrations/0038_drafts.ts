import { sql, type Kysely } from 'kysely';

/**
 * Carts change all the time: no index holds when they changed, and their pages have room, so that a change is written
 * beside the row and no index is touched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index shop_order_guest_drafts`.execute(db);
  await sql`create index shop_order_old_drafts on shop_order (created_at) where number is null`.execute(db);
  await sql`alter table shop_order set (fillfactor = 60)`.execute(db);
  await sql`alter table order_line set (fillfactor = 80)`.execute(db);
  // The cart of a guest who signed in became part of another: who asks again is answered that one.
  await sql`alter table shop_order add column merged_into bigint references shop_order on delete set null`.execute(
    db,
  );
  await sql`create index on shop_order (merged_into) where merged_into is not null`.execute(db);
  await sql`
    create index shop_order_vat on shop_order ((information->'company'->>'vat'))
    where status in (1, 6, 7) and information->'company'->>'vat' is not null`.execute(db);
}
