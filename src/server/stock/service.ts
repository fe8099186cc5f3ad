import type { Trx } from '../database.ts';
import { keyOf, announceStock } from './announce.ts';
import { lockStock, upsertStock } from './queries.ts';

export { firstWarehouse, warehouseIds } from './queries.ts';
export { freeStock } from './free.ts';
export { stockInvariants } from './invariants.ts';
export { putBackReturned } from './returned.ts';
export { releaseStock, reserveStock, returnStock, takeStock, type Reserved } from './reservations.ts';

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
  await announceStock(trx, before, written);
  const old = new Map(before.map((row) => [keyOf(row.product_id, row.warehouse_id), row.quantity]));
  return written.map(({ product_id, warehouse_id, quantity }) => ({
    productId: product_id,
    warehouseId: warehouse_id,
    quantity,
    before: old.get(keyOf(product_id, warehouse_id)) ?? null,
  }));
}
