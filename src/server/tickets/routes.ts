import * as api from '../../domain/events/api.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { ShopCalls } from '../database.ts';
import { confirmWaitlist, joinWaitlist, leaveWaitlist, readEntry } from '../events/service.ts';
import type { Reader } from '../orders/service.ts';
import { acceptOffer } from './accepting.ts';
import { cancelWholeEvent } from './canceled-event.ts';
import type { TicketServices } from './deps.ts';
import { checkInTicket, readAttendees } from './check-in.ts';
import { cancelSeats } from './cancel-seats.ts';
import { readLinkedTicket } from './linked.ts';
import { renameTicket } from './renaming.ts';

/** Of one address in a minute: a waiting list is joined once, and no address is to be flooded with mails. */
const joining = { callsPerMinute: 20 };
const limits = { callsPerMinute: 60 };

/** Tickets after they were bought, the door, and the waiting list. */
export function ticketCalls(calls: ShopCalls, services: TicketServices): void {
  const { db, clock, orders } = services;
  const readerOf = (visitor: Visitor, uuid: string, key: string | undefined): Reader => ({
    visitor,
    now: clock(),
    hasKey: orders.keys.isKeyOf(uuid, key),
  });

  calls.write(api.renameAttendee, limits, (visitor, { params, query, body }, trx) =>
    renameTicket(trx, services, readerOf(visitor, params.uuid, query.key), params, body),
  );
  calls.write(api.cancelSeats, limits, (visitor, { params, query, body }, trx) =>
    cancelSeats(trx, services, readerOf(visitor, params.uuid, query.key), params.uuid, body.attendees),
  );

  calls.write(api.joinWaitlist, joining, (visitor, { params, body }, trx) =>
    joinWaitlist(
      trx,
      visitor,
      params.id,
      { product: body.product ?? null, email: body.email ?? null },
      clock(),
    ),
  );
  calls.each(api.waitlistEntryOf, limits, ({ audience }, { params }) =>
    readEntry(db, orders.keys, params.token, audience.language),
  );
  calls.write(api.confirmWaitlist, limits, (_visitor, { body }, trx) =>
    confirmWaitlist(trx, orders.keys, body.token, clock()),
  );
  calls.write(api.leaveWaitlist, limits, (_visitor, { body }, trx) =>
    leaveWaitlist(trx, orders.keys, body.token, clock()),
  );
  calls.write(api.acceptOffer, limits, (visitor, { body }, trx) =>
    acceptOffer(trx, services, { visitor, now: clock() }, body.token),
  );

  calls.each(api.ticketOfLink, limits, ({ audience }, { params, query }) =>
    readLinkedTicket(services, params.attendee, query.key, audience.language),
  );
  calls.write(api.checkIn, {}, (visitor, { params, body }, trx) =>
    checkInTicket(trx, visitor, params.id, body.code, clock()),
  );
  calls.each(api.eventAttendees, {}, ({ audience }, { params }) =>
    readAttendees(db, params.id, audience.language),
  );
  calls.write(api.cancelEvent, {}, async (_visitor, { params, body }, trx) => {
    await cancelWholeEvent(trx, services, params.id, body.reason);
    return undefined;
  });
}
