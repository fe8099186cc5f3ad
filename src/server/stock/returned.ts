import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { announceStock } from './announce.ts';
import { lockStock, type StockRow } from './queries.ts';
import type { Pieces } from './reservation-queries.ts';

/**
 * Puts pieces of a return back into the warehouses they left, and answers how many. No more than the order took: pieces that
 * were ordered for the buyer never lay there, and are counted where they end up. A second time for a return does nothing.
 */
export async function putBackReturned(
  trx: Trx,
  {
    orderUuid,
    returnUuid,
    pieces,
  }: { orderUuid: string; returnUuid: string; pieces: readonly Omit<Pieces, 'warehouseId'>[] },
): Promise<number> {
  if (pieces.length === 0) return 0;
  const rows = await lockStock(
    trx,
    pieces.map(({ productId }) => productId),
  );
  const taken = await findTaken(trx, orderUuid);
  const back: Pieces[] = [];
  for (const { productId, quantity } of pieces) {
    let left = quantity;
    for (const from of taken.filter((one) => one.product_id === productId)) {
      const part = Math.min(left, from.quantity);
      if (part > 0) back.push({ productId, warehouseId: from.warehouse_id, quantity: part });
      left -= part;
    }
  }
  if (back.length === 0) return 0;
  await announceStock(trx, rows, await insertReturned(trx, { orderUuid, returnUuid }, back));
  return back.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What an order has taken and not given back, by warehouse. */
async function findTaken(trx: Trx, orderUuid: string) {
  const { rows } = await sql<{ product_id: number; warehouse_id: number; quantity: number }>`
    select product_id, warehouse_id, -sum(quantity)::int as quantity from stock_movement
    where order_uuid = ${orderUuid} group by product_id, warehouse_id having sum(quantity) < 0
    order by product_id, warehouse_id`.execute(trx);
  return rows;
}

async function insertReturned(
  trx: Trx,
  { orderUuid, returnUuid }: { orderUuid: string; returnUuid: string },
  pieces: readonly Pieces[],
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with moved as (
      insert into stock_movement (order_uuid, return_uuid, product_id, warehouse_id, quantity)
      select ${orderUuid}::uuid, ${returnUuid}::uuid, * from unnest(${pieces.map((one) => one.productId)}::int[],
        ${pieces.map((one) => one.warehouseId)}::int[], ${pieces.map((one) => one.quantity)}::int[])
      on conflict (return_uuid, product_id, warehouse_id) where return_uuid is not null do nothing
      returning product_id, warehouse_id, quantity)
    update stock s set quantity = s.quantity + m.quantity
    from moved m join warehouse w on w.id = m.warehouse_id
    where s.product_id = m.product_id and s.warehouse_id = m.warehouse_id
    returning s.product_id, s.warehouse_id, w.shop_id, s.quantity, s.reserved`.execute(trx);
  return rows;
}
