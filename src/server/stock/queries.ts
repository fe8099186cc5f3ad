import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { hiddenIds } from '../platform/db.ts';

/** Stock of a product in a warehouse. */
export interface StockRow {
  product_id: number;
  warehouse_id: number;
  shop_id: number;
  quantity: number;
  reserved: number;
}

/**
 * All stock of the products, locked until `trx` ends. In the order of ids, which everybody who changes stock keeps to,
 * so that two wait for each other and never in a circle. All warehouses of a product, as what a shop shows is their sum.
 */
export async function lockStock(trx: Trx, productIds: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.product_id, s.warehouse_id, w.shop_id, s.quantity, s.reserved
    from stock s join warehouse w on w.id = s.warehouse_id
    where s.product_id = any(${hiddenIds(productIds, 'int')})
    order by s.product_id, s.warehouse_id for update of s`.execute(trx);
  return rows;
}

/** Writes quantities, never below what is reserved; answers the rows that changed as they are now. */
export async function upsertStock(
  trx: Trx,
  rows: readonly { productId: number; warehouseId: number; quantity: number }[],
): Promise<StockRow[]> {
  const written = await sql<StockRow>`
    with written as (
      insert into stock as s (product_id, warehouse_id, quantity)
      select * from unnest(${rows.map((row) => row.productId)}::int[], ${rows.map((row) => row.warehouseId)}::int[],
        ${rows.map((row) => row.quantity)}::int[]) as given(product_id, warehouse_id, quantity)
      order by product_id, warehouse_id
      on conflict (product_id, warehouse_id) do update set quantity = greatest(excluded.quantity, s.reserved)
        where s.quantity <> greatest(excluded.quantity, s.reserved)
      returning product_id, warehouse_id, quantity, reserved)
    select written.*, w.shop_id from written join warehouse w on w.id = written.warehouse_id`.execute(trx);
  return written.rows;
}

/** Ids of the warehouses by their codes. */
export async function warehouseIds(trx: Trx): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`select code, id from warehouse`.execute(trx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The code of the first warehouse of a shop. */
export async function firstWarehouse(db: Db, shopId: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from warehouse where shop_id = ${shopId} order by id limit 1`.execute(db);
  return rows[0]?.code ?? '';
}
