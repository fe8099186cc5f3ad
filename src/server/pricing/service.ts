import type { PriceRow } from '../../domain/pricing/rules.ts';

export { changePrices } from './change-prices.ts';
export { nextBoundary, productsRepriced } from './clock.ts';
export { findRetailList, makeRetailLists, priceListsByCode, savePriceLists } from './price-lists.ts';

/** A price list as `priceListsSql` packs it: id, code, name, group, net, from and to in ms. */
export type PackedList = [number, string, string, number | null, boolean, number | null, number | null];
/** A price as `pricesSql` packs it: product, list, cents, from and to in ms. */
export type PackedPrice = [number, number, number, number | null, number | null];

/**
 * How far back prices are read. A reduction that has run longer than a year has no 30 days before it that
 * a visitor could mean, and older history would only slow every read.
 */
export const priceHistoryDays = 400;

const ms = (instant: string) => `(extract(epoch from ${instant}) * 1000)::float8`;

/** Whose lists: country and group as SQL, for instance `$2` and `$5`. */
export interface PriceScope {
  countryId: string;
  groupId: string;
}

const isOpenList = ({ countryId, groupId }: PriceScope) =>
  `pl.country_id = ${countryId} and (pl.customer_group_id is null or pl.customer_group_id = ${groupId})`;

/** SQL of the price lists a customer may buy from, as a json array of `PackedList`. */
export function priceListsSql(scope: PriceScope): string {
  return `(
    select json_agg(json_build_array(pl.id, pl.code, pl.name, pl.customer_group_id, pl.is_net,
        ${ms('lower(pl.valid)')}, ${ms('upper(pl.valid)')}))
    from price_list pl where ${isOpenList(scope)})`;
}

/**
 * SQL of the prices of several products in those lists as a json array of `PackedPrice`: those in force,
 * those before and those to come. `productIds` is an int[] and `now` an instant, as SQL.
 */
export function pricesSql(productIds: string, now: string, scope: PriceScope): string {
  // The fence keeps list and period out of the index condition: by product is quick, the index that guards
  // against overlapping periods is not.
  return `(
    select json_agg(json_build_array(pr.product_id, pr.price_list_id, pr.cents,
        ${ms('lower(pr.valid)')}, ${ms('upper(pr.valid)')}))
    from (select product_id, price_list_id, cents, valid from price
          where product_id = any(${productIds}) offset 0) pr
    where pr.price_list_id = any(array(select pl.id from price_list pl where ${isOpenList(scope)}))
      and pr.valid && tstzrange(${now}::timestamptz - interval '${priceHistoryDays} days', null))`;
}

/** Prices by product, each within the time its list holds; prices of lists that are not given are left out. */
export function pricesByProduct(
  lists: readonly PackedList[] | null,
  prices: readonly PackedPrice[] | null,
  countryId: number,
): Map<number, PriceRow[]> {
  const listById = new Map((lists ?? []).map((list) => [list[0], list]));
  const found = new Map<number, PriceRow[]>();
  for (const [productId, own] of Map.groupBy(prices ?? [], (price) => price[0])) {
    const rows: PriceRow[] = [];
    const forATime = pricesForATime(own);
    for (const price of own) {
      const list = listById.get(price[1]);
      if (!list) continue;
      const [, listCode, listName, groupId, isNet, listFrom, listTo] = list;
      const [, , cents, from, to] = price;
      const validFrom = later(from, listFrom);
      const validTo = earlier(to, listTo);
      if (validFrom !== null && validTo !== null && validFrom >= validTo) continue;
      const isCampaign = listFrom !== null || listTo !== null || forATime.has(price);
      rows.push({ listCode, listName, countryId, groupId, isCampaign, cents, isNet, validFrom, validTo });
    }
    if (rows.length > 0) found.set(productId, rows);
  }
  return found;
}

/**
 * Prices set for a time only: they begin, they end, and so does the row of prices in the same list that they
 * touch. A regular price that was or will be changed has a beginning and an end too, but its row is open at
 * one side.
 */
function pricesForATime(own: readonly PackedPrice[]): Set<PackedPrice> {
  const found = new Set<PackedPrice>();
  if (!own.some(([, , , from, to]) => from !== null && to !== null)) return found;
  const sorted = [...own].sort((a, b) => a[1] - b[1] || (a[3] ?? -Infinity) - (b[3] ?? -Infinity));
  let line: PackedPrice[] = [];
  const close = () => {
    if (line.length > 0 && line[0]![3] !== null && line.at(-1)![4] !== null)
      for (const one of line) found.add(one);
  };
  for (const price of sorted) {
    const before = line.at(-1);
    if (before && (before[1] !== price[1] || before[4] === null || before[4] !== price[3])) {
      close();
      line = [];
    }
    line.push(price);
  }
  close();
  return found;
}

function later(one: number | null, other: number | null): number | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || (other !== null && other < one) ? other : one;
}
