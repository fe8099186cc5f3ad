import { lockRatings, setRatings, tags } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { purgeTags } from '../platform/purge.ts';
import { countRatings } from './listing.ts';

/**
 * Works the rating of products out anew from what is shown of them (PL-06). Whoever changes whether a review is shown, or
 * what a shown one says, calls it in the same transaction; what shows the old rating or the old list is forgotten.
 */
export async function refreshRatings(trx: Trx, productIds: readonly number[]): Promise<void> {
  await lockRatings(trx, productIds);
  await setRatings(trx, await countRatings(trx, productIds));
  await purgeTags(trx, productIds.map(tags.reviews));
}
