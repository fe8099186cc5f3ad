import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { cancelBody, Order } from '../../domain/orders/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import { endEntryOf, seatsFreed } from '../events/service.ts';
import { restorePointsOfOrder } from '../loyalty/service.ts';
import { releaseStock, returnStock } from '../stock/service.ts';
import type { Reader } from './access.ts';
import { releaseCoupons } from './coupon-uses.ts';
import type { OrderServices } from './draft.ts';
import { isFrozen } from './frozen.ts';
import { refundsOf } from './refunds.ts';
import { byBuyer } from './history.ts';
import { lockOrder } from './lock.ts';
import { writtenOrder } from './reading.ts';
import { moveOrder, type Step } from './statuses.ts';
import type { ShopOrderTable } from './tables.ts';

/**
 * Cancels an order of the visitor: a draft, or one that nobody works on yet and of which something is left to give back. Money
 * goes back by the event.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STALE, ORDER_STATUS_NOT_ALLOWED
 */
export async function cancelOrder(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { reason, version }: z.output<typeof cancelBody>,
): Promise<Order> {
  const order = await lockOrder(trx, services, reader, uuid, version);
  // The staff has a call of its own, which may cancel what is being packed.
  const isOfStaff = order.status === orderStatuses.IN_PROGRESS;
  // What was bought of an event is given back by its rules, seat by seat.
  const isBought = order.event_id !== null && !isEditable(order.status);
  const isAlive = isFrozen(order) && !isEditable(order.status);
  const isRefunded =
    isAlive && (await refundsOf(trx, order, { now: reader.now, language: order.language })).isAll;
  if (isOfStaff || isBought || isRefunded) throw new ShopError('ORDER_STATUS_NOT_ALLOWED');
  await cancelLocked(trx, order, { by: byBuyer(reader.visitor), reason: reason ?? null, now: reader.now });
  return writtenOrder(trx, services, reader, uuid);
}

type Canceled = Pick<
  Selectable<ShopOrderTable>,
  'id' | 'uuid' | 'status' | 'is_event' | 'event_id' | 'use_loyalty_points'
>;

/** Cancels a locked order: what it took goes back, a draft is emptied. */
export async function cancelLocked(trx: Trx, order: Canceled, step: Step): Promise<void> {
  if (isEditable(order.status)) await emptyDraft(trx, order.id);
  await releaseCoupons(trx, order.id);
  if (order.use_loyalty_points) await restorePointsOfOrder(trx, order.uuid, step.now);
  await returnStock(trx, order.uuid);
  if (order.event_id !== null) await freeSeats(trx, order.uuid, order.event_id, step.now);
  await moveOrder(trx, order, 'cancel', step);
}

/** The next in line are offered what is free now; a seat that waited for a draft waits no longer. */
async function freeSeats(trx: Trx, orderUuid: string, eventId: number, now: Date): Promise<void> {
  await releaseStock(trx, orderUuid);
  await endEntryOf(trx, orderUuid, now);
  await seatsFreed(trx, eventId, { now });
}

async function emptyDraft(trx: Trx, orderId: number): Promise<void> {
  await sql`delete from order_line where order_id = ${orderId}`.execute(trx);
  await sql`delete from order_coupon where order_id = ${orderId}`.execute(trx);
}
