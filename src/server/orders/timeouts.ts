import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { endPayment, timedOut } from './settling.ts';
import { pendingUntil } from './waiting.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';

const batch = 200;

/** The provider says that the buyer is still paying: the order waits on. */
export async function prolongPending(db: Db | Trx, orderId: number, now: Date): Promise<void> {
  await sql`
    update shop_order set pending_until = greatest(pending_until, ${pendingUntil(now)}::timestamptz)
    where id = ${orderId} and status = ${sql.lit(orderStatuses.PENDING)}`.execute(db);
}

/**
 * Frees what orders have reserved whose payment nobody has heard of for too long: the net below asking the provider.
 * Money that comes after all is `confirmPayment`'s to judge. Answers how many were ended.
 */
export async function endAbandonedPayments(db: Db, now: Date, signal: AbortSignal): Promise<number> {
  let ended = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from shop_order where pending_until < ${now} order by pending_until limit ${batch}`.execute(
      db,
    );
    let endedNow = 0;
    for (const { id } of rows) {
      if (signal.aborted) return ended;
      endedNow += (await db.transaction().execute((trx) => endAbandoned(trx, id, now))) ? 1 : 0;
    }
    ended += endedNow;
    if (endedNow === 0) return ended;
  }
}

async function endAbandoned(trx: Trx, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop_order where id = ${orderId} and pending_until < ${now} for update skip locked`.execute(
    trx,
  );
  return rows.length > 0 && endPayment(trx, orderId, timedOut, now);
}
