import { allocate, type FreePieces } from '../../domain/stock/allocation.ts';
import type { Trx } from '../database.ts';
import { announceStock } from './announce.ts';
import { lockStock, type StockRow } from './queries.ts';
import {
  findMoved,
  findReserved,
  insertReservations,
  moveReserved,
  putBack,
  unreserve,
  type Pieces,
} from './reservation-queries.ts';

/** So many pieces of a product an order wants. */
export interface WantedPieces {
  productId: number;
  quantity: number;
  /** What is not there is ordered for the buyer: what there is is reserved, the rest waits. */
  mayWait: boolean;
}

/** What came of a wish to reserve. */
export interface Reserved {
  /** Products of which there is less than was asked for; when there is any, nothing was reserved. */
  missing: { productId: number; available: number }[];
  /** Pieces that were not there and are ordered for the buyer. */
  backordered: { productId: number; quantity: number }[];
}

/**
 * Reserves pieces for an order in the warehouses of the shop that delivers it: all of them, or none when any is missing.
 * Products stay locked until `trx` ends, so that no two orders get the same piece (CT-12).
 */
export async function reserveStock(
  trx: Trx,
  orderUuid: string,
  shopId: number,
  wanted: readonly WantedPieces[],
): Promise<Reserved> {
  const rows = await lockStock(trx, [...new Set(wanted.map(({ productId }) => productId))]);
  const byProduct = Map.groupBy(
    rows.filter((row) => row.shop_id === shopId),
    (row) => row.product_id,
  );
  const missing: Reserved['missing'] = [];
  const backordered: Reserved['backordered'] = [];
  const reserved: Pieces[] = [];
  for (const { productId, quantity, mayWait } of wanted) {
    const allocated = allocate(freeIn(byProduct.get(productId) ?? []), quantity);
    const available = allocated.reduce((sum, one) => sum + one.quantity, 0);
    if (available < quantity && !mayWait) missing.push({ productId, available });
    else if (available < quantity) backordered.push({ productId, quantity: quantity - available });
    for (const one of allocated) reserved.push({ productId, ...one });
  }
  if (missing.length > 0) return { missing, backordered: [] };
  if (reserved.length > 0) await announceStock(trx, rows, await insertReservations(trx, orderUuid, reserved));
  return { missing, backordered };
}

/** Makes what an order had reserved free again; nothing when it has reserved nothing. */
export async function releaseStock(trx: Trx, orderUuid: string): Promise<void> {
  const reserved = await findReserved(trx, orderUuid);
  if (reserved.length === 0) return;
  const rows = await lockStock(trx, reserved);
  await announceStock(trx, rows, await unreserve(trx, orderUuid));
}

/** Takes out of the warehouses what an order has reserved. What is free stays the same, so nothing shown changes. */
export async function takeStock(trx: Trx, orderUuid: string): Promise<void> {
  await moveReserved(trx, orderUuid);
}

/** Puts back where it came from what an order had taken and has not given back yet; a second time does nothing. */
export async function returnStock(trx: Trx, orderUuid: string): Promise<void> {
  const moved = await findMoved(trx, orderUuid);
  if (moved.length === 0) return;
  const rows = await lockStock(trx, moved);
  await announceStock(trx, rows, await putBack(trx, orderUuid));
}

function freeIn(rows: readonly StockRow[]): FreePieces[] {
  return rows.map((row) => ({ warehouseId: row.warehouse_id, pieces: row.quantity - row.reserved }));
}
