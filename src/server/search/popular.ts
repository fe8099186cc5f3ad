import { sql } from 'kysely';
import { translate } from '../../domain/locales.ts';
import { popularLimit, type PopularItem, type PopularSearch } from '../../domain/search/contract.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { findSeasonalCategories } from '../catalogue/service.ts';
import type { Db } from '../database.ts';

/** A text becomes popular when so many searches were for it: one person's words are nobody else's business. */
const minSearches = 3;
/** Popular is what was searched for lately, in days. */
const popularForDays = 90;

/** Brands the shop puts forward, filled up with those of which most is listed. */
export async function popularBrands(db: Db, { shopId }: Audience): Promise<PopularItem[]> {
  const { rows } = await sql<{ id: number; name: string; slug: string }>`
    select b.id, b.name, b.slug from brand b
      left join popular_brand chosen on chosen.brand_id = b.id and chosen.shop_id = ${shopId}
      left join (select brand_id, count(*) as listed from search_document group by brand_id) d on d.brand_id = b.id
    where chosen.brand_id is not null or d.listed > 0
    order by chosen.position nulls last, d.listed desc nulls last, b.id limit ${popularLimit}`.execute(db);
  return rows.map((row) => ({ ...row, type: 'brand', i18n_slug: null }));
}

/** Categories the shop puts forward, filled up with those below a root in which most is listed. */
export async function popularCategories(db: Db, { shopId, language }: Audience): Promise<PopularItem[]> {
  const seasonal = await findSeasonalCategories(db, shopId);
  const { rows } = await sql<{ id: number; i18n_name: object; i18n_slug: object }>`
    select c.id, c.i18n_name, c.i18n_slug from category c
      left join popular_category chosen on chosen.category_id = c.id and chosen.shop_id = ${shopId}
      left join (select category_id, count(*) as listed from product_category group by category_id) p on p.category_id = c.id
    where (chosen.category_id is not null or (c.parent_id is not null and p.listed > 0))
      and c.id <> all(${[...seasonal]}::int[])
    order by chosen.position nulls last, p.listed desc nulls last, c.id limit ${popularLimit}`.execute(db);
  return rows.map(({ id, i18n_name, i18n_slug }) => ({
    id,
    type: 'category',
    name: translate(i18n_name, language),
    slug: translate(i18n_slug, language),
    i18n_slug,
  }));
}

/** What most people of this shop and language searched for lately and found. Nothing that looks like an address or a number of somebody's. */
export async function popularSearches(
  db: Db,
  { shopId, language }: Audience,
  now: Date,
): Promise<PopularSearch[]> {
  const rows = await db
    .selectFrom('search_count')
    .select('term')
    .where('shop_id', '=', shopId)
    .where('language', '=', language)
    .where('count', '>=', minSearches)
    .where('results', '>', 0)
    .where('last_at', '>', new Date(now.getTime() - popularForDays * 86_400_000))
    .where(sql<boolean>`term !~ '@|[0-9]{6}'`)
    .orderBy('count', 'desc')
    .orderBy('term')
    .limit(popularLimit)
    .execute();
  return rows.map(({ term }, at) => ({ id: at + 1, name: term, slug: encodeURIComponent(term) }));
}

/** Counts a search, with what it found this time. */
export async function addSearch(
  db: Db,
  search: { shop_id: number; language: string; term: string; results: number; last_at: Date },
): Promise<void> {
  const { results, last_at } = search;
  await db
    .insertInto('search_count')
    .values(search)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'language', 'term']).doUpdateSet({
        count: (eb) => eb('search_count.count', '+', 1),
        results,
        last_at,
      }),
    )
    .execute();
}
