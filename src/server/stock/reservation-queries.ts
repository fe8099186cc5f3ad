import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { writePipelined } from '../platform/pipelined-writes.ts';
import type { StockRow } from './queries.ts';

export interface Pieces {
  productId: number;
  warehouseId: number;
  quantity: number;
}

/*
 * Everything here asks that the order is locked whose reservations these are, and, `moveReserved` apart, that the stock of
 * the products is (`lockStock`).
 */

/** Writes reservations and counts them in the stock; answers its rows as they are now. */
export async function insertReservations(
  trx: Trx,
  orderUuid: string,
  pieces: readonly Pieces[],
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with reserved as (
      insert into stock_reservation (order_uuid, product_id, warehouse_id, quantity)
      select ${orderUuid}::uuid, * from unnest(${pieces.map((one) => one.productId)}::int[],
        ${pieces.map((one) => one.warehouseId)}::int[], ${pieces.map((one) => one.quantity)}::int[])
      returning product_id, warehouse_id, quantity)
    update stock s set reserved = s.reserved + r.quantity
    from reserved r join warehouse w on w.id = r.warehouse_id
    where s.product_id = r.product_id and s.warehouse_id = r.warehouse_id
    returning s.product_id, s.warehouse_id, w.shop_id, s.quantity, s.reserved`.execute(trx);
  return rows;
}

/** Products of which an order has reserved pieces. */
export async function findReserved(trx: Trx, orderUuid: string): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from stock_reservation where order_uuid = ${orderUuid}`.execute(trx);
  return rows.map((row) => row.product_id);
}

/** Deletes the reservations of an order and takes them off the stock; answers its rows as they are now. */
export async function unreserve(trx: Trx, orderUuid: string): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with freed as (
      delete from stock_reservation where order_uuid = ${orderUuid} returning product_id, warehouse_id, quantity)
    update stock s set reserved = s.reserved - f.quantity
    from freed f join warehouse w on w.id = f.warehouse_id
    where s.product_id = f.product_id and s.warehouse_id = f.warehouse_id
    returning s.product_id, s.warehouse_id, w.shop_id, s.quantity, s.reserved`.execute(trx);
  return rows;
}

/**
 * Makes movements out of the reservations of an order; nothing when it has none. Locks their stock first, in the order of
 * ids, as the rows are not updated in any.
 */
export async function moveReserved(trx: Trx, orderUuid: string): Promise<void> {
  const moved = sql`
    with locked as (
      select 1 from stock s join stock_reservation r using (product_id, warehouse_id)
      where r.order_uuid = ${orderUuid} order by product_id, warehouse_id for update of s),
    freed as (
      delete from stock_reservation where order_uuid = ${orderUuid} and (select count(*) from locked) > 0
      returning product_id, warehouse_id, quantity),
    moved as (
      insert into stock_movement (order_uuid, product_id, warehouse_id, quantity)
      select ${orderUuid}::uuid, product_id, warehouse_id, -quantity from freed)
    update stock s set reserved = s.reserved - f.quantity, quantity = s.quantity - f.quantity
    from freed f where s.product_id = f.product_id and s.warehouse_id = f.warehouse_id`;
  await writePipelined(trx, moved);
}

/** Products of which an order has taken more than it has given back. */
export async function findMoved(trx: Trx, orderUuid: string): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from stock_movement where order_uuid = ${orderUuid}
    group by product_id having sum(quantity) < 0`.execute(trx);
  return rows.map((row) => row.product_id);
}

/** Puts back what an order has taken, of products that still are; answers the stock as it is now. */
export async function putBack(trx: Trx, orderUuid: string): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with taken as (
      select product_id, warehouse_id, -sum(quantity)::int as quantity from stock_movement
      where order_uuid = ${orderUuid} group by product_id, warehouse_id having sum(quantity) < 0),
    moved as (
      insert into stock_movement (order_uuid, product_id, warehouse_id, quantity)
      select ${orderUuid}::uuid, product_id, warehouse_id, quantity from taken)
    update stock s set quantity = s.quantity + t.quantity
    from taken t join warehouse w on w.id = t.warehouse_id
    where s.product_id = t.product_id and s.warehouse_id = t.warehouse_id
    returning s.product_id, s.warehouse_id, w.shop_id, s.quantity, s.reserved`.execute(trx);
  return rows;
}
