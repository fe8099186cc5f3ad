import { changesCards, changesLists } from '../../domain/stock/rules.ts';
import { announceArrived, announceChanged, tags, type Arrived } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import { expireTags } from '../platform/purge.ts';
import type { StockRow } from './queries.ts';

/**
 * Expires in the caches what shows the change, and no more: the product's own page tells the exact number, cards only
 * that there is enough, few or none, and lists only whether there is any. Who waits for a product hears that it came. `before` are all rows of the products, locked.
 */
export async function announceStock(
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
  const arrived = new Map<string, Arrived>();
  for (const row of written) {
    const shop = keyOf(row.product_id, row.shop_id);
    const [had, has] = [freeBefore.get(shop) ?? 0, freeNow.get(shop) ?? 0];
    // A row that was not there could not be locked: another transaction may have made it meanwhile.
    const isNew = !old.has(keyOf(row.product_id, row.warehouse_id));
    if (isNew || changesCards(had, has)) cards.add(row.product_id);
    if (isNew || changesLists(had, has)) lists.add(row.product_id);
    if (had <= 0 && has > 0) arrived.set(shop, { product_id: row.product_id, shop_id: row.shop_id });
  }
  const changed = new Set(written.map(({ product_id }) => product_id));
  await expireTags(trx, [...[...changed].map(tags.pieces), ...[...cards].map(tags.product)]);
  await announceChanged(trx, { product_ids: [...lists] });
  await announceArrived(trx, [...arrived.values()]);
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

export const keyOf = (productId: number, other: number) => `${productId} ${other}`;
