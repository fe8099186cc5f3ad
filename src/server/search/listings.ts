import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { frameOf, frameSql, type Frame, type FrameRow } from './frame.ts';
import { idsSql, prepared } from '../platform/db.ts';
import { priceHistoryDays, type PackedList, type PackedPrice } from '../pricing/service.ts';
import { variationsFrom, variationsSql, type VariationRow, type VariationsRow } from './variation-rows.ts';

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

/** Variations, and the listing each belongs to at the same place. */
export interface Members {
  listings: number[];
  variations: number[];
}

/** Those of all listings, in the order of listings. */
export async function allMembers(db: Db | Trx): Promise<Members> {
  const { rows } = await sql<{ [K in keyof Members]: number[] | null }>`
    select json_agg(listing) as listings, json_agg(id) as variations from (
      select p.id, ${sql.raw(leadOfFamily)} as listing
        from product p join product_family f on f.id = p.family_id where not p.is_disabled
      union all
      select id, id from product where family_id is null and not is_disabled
      order by listing, id
    ) member`.execute(db);
  return { listings: rows[0]!.listings ?? [], variations: rows[0]!.variations ?? [] };
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

/** Members of the listings that `listings` selects. */
const membersSql = (listings: string) => `
  select l.id as listing, m.id from product l join product m on m.family_id = l.family_id
    where l.id = any(${listings}) and not m.is_disabled
  union all
  select id, id from product where id = any(${listings}) and family_id is null and not is_disabled`;

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;

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

/** $1 listings and $2 variations of members, $3 now */
const readRows = prepared<VariationsRow & PricesRow>(
  'search.read',
  `with member (listing, id) as (select * from unnest($1::int[], $2::int[]))
  select ${variationsSql(idsSql('$2'))}, ${pricesSql(idsSql('$2'), '$3')}`,
);

/** Everything documents of these listings are made of, in one round trip. `now`: the instant prices are looked at. */
export async function readListings(db: Db | Trx, members: Members, now: Date): Promise<Listings> {
  const [row] = await readRows(db, [members.listings, members.variations, now]);
  return listingsFrom(row!);
}

function listingsFrom(row: VariationsRow & PricesRow): Listings {
  const packed = row.lists ?? [];
  return {
    variations: variationsFrom(row),
    lists: packed.map((list) => list.slice(0, 7) as PackedList),
    countryOfList: new Map(packed.map((list) => [list[0], list[7]])),
    prices: row.prices ?? [],
  };
}

interface AffectedRow extends VariationsRow, PricesRow, FrameRow {
  belonging: [id: number, listing: number | null][] | null;
}

const pointedAt = (ids: string) => `id = any(array(select ${ids}))`;
const memberIds = 'array(select id from member)';

/** $1 products, $2 families, $3 now */
const readAffected = prepared<AffectedRow>(
  'search.affected',
  `with belonging as materialized (${belongingSql}),
    member as materialized (${membersSql('array(select listing from belonging)')})
  select (select json_agg(json_build_array(id, listing)) from belonging) as belonging,
    ${variationsSql(memberIds)},
    ${pricesSql(memberIds, '$3')},
    frame.*
  from (${frameSql({
    brands: pointedAt('brand_id from product join member using (id)'),
    categories: pointedAt(`category_id from product_category where product_id = any(${memberIds})`),
    values: pointedAt(`parameter_value_id from product_parameter where product_id = any(${memberIds})`),
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
  const listings = listingsFrom(row);
  const gone = (row.belonging ?? []).map(([id]) => id).filter((id) => !listings.variations.has(id));
  return { listings, frame: frameOf(row), gone: [...new Set(gone)] };
}
