import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { Order, useLoyaltyPointsBody } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import type { Reader } from './access.ts';
import { askedOrder } from './approval.ts';
import type { OrderServices } from './draft.ts';
import { touchOrder } from './line-queries.ts';
import { lockDraft } from './lock.ts';
import { setUseOfPoints } from './queries.ts';

/**
 * Whether a draft is paid with points, as far as there are any (CT-09).
 * @throws ShopError NOT_LOYAL for who is no member, ORDER_NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_STALE
 */
export async function useLoyaltyPoints(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { use_loyalty_points, version }: z.output<typeof useLoyaltyPointsBody>,
): Promise<Order> {
  const row = await lockDraft(trx, services, reader, uuid, version);
  if (use_loyalty_points && row.free_points_cents === null) throw new ShopError('NOT_LOYAL');
  if (row.use_loyalty_points !== use_loyalty_points) {
    await setUseOfPoints(trx, row.id, use_loyalty_points);
    await touchOrder(trx, row.id, reader.now);
  }
  return askedOrder(trx, services, reader, uuid);
}
