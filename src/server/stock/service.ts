import { changesCards, changesLists } from '../../domain/stock/rules.ts';
import { announceChanged, tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { expireTags } from '../platform/purge.ts';
import { lockStock, upsertStock, type StockRow } from './queries.ts';

export { firstWarehouse, warehouseIds } from './queries.ts';

/** So many pieces of a product lie in a warehouse. */
export interface StockCount {
  productId: number;
  warehouseId: number;
  quantity: number;
}

export interface StockChange extends StockCount {
  /** `null`: the warehouse had never had any. */
  before: number | null;
}

/**
 * Sets how many pieces there are. What orders have reserved stays: a quantity never falls below it, so the answer may
 * hold more than was asked for. Answers what changed; the same again changes nothing. Of a pair given twice the last
 * one counts.
 */
export async function setStock(trx: Trx, counts: readonly StockCount[]): Promise<StockChange[]> {
  const wanted = [
    ...new Map(counts.map((count) => [keyOf(count.productId, count.warehouseId), count])).values(),
  ];
  if (wanted.length === 0) return [];
  const before = await lockStock(trx, [...new Set(wanted.map(({ productId }) => productId))]);
  const written = await upsertStock(trx, wanted);
  await tellOfStock(trx, before, written);
  const old = new Map(before.map((row) => [keyOf(row.product_id, row.warehouse_id), row.quantity]));
  return written.map(({ product_id, warehouse_id, quantity }) => ({
    productId: product_id,
    warehouseId: warehouse_id,
    quantity,
    before: old.get(keyOf(product_id, warehouse_id)) ?? null,
  }));
}

/**
 * Expires in the caches what shows the change, and no more: the product's own page tells the exact number, cards only
 * that there is enough, few or none, and lists only whether there is any. `before` are all rows of the products, locked.
 */
async function tellOfStock(
  trx: Trx,
  before: readonly StockRow[],
  written: readonly StockRow[],
): Promise<void> {
  const old = new Map(before.map((row) => [keyOf(row.product_id, row.warehouse_id), row]));
  const now = new Map(old);
  for (const row of written) now.set(keyOf(row.product_id, row.warehouse_id), row);
  const [freeBefore, freeNow] = [freePieces(old.values()), freePieces(now.values())];
  const cards = new Set<number>();
  const lists = new Set<number>();
  for (const row of written) {
    const shop = keyOf(row.product_id, row.shop_id);
    const [had, has] = [freeBefore.get(shop) ?? 0, freeNow.get(shop) ?? 0];
    // A row that was not there could not be locked: another transaction may have made it meanwhile.
    const isNew = !old.has(keyOf(row.product_id, row.warehouse_id));
    if (isNew || changesCards(had, has)) cards.add(row.product_id);
    if (isNew || changesLists(had, has)) lists.add(row.product_id);
  }
  const changed = new Set(written.map(({ product_id }) => product_id));
  await expireTags(trx, [...[...changed].map(tags.pieces), ...[...cards].map(tags.product)]);
  await announceChanged(trx, { product_ids: [...lists] });
}

/** Pieces of each product that each shop can sell. */
function freePieces(rows: Iterable<StockRow>): Map<string, number> {
  const free = new Map<string, number>();
  for (const { product_id, shop_id, quantity, reserved } of rows) {
    const key = keyOf(product_id, shop_id);
    free.set(key, (free.get(key) ?? 0) + quantity - reserved);
  }
  return free;
}

const keyOf = (productId: number, other: number) => `${productId} ${other}`;
