import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** A replacement that was replaced itself is followed so far. */
const maxChainLength = 5;

/** What came in the place of products, by their ids: the first of the chain that is sold. */
export async function findReplacements(db: Db | Trx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; replacement_id: number }>`
    with recursive chain as (
      select id as product_id, id as replacement_id, 0 as depth from unnest(${ids}::int[]) as id
      union all
      select c.product_id, next.related_id, c.depth + 1
      from chain c cross join lateral (
        select r.related_id from product_relation r
        where r.product_id = c.replacement_id and r.kind = 'replaced_by'
        order by r.position, r.related_id limit 1) next
      where c.depth < ${maxChainLength})
    select distinct on (c.product_id) c.product_id, c.replacement_id
    from chain c join product p on p.id = c.replacement_id
    where c.depth > 0 and c.replacement_id <> c.product_id and not p.is_disabled
    order by c.product_id, c.depth`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row.replacement_id]));
}
