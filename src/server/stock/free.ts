import type { Trx } from '../database.ts';
import { lockStock } from './queries.ts';

/** Pieces of products that a shop has free, which stay as they are until `trx` ends: their stock is locked. */
export async function freeStock(
  trx: Trx,
  shopId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const free = new Map<number, number>();
  for (const row of await lockStock(trx, productIds)) {
    if (row.shop_id === shopId)
      free.set(row.product_id, (free.get(row.product_id) ?? 0) + row.quantity - row.reserved);
  }
  return free;
}
