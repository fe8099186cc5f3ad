import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { deleteOldSnapshots } from './cart-snapshots.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';

/** How long a guest's cart waits for somebody to come back to it, in ms. */
const guestDraftMs = 90 * 24 * 3_600_000;
/** The same of one that is empty, and of one that was cancelled before it was ordered. */
const emptyDraftMs = 7 * 24 * 3_600_000;
/** Carts deleted in one statement, so that none of them holds its locks for long. */
const batchSize = 500;

/**
 * Deletes drafts nobody will miss: of guests after 90 days without a change, empty and cancelled ones of anybody after a
 * week. Once they have had a number they stay.
 */
export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from shop_order where id in (
        select o.id from shop_order o
        where o.number is null and o.created_at < ${before(emptyDraftMs)} and o.changed_at < ${before(emptyDraftMs)}
          and ((o.customer_id is null and o.changed_at < ${before(guestDraftMs)}) or o.status = ${sql.lit(orderStatuses.CANCELED)}
            or not exists (select from order_line l where l.order_id = o.id))
        order by o.id limit ${batchSize} for update skip locked)`.execute(db);
    if (numAffectedRows < BigInt(batchSize)) break;
  }
  await deleteOldSnapshots(db, now);
}
