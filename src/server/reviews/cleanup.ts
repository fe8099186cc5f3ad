import { looseHours } from '../../domain/reviews/rules.ts';
import type { Db } from '../database.ts';
import { deleteWithdrawnBefore } from './queries.ts';

/** Rows of one transaction. */
const batch = 200;

/** Deletes reviews that were withdrawn so long ago that nobody takes it back. They count nowhere any more. */
export async function deleteWithdrawnReviews(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - looseHours * 3_600_000);
  let deleted = batch;
  while (deleted === batch && !signal.aborted) {
    deleted = await db.transaction().execute((trx) => deleteWithdrawnBefore(trx, before, batch));
  }
}
