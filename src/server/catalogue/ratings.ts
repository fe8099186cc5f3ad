import { sql } from 'kysely';
import { tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';
import { purgeTags } from '../platform/purge.ts';

/** What the reviews of a product come to. */
export interface ProductRating {
  id: number;
  /** Of all its reviews together. */
  stars: number;
  count: number;
}

/**
 * Locks products whose ratings are to be set, in the order of their ids: who counts their reviews afterwards counts those of
 * every transaction before.
 */
export async function lockRatings(trx: Trx, productIds: readonly number[]): Promise<void> {
  await sql`select from product where id = any(${productIds}) order by id for no key update`.execute(trx);
}

/** Sets ratings of products; what shows the old ones is forgotten. Answers the products whose rating changed. */
export async function setRatings(trx: Trx, ratings: readonly ProductRating[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product p set rating_sum = r.stars, rating_count = r.count
    from jsonb_to_recordset(${jsonRows(ratings)}::jsonb) as r(id int, stars int, count int)
    where p.id = r.id and (p.rating_sum, p.rating_count) is distinct from (r.stars, r.count)
    returning p.id`.execute(trx);
  const changed = rows.map(({ id }) => id);
  await purgeTags(trx, changed.map(tags.product));
  return changed;
}
