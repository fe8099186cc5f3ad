import type { Trx } from '../../database.ts';
import { setLeads } from './families.ts';
import type { ProductColumns } from './product-columns.ts';
import { setCategories, setParameterValues, setRestrictions, type Links } from './product-links.ts';
import {
  insertProducts,
  lockProducts,
  placesAfter,
  updateProducts,
  type KnownProduct,
  type ProductRow,
} from './product-rows.ts';
import { lockRows, savedRows, type Saved } from './saved.ts';
import { announceProducts } from './announce.ts';

/** A product by its SKU. What is left out stays as it is. */
export interface ProductInput extends ProductColumns {
  sku: string;
  /** Of what it was made from. */
  ext_hash?: string;
  /** Texts are of some languages and parameter values of some parameters: the others stay. */
  isPartial?: boolean;
  /** The first is the main one. */
  category_ids?: readonly number[];
  parameter_value_ids?: readonly number[];
  restriction_ids?: readonly number[];
}

export interface SavedProducts {
  /** Ids by SKU, in the order given. */
  ids: Map<string, number>;
  created: number[];
  /** Products that changed in any way, those that lead or led a family by it among them. */
  touched: number[];
  /** Before and after of those that are new or changed in their own columns; empty unless asked for. */
  saved: Saved[];
}

/**
 * Makes products or brings them up to date with their categories, parameters, restrictions and families, each kind of
 * thing in one statement for all. A new variation stands last in its family; old addresses lead on. `tellsBefore`
 * costs reading each row twice.
 */
export async function saveProducts(
  trx: Trx,
  products: readonly ProductInput[],
  { tellsBefore = false }: { tellsBefore?: boolean } = {},
): Promise<SavedProducts> {
  const skus = products.map(({ sku }) => sku);
  const snapshots = tellsBefore ? await lockRows(trx, 'product', 'sku', skus) : new Map();
  const known = await lockProducts(trx, skus);
  const rows = await placed(trx, products, known);
  const made = await insertProducts(
    trx,
    rows.filter(({ id }) => id === 0),
  );
  const changed = await updateProducts(
    trx,
    rows.filter(({ id }) => id !== 0),
  );
  const ids = new Map(products.map(({ sku }) => [sku, known.get(sku)?.id ?? made.get(sku)!]));
  const created = [...made.values()];
  const touched = new Set([...created, ...changed]);
  for (const id of await saveLinks(trx, products, ids, made)) touched.add(id);
  const families = familiesOf(products, known);
  for (const id of await setLeads(trx, [...families.all])) touched.add(id);
  await announceProducts(trx, [...touched], [...families.joinedOrLeft]);
  const saved = tellsBefore
    ? await savedRows(trx, 'product', 'sku', [...created, ...changed], snapshots)
    : [];
  return { ids, created, touched: [...touched], saved };
}

/** Rows to write; a variation that joins a family without a place of its own stands last in it. */
async function placed(
  trx: Trx,
  products: readonly ProductInput[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<ProductRow[]> {
  const next = await placesAfter(trx, [...new Set(products.flatMap(({ family_id }) => family_id ?? []))]);
  return products.map((product) => {
    const {
      category_ids: _c,
      parameter_value_ids: _p,
      restriction_ids: _r,
      isPartial = false,
      ...columns
    } = product;
    const present = known.get(product.sku);
    const row: ProductRow = { ...columns, id: present?.id ?? 0, mergesTexts: isPartial };
    const family = product.family_id;
    if (family == null || present?.family_id === family || row.variation_order != null) return row;
    row.variation_order = next.get(family) ?? 0;
    next.set(family, row.variation_order + 1);
    return row;
  });
}

async function saveLinks(
  trx: Trx,
  products: readonly ProductInput[],
  ids: ReadonlyMap<string, number>,
  made: ReadonlyMap<string, number>,
): Promise<number[]> {
  const linksOf = (field: 'category_ids' | 'parameter_value_ids' | 'restriction_ids', isPartial?: boolean) =>
    products.flatMap((product): Links[] => {
      const targetIds = product[field];
      // Whatever a new product has is all it has.
      const isNew = made.has(product.sku);
      const merges = Boolean(product.isPartial) && !isNew;
      if (targetIds === undefined || (isPartial !== undefined && merges !== isPartial)) return [];
      return [{ productId: ids.get(product.sku)!, isNew, targetIds }];
    });
  return [
    ...(await setCategories(trx, linksOf('category_ids'))),
    ...(await setParameterValues(trx, linksOf('parameter_value_ids', false), false)),
    ...(await setParameterValues(trx, linksOf('parameter_value_ids', true), true)),
    ...(await setRestrictions(trx, linksOf('restriction_ids'))),
  ];
}

/** Families that products are of, and those they joined or left. */
function familiesOf(products: readonly ProductInput[], known: ReadonlyMap<string, KnownProduct>) {
  const all = new Set<number>();
  const joinedOrLeft = new Set<number>();
  for (const { sku, family_id } of products) {
    const before = known.get(sku)?.family_id ?? null;
    const after = family_id === undefined ? before : family_id;
    for (const family of [before, after]) {
      if (family === null) continue;
      all.add(family);
      if (before !== after) joinedOrLeft.add(family);
    }
  }
  return { all, joinedOrLeft };
}
