import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { Order, orderStatusBody } from '../../domain/orders/contract.ts';
import { orderStatuses, type OrderStep } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import { cancelLocked } from './cancel.ts';
import type { OrderServices } from './draft.ts';
import { byStaff } from './history.ts';
import { lockOrderAsStaff } from './lock.ts';
import { writtenOrder } from './reading.ts';
import { moveOrder } from './statuses.ts';

/** Where the staff leads an order; drafts, payments and submissions are the buyer's. */
const steps: Partial<Record<number, OrderStep>> = {
  [orderStatuses.IN_PROGRESS]: 'begin_work',
  [orderStatuses.FULFILLED]: 'fulfil',
  [orderStatuses.CANCELED]: 'cancel',
};

/**
 * Leads an order to another status for the staff.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STALE, ORDER_STATUS_NOT_ALLOWED
 */
export async function changeStatus(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { status, reason, version }: z.output<typeof orderStatusBody>,
): Promise<Order> {
  const order = await lockOrderAsStaff(trx, services, reader, uuid, version);
  const step = steps[status.id];
  if (step === undefined) throw new ShopError('ORDER_STATUS_NOT_ALLOWED');
  const how = { by: byStaff(reader.visitor), reason: reason ?? null, now: reader.now };
  if (step === 'cancel') await cancelLocked(trx, order, how);
  else await moveOrder(trx, order, step, how);
  return writtenOrder(trx, services, reader, uuid);
}
