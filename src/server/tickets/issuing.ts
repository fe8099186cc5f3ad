import { orderStatuses } from '../../domain/orders/statuses.ts';
import { endEntryOf, findEvent, issueTickets, lockEventForSale } from '../events/service.ts';
import { cancelByShop, fulfilTickets, lockOrderByUuid } from '../orders/service.ts';
import { announceAll } from '../platform/outbox.ts';
import type { TicketServices } from './deps.ts';
import { sendTopic } from './names.ts';

/**
 * Issues the tickets of an order that was submitted, which fulfils it; safe to do again. Of an event that was cancelled
 * meanwhile the order is cancelled too, and its money goes back.
 */
export async function issueOrder({ db, clock }: TicketServices, uuid: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrderByUuid(trx, uuid);
    if (order?.status !== orderStatuses.SUBMITTED || order.event_id === null) return;
    const now = clock();
    await lockEventForSale(trx, order.event_id);
    const event = await findEvent(trx, order.event_id);
    if (event?.canceled_at) {
      await cancelByShop(trx, order, 'event canceled', now);
      return;
    }
    const issued = await issueTickets(trx, order.id, now);
    await endEntryOf(trx, uuid, now);
    await fulfilTickets(trx, order, now);
    for (const attendee of issued) await announceAll(trx, sendTopic, [{ attendee }], { key: attendee });
  });
}
