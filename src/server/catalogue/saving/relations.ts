import { sql } from 'kysely';
import type { Trx } from '../../database.ts';
import { purgeProducts } from './announce.ts';

/** What goes with a product, or came in its place: of this kind exactly these, in their order. */
export interface RelationsInput {
  productId: number;
  kind: 'goes_with' | 'also_bought' | 'replaced_by';
  relatedIds: readonly number[];
}

/** Sets what goes with products, nothing with itself. Answers the pairs of product and kind that changed. */
export async function setRelations(
  trx: Trx,
  relations: readonly RelationsInput[],
): Promise<{ productId: number; kind: string }[]> {
  const rows = relations.flatMap(({ productId, kind, relatedIds }) =>
    [...new Set(relatedIds)]
      .filter((related) => related !== productId)
      .map((related, position) => ({ productId, related, kind, position })),
  );
  const { rows: changed } = await sql<{ productId: number; kind: string }>`
    with wanted as (
      select * from unnest(${rows.map((row) => row.productId)}::int[], ${rows.map((row) => row.related)}::int[],
        ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.position)}::int[])
        as w(product_id, related_id, kind, position)),
    named as (
      select * from unnest(${relations.map((one) => one.productId)}::int[],
        ${relations.map((one) => one.kind)}::text[]) as n(product_id, kind)),
    gone as (
      delete from product_relation l using named n where l.product_id = n.product_id and l.kind = n.kind
        and not exists (select from wanted w
          where w.product_id = l.product_id and w.kind = l.kind and w.related_id = l.related_id)
      returning l.product_id, l.kind),
    written as (
      insert into product_relation as l (product_id, related_id, kind, position) select * from wanted
      on conflict (product_id, kind, related_id) do update set position = excluded.position
        where l.position <> excluded.position
      returning l.product_id, l.kind)
    select product_id as "productId", kind from gone union select product_id, kind from written`.execute(trx);
  await purgeProducts(trx, [...new Set(changed.map(({ productId }) => productId))]);
  return changed;
}
