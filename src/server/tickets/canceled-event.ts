import { cancelEvent, findEvent, lockAttendees, ordersWithTickets } from '../events/service.ts';
import type { Trx } from '../database.ts';
import { lockOrderByUuid } from '../orders/service.ts';
import { announce } from '../platform/outbox.ts';
import type { TicketServices } from './deps.ts';
import { refundSeats } from './cancel-seats.ts';
import { canceledEventTopic } from './names.ts';

/**
 * Cancels an event for the staff: everybody is given the money back and told, order by order after the commit.
 * @throws ShopError EVENT_NOT_FOUND, EVENT_CANCELED, EVENT_OVER
 */
export async function cancelWholeEvent(
  trx: Trx,
  { clock }: Pick<TicketServices, 'clock'>,
  id: number,
  reason: string,
): Promise<void> {
  await cancelEvent(trx, id, reason, clock());
  await announce(trx, canceledEventTopic, { event: id }, { key: String(id) });
}

/** Orders given back in one look; each is a transaction of its own, so that breaking off loses nothing. */
const batch = 100;

export async function refundEvent(
  services: TicketServices,
  eventId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  for (;;) {
    const orders = await ordersWithTickets(db, eventId, batch);
    for (const uuid of orders) {
      if (signal.aborted) throw new Error('broken off');
      await db.transaction().execute((trx) => giveBackOrder(trx, services, eventId, uuid));
    }
    if (orders.length === 0) return;
  }
}

async function giveBackOrder(
  trx: Trx,
  services: TicketServices,
  eventId: number,
  uuid: string,
): Promise<void> {
  const order = (await lockOrderByUuid(trx, uuid))!;
  const event = (await findEvent(trx, eventId))!;
  const all = await lockAttendees(trx, order.id);
  const chosen = all.filter(({ status }) => status === 'ISSUED');
  await refundSeats(trx, services, {
    order,
    eventId,
    all,
    chosen,
    update: 'canceled',
    reason: event.cancel_reason,
  });
}
