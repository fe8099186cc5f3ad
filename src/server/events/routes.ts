import * as api from '../../domain/events/api.ts';
import type { ShopCalls } from '../database.ts';
import { listEvents, readEvent, type EventServices } from './reading.ts';

/** Events begin and end by the clock, which purges nothing. */
const policy = { cacheMs: 30_000 };

/** Events and their tickets (EV-01). */
export function eventCalls(calls: ShopCalls, services: EventServices): void {
  calls.shared(api.events, policy, ({ audience }, { query, url }) =>
    listEvents(services, audience, query, url),
  );
  calls.shared(api.event, policy, ({ audience }, { params }) => readEvent(services, audience, params.id));
}
