import { sql } from 'kysely';
import { tallinnDay } from '../../domain/time.ts';
import type { Db } from '../database.ts';

/** Customers whose points expire in one transaction: short enough that nobody waits for it at a checkout. */
const batchSize = 1000;

/**
 * Takes the points whose last day is over, from the night after it on. Each batch of customers is a transaction of its own,
 * so the job may be stopped anywhere and run again. Accounts somebody is just paying with are left for the next run.
 * Answers how many customers lost points.
 */
export async function expirePoints(db: Db, now: Date, signal: AbortSignal): Promise<number> {
  let expired = 0;
  while (!signal.aborted) {
    const count = await db.transaction().execute((trx) => expireBatch(trx, now));
    expired += count;
    if (count === 0) break;
  }
  return expired;
}

async function expireBatch(db: Db, now: Date): Promise<number> {
  const today = tallinnDay(now);
  const { rows } = await sql<{ id: number }>`
    with due as (
      select a.id from loyalty_account a
      where a.available_cents > 0 and exists (
        select from loyalty_lot l where l.account_id = a.id and l.left_cents > 0 and l.last_day < ${today}::date)
      order by a.id limit ${batchSize} for update of a skip locked),
    -- Read again under the lock: somebody may have used them just before.
    emptied as (
      update loyalty_lot l set left_cents = 0
      from (select x.id, x.left_cents from loyalty_lot x join due on due.id = x.account_id
        where x.left_cents > 0 and x.last_day < ${today}::date for update of x) was
      where l.id = was.id returning l.account_id, was.left_cents as cents),
    gone as (select account_id, sum(cents)::bigint as cents from emptied group by account_id),
    moved as (
      update loyalty_account a set available_cents = a.available_cents - gone.cents
      from gone where a.id = gone.account_id returning a.id, gone.cents, a.available_cents)
    insert into loyalty_transfer (account_id, kind, from_side, to_side, cents, available_after, at)
    select id, 'expire', 'available', 'expired', cents, available_cents, ${now} from moved returning account_id as id`.execute(
    db,
  );
  return rows.length;
}
