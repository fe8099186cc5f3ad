import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import { takeOffer } from '../events/service.ts';
import { addSeat, beginTickets, writtenOrder, type Reader } from '../orders/service.ts';
import type { TicketServices } from './deps.ts';

/**
 * Begins the order of a seat that was offered, which stays reserved for it until the offer ends. Asked again it answers the
 * same order, for as long as who asks may see it.
 * @throws ShopError WAITLIST_NOT_FOUND, OFFER_ENDED, EVENT_CANCELED, EVENT_OVER
 */
export async function acceptOffer(
  trx: Trx,
  { orders }: TicketServices,
  reader: Reader,
  token: string,
): Promise<Order> {
  const { entry, isNew } = await takeOffer(trx, orders.keys, token, reader.now);
  const uuid = entry.order_uuid;
  if (isNew) {
    await beginTickets(trx, reader, { id: entry.event_id, uuid });
    await addSeat(trx, orders, reader, uuid, entry.offered_product_id!);
  }
  return writtenOrder(trx, orders, reader, uuid);
}
