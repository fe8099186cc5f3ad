import { lockRatings, setRatings } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { countRatings } from './queries.ts';

/**
 * Works the rating of products out anew from their approved reviews (PL-06). Whoever adds, approves or
 * denies a review calls it in the same transaction; what shows the old rating is forgotten.
 */
export async function refreshRatings(trx: Trx, productIds: readonly number[]): Promise<void> {
  await lockRatings(trx, productIds);
  await setRatings(trx, await countRatings(trx, productIds));
}
