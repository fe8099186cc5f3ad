import { sql, type Selectable, type UpdateObject } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import { eventsOfStep } from '../../domain/orders/events.ts';
import { statusAfter, type OrderStatus, type OrderStep } from '../../domain/orders/statuses.ts';
import type { Database, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { wakeConsumersSql } from '../platform/outbox.ts';
import { writePipelined } from '../platform/pipelined-writes.ts';
import { orderEventsSql } from './events.ts';
import { historySql, type Actor } from './history.ts';
import type { ShopOrderTable } from './tables.ts';

/** An order as it is, locked until the end of the transaction. */
export type LockedOrder = Selectable<ShopOrderTable>;

const lockById = prepared<LockedOrder>(
  'orders.lock-by-id',
  'select * from shop_order where id = $1 for update',
);

/**
 * Locks an order until the end of the transaction. It is the first lock of whoever moves an order: then come its coupons,
 * its stock and the counter of invoices, each in the order of ids.
 */
export async function lockOrderById(trx: Trx, orderId: number): Promise<LockedOrder> {
  const [order] = await lockById(trx, [orderId]);
  if (!order) throw new Error(`there is no order ${orderId}`);
  return order;
}

export interface Step {
  by: Actor;
  reason?: string | null;
  now: Date;
  /** What changes with the status. */
  changes?: Omit<UpdateObject<Database, 'shop_order'>, 'status' | 'version' | 'changed_at'>;
}

/**
 * The one way an order changes its status: by the table of steps, with history and event. The order must be locked.
 * @throws ShopError ORDER_STATUS_NOT_ALLOWED when its status does not allow the step
 */
export async function moveOrder(
  trx: Trx,
  order: Pick<Selectable<ShopOrderTable>, 'id' | 'uuid' | 'status' | 'is_event'>,
  step: OrderStep,
  { by, reason = null, now, changes = {} }: Step,
): Promise<OrderStatus> {
  const to = statusAfter(step, order.status, order.is_event);
  if (to === null) throw new ShopError('ORDER_STATUS_NOT_ALLOWED');
  const moved = trx
    .updateTable('shop_order')
    .set({ ...changes, status: to, version: sql<number>`version + 1`, changed_at: now })
    .where('id', '=', order.id);
  const entry = historySql({ orderId: order.id, from: order.status, to, by, reason, at: now });
  const announced = orderEventsSql(order.uuid, eventsOfStep[step]);
  await writePipelined(
    trx,
    sql`with moved as (${moved}), entered as (${entry}), announced as (${announced}) select ${wakeConsumersSql}`,
  );
  return to;
}
