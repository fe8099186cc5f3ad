import type { Multilingual } from '../../domain/locales.ts';
import type { ContentUnit } from '../../domain/pricing/price-block.ts';

/** A product as it is searched; of a family, one of its variations. */
export interface VariationRow {
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

/** What of a variation stands in its own row and its family's, as `variationsSql` packs it. */
type PackedVariation = [
  listing: number,
  id: number,
  sku: string,
  ean: string | null,
  brand: number,
  name: Multilingual,
  variation: Multilingual,
  shade: string | null,
  tone: Multilingual,
  amount: number | null,
  unit: ContentUnit | null,
  order: number,
  popularity: number,
  addedAt: string,
  family: Multilingual | null,
];
type IdsByProduct = [product: number, ids: number[]][] | null;

export interface VariationsRow {
  variations: PackedVariation[] | null;
  category_ids: IdsByProduct;
  value_ids: IdsByProduct;
  shop_ids: IdsByProduct;
  campaign_ids: IdsByProduct;
}

/**
 * The variations of `member`, the one that stands for its listing first, and what each has of other tables; `products`
 * selects their ids. Names of columns in each row, and look-ups for each variation by itself, took the database five
 * times as long.
 */
export const variationsSql = (products: string) => {
  const idsOf = (column: string, from: string) => `(
    select json_agg(json_build_array(product_id, ids))
    from (select product_id, array_agg(distinct ${column}) as ids ${from} group by product_id) one)`;
  const isWanted = `product_id = any(${products})`;
  return `
  (select json_agg(v) from (
      select json_build_array(m.listing, p.id, p.sku, p.ean, p.brand_id, p.i18n_name, p.i18n_variation, p.shade_code,
        p.i18n_shade_tone, p.content_amount, p.content_unit, p.variation_order, p.popularity, p.added_at, f.i18n_name) as v
      from member m join product p on p.id = m.id
        left join product_family f on f.id = p.family_id and p.id = m.listing
      order by m.listing, p.id <> m.listing, p.variation_order, p.id
    ) variation) as variations,
  ${idsOf('category_id', `from product_category where ${isWanted}`)} as category_ids,
  ${idsOf('parameter_value_id', `from product_parameter where ${isWanted}`)} as value_ids,
  ${idsOf('shop_id', `from stock join warehouse on warehouse.id = warehouse_id where ${isWanted} and quantity > reserved`)} as shop_ids,
  ${idsOf('campaign_id', `from campaign_product where ${isWanted}`)} as campaign_ids`;
};

/** Variations by listing, as they were read. */
export function variationsFrom(row: VariationsRow): Map<number, VariationRow[]> {
  const idsIn = (pairs: IdsByProduct) => {
    const byProduct = new Map(pairs);
    return (product: number) => byProduct.get(product) ?? [];
  };
  const categories = idsIn(row.category_ids);
  const parameterValues = idsIn(row.value_ids);
  const stockedIn = idsIn(row.shop_ids);
  const campaigns = idsIn(row.campaign_ids);
  const found = new Map<number, VariationRow[]>();
  for (const [
    listing,
    id,
    sku,
    ean,
    brand,
    name,
    variation,
    shade,
    tone,
    amount,
    unit,
    order,
    popularity,
    addedAt,
    family,
  ] of row.variations ?? []) {
    const one: VariationRow = {
      id,
      sku,
      ean,
      brand_id: brand,
      i18n_name: name,
      i18n_variation: variation,
      shade_code: shade,
      i18n_shade_tone: tone,
      content_amount: amount,
      content_unit: unit,
      variation_order: order,
      popularity,
      added_at: addedAt,
      family_name: family,
      categories: categories(id),
      parameter_values: parameterValues(id),
      stocked_in: stockedIn(id),
      campaigns: campaigns(id),
    };
    const held = found.get(listing);
    if (held) held.push(one);
    else found.set(listing, [one]);
  }
  return found;
}
