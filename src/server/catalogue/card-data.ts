import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { localeOf } from '../../domain/locales.ts';
import type { ContentUnit } from '../../domain/pricing/price-block.ts';
import type { PriceRow } from '../../domain/pricing/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db, Trx } from '../database.ts';
import { audienceKey } from '../platform/cache-key.ts';
import { batched } from '../platform/batched.ts';
import { idsSql, prepared } from '../platform/db.ts';
import { textSql } from '../platform/texts.ts';
import {
  priceListsSql,
  pricesByProduct,
  pricesSql,
  type PackedList,
  type PackedPrice,
} from '../pricing/service.ts';
import { picturesSql, type PackedPicture } from './pictures.ts';

/** What a card is made of, before prices are worked out: nothing of it changes with the clock. */
export interface ProductCardData {
  product: PackedProduct;
  prices: PriceRow[];
  vatRate: number;
  /** Free pieces in the warehouses of the selling shop. */
  pieces: number;
  pictures: PackedPicture[];
  restrictions: ProductListItem['valid_restrictions'];
  family: PackedFamily | undefined;
}

/** id, sku, name, slug, variation, brand id and name, content, pack size, sale delay, expected, disabled, rating sum and count, added, shade, family. */
export type PackedProduct = [
  id: number,
  sku: string,
  name: string,
  slug: string,
  variation: string,
  brandId: number,
  brandName: string,
  contentAmount: number | null,
  contentUnit: ContentUnit | null,
  packSize: number,
  saleDelay: number | null,
  expectedAt: string | null,
  isDisabled: boolean,
  ratingSum: number,
  ratingCount: number,
  addedAt: string,
  shade: PackedShade | null,
  familyId: number | null,
];
/** Code, colour, depth, tone, name of the tone. */
export type PackedShade = [
  code: string | null,
  hex: string,
  level: number | null,
  tone: string | null,
  toneName: string,
];
export type PackedFamily = [
  id: number,
  kind: 'shade' | 'size' | 'option',
  count: number,
  shades: [id: number, code: string | null, hex: string][] | null,
  contents: [amount: number, unit: ContentUnit][] | null,
];

type Restriction = ProductListItem['valid_restrictions'][number]['restriction'];

interface CardDataRow {
  products: PackedProduct[] | null;
  lists: PackedList[] | null;
  prices: PackedPrice[] | null;
  stock: [number, number][] | null;
  pictures: PackedPicture[] | null;
  restrictions: [productId: number, restriction: Restriction][] | null;
  families: PackedFamily[] | null;
  vat_rate: number;
}

/** Most shade chips a card shows. */
const shadesOnCard = 6;
/** Pictures on a card: the first, and one more to show under the pointer. */
export const picturesOnCard = 2;

const ids = idsSql('$1');
const scope = { countryId: '$2', groupId: '$5' };

/**
 * The hottest read of the shop: everything cards show, in one round trip however many they are. Written by
 * hand and prepared; each kind of thing is fetched for all products at once and packed as one json array,
 * which takes half the time of joining them row by row (measured with 24 of 20,000 products).
 *
 * Stock is what the warehouses of the selling shop have free: that of the delivery country, or the one
 * visited when the country has no shop of its own (Finland).
 * $1 ids, $2 country, $3 locale, $4 now, $5 group, $6 shop visited, $7 codes of opened restrictions
 */
