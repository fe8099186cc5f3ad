import { z } from 'zod';
import type { Trx } from '../database.ts';
import { eventOrdersAmong, type OrderEvent } from '../orders/service.ts';
import { jobTopic, type CheckedTopic } from '../platform/job-topics.ts';
import { announceAll } from '../platform/outbox.ts';
import { refundEvent } from './canceled-event.ts';
import type { TicketServices } from './deps.ts';
import { issueOrder } from './issuing.ts';
import { canceledEventTopic, issueTopic, sendTopic } from './names.ts';
import { sendTicket } from './sending.ts';

/**
 * Hears of orders that were submitted: paid, on credit or with nothing to pay, their tickets are issued. Whoever buys on an
 * invoice owes the money and may come; each order is looked at by itself, after this transaction.
 */
export async function onOrdersSubmitted(trx: Trx, events: readonly OrderEvent[]): Promise<void> {
  const submitted = events.filter(({ event }) => event === 'submitted').map(({ order }) => order);
  if (submitted.length === 0) return;
  for (const order of await eventOrdersAmong(trx, submitted))
    await announceAll(trx, issueTopic, [{ order }], { key: order });
}

/** What tickets have to do after a commit. */
export function ticketTopics(services: TicketServices): CheckedTopic[] {
  return [
    jobTopic({
      topic: issueTopic,
      payload: z.object({ order: z.uuid() }),
      run: ({ payload }) => issueOrder(services, payload.order),
    }),
    jobTopic({
      topic: sendTopic,
      payload: z.object({ attendee: z.uuid() }),
      run: ({ payload }) => sendTicket(services, payload.attendee),
    }),
    jobTopic({
      topic: canceledEventTopic,
      payload: z.object({ event: z.int() }),
      expireInSeconds: 900,
      run: ({ payload, signal }) => refundEvent(services, payload.event, signal),
    }),
  ];
}
