import type { Category } from '../../domain/catalogue/contract.ts';
import type { Multilingual } from '../../domain/locales.ts';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { seasonalAmong } from './seasonal.ts';

interface CategoryRow {
  id: number;
  parent_id: number | null;
  i18n_name: Multilingual;
  i18n_slug: Multilingual;
  icon: string | null;
  key: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
  product_count: number;
  shade_count: number | null;
}

/**
 * The whole tree in the shop's order, parents before their children. A product counts in its categories and
 * all above them; variations of a family count once, as lists show them once. A category of colour may hold mixing tones
 * beside its shades, which have no depth.
 */
export async function listCategories(db: Db, seasonalLabel: string): Promise<Category[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive above (category_id, ancestor_id) as (
      select id, id from category
      union all
      select a.category_id, c.parent_id from above a join category c on c.id = a.ancestor_id
      where c.parent_id is not null
    ), counted as (
      select a.ancestor_id, count(distinct coalesce(-p.family_id, p.id))::int as product_count,
        case when bool_and(p.shade_hex is not null) and bool_or(p.shade_level is not null)
          then count(distinct p.id)::int end as shade_count
      from product p join product_category pc on pc.product_id = p.id join above a on a.category_id = pc.category_id
      where not p.is_disabled
      group by a.ancestor_id
    )
    select c.id, c.parent_id, c.i18n_name, c.i18n_slug, c.icon, f.key, f.width, f.height, f.color,
      coalesce(n.product_count, 0) as product_count, n.shade_count
    from category c left join counted n on n.ancestor_id = c.id left join file f on f.id = c.image_id
    order by c.position, c.id`.execute(db);
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const tree: Category[] = [];
  const seasonal = seasonalAmong(rows, seasonalLabel);
  const addBelow = (parent: number | null) => {
    for (const row of children.get(parent) ?? []) {
      tree.push({
        ...categoryOf(row, children.get(row.id) ?? []),
        ...(seasonal.has(row.id) && { is_seasonal: true as const }),
      });
      addBelow(row.id);
    }
  };
  addBelow(null);
  return tree;
}

function categoryOf(row: CategoryRow, children: readonly CategoryRow[]): Category {
  const { key, width, height, color } = row;
  const image =
    key && width && height
      ? { key, width, height, color: color ?? '#ececea', alt: '', order_number: 0 }
      : null;
  return {
    id: row.id,
    ...(row.parent_id !== null && { parent: row.parent_id }),
    i18n_name: row.i18n_name,
    i18n_slug: row.i18n_slug,
    children: children.map((child) => child.id),
    icon: row.icon,
    image,
    product_count: row.product_count,
    ...(row.shade_count !== null && { shade_count: row.shade_count }),
  };
}
