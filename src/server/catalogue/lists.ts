import { sql } from 'kysely';
import type { ProductListName } from '../../domain/catalogue/contract.ts';
import { promoListLimit } from '../../domain/catalogue/rules.ts';
import type { Db } from '../database.ts';

/** Products of an editor's list, in its order; those that are disabled are passed over. */
export async function listedIds(
  db: Db,
  list: ProductListName,
  shopId: number,
  { limit = promoListLimit, brandId }: { limit?: number | undefined; brandId?: number | undefined } = {},
): Promise<number[]> {
  let query = db
    .selectFrom('featured_product')
    .innerJoin('product', 'product.id', 'featured_product.product_id')
    .select('product.id')
    .where('list', '=', list)
    .where('shop_id', '=', shopId)
    .where('is_disabled', '=', false)
    .orderBy('position')
    .orderBy('product.id')
    .limit(limit);
  if (brandId !== undefined) query = query.where('brand_id', '=', brandId);
  return (await query.execute()).map((row) => row.id);
}

/** A product `p` without a family, or the one that leads it. Asked of each by itself, so that the first few by popularity are enough. */
const standsForItself = sql`(p.family_id is null or exists (
  select from product_family f where f.id = p.family_id and f.lead_product_id = p.id))`;

/** What sells best, each family by its lead: fills lists that nobody has filled. */
export async function popularIds(
  db: Db,
  { limit, brandId }: { limit: number; brandId?: number | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p
    where not p.is_disabled and ${standsForItself}
      and (${brandId ?? null}::int is null or p.brand_id = ${brandId ?? null})
    order by p.popularity desc, p.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * What goes with a product: what editors and orders say, then the most popular of its categories that are
 * not variations of the product itself.
 */
export async function relatedIds(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with said as (
      select r.related_id as id, min((r.kind = 'also_bought')::int * 10000 + r.position) as place
      from product_relation r join product p on p.id = r.related_id
      where r.product_id = ${productId} and r.kind <> 'replaced_by' and not p.is_disabled group by r.related_id
      order by place limit ${limit}
    ), alike as (
      select p.id, p.popularity from product p
      where not p.is_disabled and ${standsForItself}
        and exists (select from product_category theirs join product_category mine using (category_id)
          where theirs.product_id = p.id and mine.product_id = ${productId})
        and p.id <> ${productId} and not exists (select from said where said.id = p.id)
        and not exists (select from product own where own.id = ${productId} and own.family_id = p.family_id)
      order by p.popularity desc, p.id limit ${limit}
    )
    select id from (
      select id, place from said
      union all select id, 1000000 + row_number() over (order by popularity desc, id) from alike
    ) found order by place, id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