const readCardData = prepared<CardDataRow>(
  'catalogue.cards',
  `select
    (select json_agg(json_build_array(p.id, p.sku, ${textSql('p.i18n_name', '$3')}, ${textSql('p.i18n_slug', '$3')},
        ${textSql('p.i18n_variation', '$3')}, p.brand_id, b.name, p.content_amount, p.content_unit, p.pack_size,
        p.sale_delay, p.expected_at, p.is_disabled, p.rating_sum, p.rating_count, p.added_at,
        case when p.shade_hex is not null then json_build_array(p.shade_code, p.shade_hex, p.shade_level, p.shade_tone,
          ${textSql('p.i18n_shade_tone', '$3')}) end, p.family_id)
        order by want.place)
      from unnest(${ids}) with ordinality as want(id, place)
        join product p on p.id = want.id
        join brand b on b.id = p.brand_id) as products,
    ${priceListsSql(scope)} as lists,
    ${pricesSql(ids, '$4', scope)} as prices,
    (select json_agg(json_build_array(s.product_id, s.pieces)) from (
      select product_id, sum(quantity - reserved) as pieces from stock
      where product_id = any(${ids}) and warehouse_id = any(array(
        select w.id from warehouse w
        where w.shop_id = coalesce((select s.id from shop s where s.country_id = $2), $6)))
      group by product_id) s) as stock,
    ${picturesSql(ids, '$3', picturesOnCard)} as pictures,
    (select json_agg(json_build_array(x.product_id, json_build_object('id', r.id, 'code', r.code,
        'i18n_reason', r.i18n_reason, 'is_for_groups', r.allowed_groups <> '{}')) order by r.id)
      from product_restriction x join restriction r on r.id = x.restriction_id
      where x.product_id = any(${ids})
        and (r.countries = '{}' or (select code from country where id = $2) = any(r.countries))
        and coalesce((select code from customer_group where id = $5) <> all(r.allowed_groups), true)
        and r.code <> all($7::text[])) as restrictions,
    (select json_agg(json_build_array(f.id, f.kind,
        (select count(*) from product m where m.family_id = f.id and not m.is_disabled),
        case when f.kind = 'shade' then (
          select json_agg(json_build_array(m.id, m.shade_code, m.shade_hex)) from (
            select m.id, m.shade_code, m.shade_hex from product m
            where m.family_id = f.id and not m.is_disabled and m.shade_hex is not null
            order by m.variation_order, m.id limit ${shadesOnCard}) m) end,
        case when f.kind = 'size' then (
          select json_agg(distinct jsonb_build_array(m.content_amount, m.content_unit)) from product m
          where m.family_id = f.id and not m.is_disabled and m.content_amount is not null) end))
      from product_family f where f.id = any(array(
        select p.family_id from unnest(${ids}) as want(id) join product p on p.id = want.id))) as families,
    (select vat_rate from country where id = $2) as vat_rate`,
);

/** What cards of the products that exist show, in the order of `ids`. */
export async function loadCardData(
  db: Db | Trx,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<ProductCardData[]> {
  if (ids.length === 0) return [];
  const { countryId, groupId, shopId, openedRestrictions } = audience;
  const values = [ids, countryId, localeOf[audience.language], now, groupId, shopId, openedRestrictions];
  const [row] = (await readCardData(db, values)) as [CardDataRow];
  const prices = pricesByProduct(row.lists, row.prices, countryId);
  const stock = new Map(row.stock);
  const pictures = Map.groupBy(row.pictures ?? [], (picture) => picture[0]);
  const restrictions = Map.groupBy(row.restrictions ?? [], (restriction) => restriction[0]);
  const families = new Map((row.families ?? []).map((family) => [family[0], family]));
  return (row.products ?? []).map((product) => {
    const [id] = product;
    const family = product.at(-1) as PackedProduct[17];
    return {
      product,
      prices: prices.get(id) ?? [],
      vatRate: row.vat_rate,
      pieces: stock.get(id) ?? 0,
      pictures: pictures.get(id) ?? [],
      restrictions: (restrictions.get(id) ?? []).map(([, restriction]) => ({ restriction })),
      family: family === null ? undefined : families.get(family),
    };
  });
}

interface Wanted {
  id: number;
  now: Date;
}
type Reader = (wanted: readonly Wanted[]) => Promise<(ProductCardData | undefined)[]>;
const readers = new WeakMap<Db, Map<string, Reader>>();

/** As `loadCardData`, read together with what others ask for at the same time. Not for transactions. */
export async function loadCardDataTogether(
  db: Db,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<ProductCardData[]> {
  const byAudience = readers.get(db) ?? new Map<string, Reader>();
  readers.set(db, byAudience);
  const key = audienceKey(audience);
  const read =
    byAudience.get(key) ??
    batched(async (wanted: readonly Wanted[]) => {
      // Prices are read from the 30 days before an instant on: the earliest one suits all.
      const earliest = new Date(Math.min(...wanted.map((one) => one.now.getTime())));
      const found = await loadCardData(db, [...new Set(wanted.map((one) => one.id))], audience, earliest);
      const byId = new Map(found.map((one) => [one.product[0], one]));
      return wanted.map(({ id }) => byId.get(id));
    });
  byAudience.set(key, read);
  const found = await read(ids.map((id) => ({ id, now })));
  return found.filter((one) => one !== undefined);
}
