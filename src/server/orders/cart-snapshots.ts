import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** How long a cart can be brought back after it was filled, in ms. */
export const restorableMs = 24 * 3_600_000;

/** Writes down the lines of a locked draft as they are; of an earlier time there are none any more. */
export async function takeSnapshot(trx: Trx, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into cart_snapshot (order_id, lines, taken_at)
    select ${orderId}::bigint, coalesce(json_agg(json_build_array(l.product_id, l.quantity, l.seen_cents) order by l.id)
      filter (where l.product_id is not null), '[]'), ${now}::timestamptz
    from order_line l where l.order_id = ${orderId}
    on conflict (order_id) do update set lines = excluded.lines, taken_at = excluded.taken_at`.execute(trx);
}

/**
 * Puts the lines of the snapshot in the place of those of a locked draft, but for products that are gone meanwhile. Whether
 * there was a snapshot.
 */
export async function putSnapshotBack(trx: Trx, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ lines: [product: number, quantity: number, seenCents: number][] }>`
    delete from cart_snapshot
    where order_id = ${orderId} and taken_at > ${new Date(now.getTime() - restorableMs)}
    returning lines`.execute(trx);
  const [snapshot] = rows;
  if (!snapshot) return false;
  const { lines } = snapshot;
  await deleteLines(trx, orderId);
  await sql`
    insert into order_line (order_id, product_id, quantity, seen_cents)
    select ${orderId}, given.product_id, given.quantity, given.cents
    from unnest(${lines.map(([product]) => product)}::int[], ${lines.map(([, quantity]) => quantity)}::int[],
        ${lines.map(([, , cents]) => cents)}::int[]) with ordinality as given(product_id, quantity, cents, place)
      join product p on p.id = given.product_id
    order by given.place`.execute(trx);
  return true;
}

/** Empties a locked draft of its lines; what else was chosen for it stays. */
export async function deleteLines(trx: Trx, orderId: number): Promise<void> {
  await sql`delete from order_line where order_id = ${orderId}`.execute(trx);
}

export async function deleteOldSnapshots(db: Db, now: Date): Promise<void> {
  await sql`delete from cart_snapshot where taken_at <= ${new Date(now.getTime() - restorableMs)}`.execute(
    db,
  );
}
