import type { Db } from '../database.ts';
import { prepared } from '../platform/db.ts';

/** $1 products. Tones are digits of a code: `1`, `12`, `3`. What has no depth comes last, families together. */
const readInShadeOrder = prepared<{ ids: number[] | null }>(
  'catalogue.shade_order',
  `select array_agg(p.id order by p.shade_level nulls last, p.shade_tone collate "C" nulls last,
      p.family_id, p.variation_order, p.id) as ids
    from product p where p.id = any($1::int[])`,
);

/** Products as a colour wall shows them: by depth, then by reflect. */
export async function inShadeOrder(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length < 2) return [...ids];
  return (await readInShadeOrder(db, [ids]))[0]?.ids ?? [];
}
