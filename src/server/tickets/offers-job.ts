import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import {
  awaitedEvents,
  endedOffers,
  endEntryOf,
  endWaitingForPast,
  passOn,
  seatsFreed,
} from '../events/service.ts';
import { lockOrderByUuid } from '../orders/service.ts';
import type { TicketServices } from './deps.ts';

const batch = 200;

/**
 * Passes seats on that were offered to who did not answer, and offers what is free to who waits. A seat whose order is being
 * paid stays until that has ended. Answers how many offers ended.
 */
export async function passSeatsOn(
  { db, clock }: Pick<TicketServices, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<number> {
  let ended = 0;
  for (;;) {
    let endedNow = 0;
    for (const offer of await endedOffers(db, clock(), batch)) {
      if (signal.aborted) return ended;
      endedNow += await db.transaction().execute(async (trx): Promise<number> => {
        const now = clock();
        const order = await lockOrderByUuid(trx, offer.order_uuid);
        if (order?.status === orderStatuses.PENDING) return 0;
        if (order && !isEditable(order.status)) await endEntryOf(trx, offer.order_uuid, now);
        else await passOn(trx, offer, now);
        return 1;
      });
    }
    ended += endedNow;
    if (endedNow === 0) break;
  }
  await endWaitingForPast(db, clock());
  for (const event of await awaitedEvents(db, clock())) {
    if (signal.aborted) break;
    await db.transaction().execute((trx) => seatsFreed(trx, event, { now: clock() }));
  }
  return ended;
}
