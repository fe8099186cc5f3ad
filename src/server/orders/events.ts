import { z } from 'zod';
import { orderEventNames, type OrderEventName } from '../../domain/orders/events.ts';
import type { Database, Trx } from '../database.ts';
import { announceAll, announcementSql, MessageRefused } from '../platform/outbox.ts';
import type { OutboxHandler } from '../platform/outbox-consumer.ts';

/** Everything that happened to orders, in the order it happened to each. */
export const orderEventsTopic = 'order.events';

const orderEvent = z.object({ order: z.uuid(), event: z.enum(orderEventNames) });
/** `order` is its uuid. */
export type OrderEvent = z.infer<typeof orderEvent>;

/** Hears of events, inside the transaction that takes them out: what it announces or writes happens once. */
export type OrderListener = (trx: Trx, events: readonly OrderEvent[]) => Promise<void>;

/** Tells of what `trx` does to an order, once it is committed. */
export async function announceOrder(
  trx: Trx,
  order: string,
  events: readonly OrderEventName[],
): Promise<void> {
  await announceAll(
    trx,
    orderEventsTopic,
    events.map((event): OrderEvent => ({ order, event })),
    { key: order },
  );
}

/** SQL of the same as a part of the statement that does it; `wakeConsumersSql` ends that. */
export function orderEventsSql(order: string, events: readonly OrderEventName[]) {
  return announcementSql(
    orderEventsTopic,
    events.map((event): OrderEvent => ({ order, event })),
    order,
  );
}

/** Hands events to all listeners. When one of them fails none has heard, and all hear again later. */
export function orderEventHandler(
  listeners: readonly OrderListener[],
): Record<string, OutboxHandler<Database>> {
  return {
    [orderEventsTopic]: async (trx, payloads) => {
      const events = payloads.map((payload) => {
        const parsed = orderEvent.safeParse(payload);
        if (!parsed.success) throw new MessageRefused(`payload: ${z.prettifyError(parsed.error)}`);
        return parsed.data;
      });
      for (const listen of listeners) await listen(trx, events);
    },
  };
}
