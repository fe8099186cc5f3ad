import { sql } from 'kysely';
import type { Multilingual } from '../../domain/locales.ts';
import type { ContentUnit } from '../../domain/pricing/price-block.ts';
import type { Db, Trx } from '../database.ts';
import { frameOf, frameSql, type Frame, type FrameRow } from './frame.ts';
import { prepared } from '../platform/db.ts';
import { priceHistoryDays, type PackedList, type PackedPrice } from '../pricing/service.ts';

/** A product as it is searched; of a family, one of its variations. */
export interface VariationRow {
  listing: number;
  id: number;
  sku: string;
  ean: string | null;
  brand_id: number;
  i18n_name: Multilingual;
  i18n_variation: Multilingual;
  shade_code: string | null;
  i18n_shade_tone: Multilingual;
  content_amount: number | null;
  content_unit: ContentUnit | null;
  variation_order: number;
  popularity: number;
  added_at: string;
  family_name: Multilingual | null;
  categories: number[];
  parameter_values: number[];
  /** Shops whose warehouses have some. */
  stocked_in: number[];
  /** Campaigns that list it, running or not: their pages show them. */
  campaigns: number[];
}

export interface Listings {
  /** Variations by listing, the one that stands for it first. */
  variations: Map<number, VariationRow[]>;
  /** Price lists, and the prices of all variations in them. */
  lists: (PackedList & { readonly length: 7 })[];
  countryOfList: Map<number, number>;
  prices: PackedPrice[];
}

/**
 * Which of a family stands for it: the variation chosen to; where that one is disabled, the first that is not. For
 * rows of `p`, products, and `f`, their families. Disabled products are not listed.
 */
const leadOfFamily = `first_value(p.id) over (
  partition by p.family_id order by p.is_disabled, p.id is distinct from f.lead_product_id, p.variation_order, p.id)`;

/** All listings, the most popular first: the order their documents are stored in. */
export async function allListings(db: Db | Trx): Promise<number[]> {
  const { rows } = await sql<{ listing: number }>`
    select listing from (
      select p.popularity, case when p.family_id is null then p.id else ${sql.raw(leadOfFamily)} end as listing
      from product p left join product_family f on f.id = p.family_id where not p.is_disabled
    ) all_products
    group by listing order by max(popularity) desc, listing`.execute(db);
  return rows.map((row) => row.listing);
}

/**
 * The listings that the products in $1 and the families in $2 belong to now; `null` for a product that is listed no
 * more. The fence has products looked up family by family, also by a plan for any number of them.
 */
const belongingSql = `
  select p.id, case when not p.is_disabled then ${leadOfFamily} end as listing
    from (
      select family_id as id from product where id = any($1::int[]) and family_id is not null
      union select unnest($2::int[])
    ) family
      cross join lateral (select * from product where family_id = family.id offset 0) p
      join product_family f on f.id = p.family_id
    union all
    select want.id, case when not p.is_disabled then p.id end
    from unnest($1::int[]) as want(id) left join product p on p.id = want.id
    where p.family_id is null`;

/** A row for each variation of these listings, the one that stands for its listing first. */
const variationsSql = (listings: string) => `
  select m.listing, p.id, p.sku, p.ean, p.brand_id, p.i18n_name, p.i18n_variation, p.shade_code, p.i18n_shade_tone,
      p.content_amount, p.content_unit, p.variation_order, p.popularity, p.added_at,
      case when p.id = m.listing then f.i18n_name end as family_name,
      array(select category_id from product_category where product_id = p.id order by category_id) as categories,
      array(select parameter_value_id from product_parameter where product_id = p.id order by parameter_value_id) as parameter_values,
      array(select distinct w.shop_id from stock s join warehouse w on w.id = s.warehouse_id
        where s.product_id = p.id and s.quantity > s.reserved) as stocked_in,
      array(select campaign_id from campaign_product c where c.product_id = p.id) as campaigns
    from (
      select l.id as listing, m.id from product l join product m on m.family_id = l.family_id
      where l.id = any(${listings}) and not m.is_disabled
      union all
      select id, id from product where id = any(${listings}) and family_id is null and not is_disabled
    ) m join product p on p.id = m.id left join product_family f on f.id = p.family_id
    order by m.listing, p.id <> m.listing, p.variation_order, p.id`;

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;

