import { sql } from 'kysely';
import { announceChanged, tags } from '../../changes/service.ts';
import type { Db, Trx } from '../../database.ts';
import { purgeTags } from '../../platform/purge.ts';

/** Products changed, in any of what cards and pages show of them: every process forgets them when `trx` commits. */
export async function purgeProducts(trx: Db | Trx, ids: readonly number[]): Promise<void> {
  await purgeTags(trx, ids.map(tags.product));
}

/**
 * Products changed, and families they left or joined or whose names changed. Forgets all of the families too, as a card
 * tells how many variations there are and shows their shades, and has the search read them again.
 */
export async function announceProducts(
  trx: Trx,
  ids: readonly number[],
  familyIds: readonly number[],
): Promise<void> {
  if (ids.length + familyIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from product where family_id = any(array(
      select family_id from product where id = any(${ids}::int[]) union select unnest(${familyIds}::int[])))`.execute(
    trx,
  );
  await purgeTags(trx, [tags.products]);
  await purgeProducts(trx, [...new Set([...ids, ...rows.map((row) => row.id)])]);
  await announceChanged(trx, { product_ids: ids, family_ids: familyIds });
}
