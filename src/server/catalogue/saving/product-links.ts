import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../database.ts';

/** What a product is linked to, in its order. */
export interface Links {
  productId: number;
  /** Has no links yet. */
  isNew: boolean;
  targetIds: readonly number[];
}

type LinkTable = 'product_category' | 'product_parameter' | 'product_restriction';

/** Of values the product has, only those of parameters that the new ones are of may go. */
const ofTheSameParameter = sql`
  and exists (select from parameter_value gone join parameter_value given using (parameter_id)
    join wanted w on w.target_id = given.id and w.product_id = l.product_id where gone.id = l.parameter_value_id)`;

/** The first category is the main one. */
export const setCategories = (trx: Trx, links: readonly Links[]) =>
  setLinks(trx, 'product_category', 'category_id', links, { hasPosition: true });

/** With `isPartial` parameters that no value is given of stay as they are. */
export const setParameterValues = (trx: Trx, links: readonly Links[], isPartial: boolean) =>
  setLinks(trx, 'product_parameter', 'parameter_value_id', links, {
    ...(isPartial && { removable: ofTheSameParameter }),
  });

/** Restrictions of products. */
export const setRestrictions = (trx: Trx, links: readonly Links[]) =>
  setLinks(trx, 'product_restriction', 'restriction_id', links);

/** Makes links exactly those given, writing only what differs. Answers the products whose links changed. */
async function setLinks(
  trx: Trx,
  table: LinkTable,
  column: string,
  links: readonly Links[],
  { hasPosition = false, removable = sql`` }: { hasPosition?: boolean; removable?: RawBuilder<unknown> } = {},
): Promise<number[]> {
  if (links.length === 0) return [];
  const rows = links.flatMap(({ productId, targetIds }) =>
    [...new Set(targetIds)].map((target, position) => ({ productId, target, position })),
  );
  const target = sql.ref(column);
  const known = links.filter(({ isNew }) => !isNew).map(({ productId }) => productId);
  const wanted = sql`wanted as (
    select * from unnest(${rows.map((row) => row.productId)}::int[], ${rows.map((row) => row.target)}::int[],
      ${rows.map((row) => row.position)}::int[]) as w(product_id, target_id, position))`;
  const changed = new Set<number>();
  if (known.length > 0) {
    const gone = await sql<{ product_id: number }>`
      with ${wanted}
      delete from ${sql.table(table)} l where l.product_id = any(${known})
        and not exists (select from wanted w where w.product_id = l.product_id and w.target_id = l.${target})
        ${removable}
      returning l.product_id`.execute(trx);
    for (const { product_id } of gone.rows) changed.add(product_id);
  }
  if (rows.length === 0) return [...changed];
  const written = await (
    hasPosition
      ? sql<{ product_id: number }>`with ${wanted}
        insert into ${sql.table(table)} as l (product_id, ${target}, position) select product_id, target_id, position from wanted
        on conflict (product_id, ${target}) do update set position = excluded.position
          where l.position <> excluded.position
        returning product_id`
      : sql<{ product_id: number }>`with ${wanted}
        insert into ${sql.table(table)} (product_id, ${target}) select product_id, target_id from wanted
        on conflict do nothing returning product_id`
  ).execute(trx);
  for (const { product_id } of written.rows) changed.add(product_id);
  return [...changed];
}