const variationIds = 'array(select id from variation)';

interface PricesRow {
  lists: [...PackedList, number][] | null;
  prices: PackedPrice[] | null;
}

/** Prices of the products that `products` selects. */
const pricesSql = (products: string, now: string) => `
  (select json_agg(json_build_array(id, code, name, customer_group_id, is_net,
    ${ms('lower(valid)')}, ${ms('upper(valid)')}, country_id)) from price_list) as lists,
  (select json_agg(json_build_array(product_id, price_list_id, cents, ${ms('lower(valid)')}, ${ms('upper(valid)')}))
    from (select * from price where product_id = any(${products}) offset 0) pr
    where valid && tstzrange(${now}::timestamptz - interval '${priceHistoryDays} days', null)) as prices`;

/** $1 listings, $2 now */
const readRows = prepared<PricesRow & { variations: VariationRow[] | null }>(
  'search.read',
  `with variation as materialized (${variationsSql('$1::int[]')})
  select (select json_agg(v) from variation v) as variations, ${pricesSql(variationIds, '$2')}`,
);

/** Everything documents of these listings are made of, in one round trip. `now`: the instant prices are looked at. */
export async function readListings(db: Db | Trx, listings: readonly number[], now: Date): Promise<Listings> {
  const [row] = await readRows(db, [listings, now]);
  return listingsFrom(row!.variations, row!);
}

function listingsFrom(variations: VariationRow[] | null, { lists, prices }: PricesRow): Listings {
  const packed = lists ?? [];
  return {
    variations: Map.groupBy(variations ?? [], (one) => one.listing),
    lists: packed.map((list) => list.slice(0, 7) as PackedList),
    countryOfList: new Map(packed.map((list) => [list[0], list[7]])),
    prices: prices ?? [],
  };
}

interface AffectedRow extends PricesRow, FrameRow {
  belonging: [id: number, listing: number | null][] | null;
  variations: VariationRow[] | null;
}

const affectedListings = 'array(select listing from belonging)';
const pointedAt = (ids: string) => `id = any(array(select ${ids} from variation))`;

/** $1 products, $2 families, $3 now */
const readAffected = prepared<AffectedRow>(
  'search.affected',
  `with belonging as materialized (${belongingSql}),
    variation as materialized (${variationsSql(affectedListings)})
  select (select json_agg(json_build_array(id, listing)) from belonging) as belonging,
    (select json_agg(v) from variation v) as variations,
    ${pricesSql(variationIds, '$3')},
    frame.*
  from (${frameSql({
    brands: pointedAt('brand_id'),
    categories: pointedAt('unnest(categories)'),
    values: pointedAt('unnest(parameter_values)'),
    parameters: 'id in (select parameter_id from own)',
  })}) frame`,
);

/** What a change of products makes of the documents. */
export interface Affected {
  /** The listings that the products and families belong to now. */
  listings: Listings;
  /** What those point at. */
  frame: Frame;
  /** Ids that are no listing (any more). */
  gone: number[];
}

/** What these products and families are now, in one round trip. `now`: the instant prices are looked at. */
export async function readAffectedListings(
  trx: Trx,
  productIds: readonly number[],
  familyIds: readonly number[],
  now: Date,
): Promise<Affected> {
  const [row] = (await readAffected(trx, [productIds, familyIds, now])) as [AffectedRow];
  const listings = listingsFrom(row.variations, row);
  const gone = (row.belonging ?? []).map(([id]) => id).filter((id) => !listings.variations.has(id));
  return { listings, frame: frameOf(row), gone: [...new Set(gone)] };
}
