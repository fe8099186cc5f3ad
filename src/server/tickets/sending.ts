import type { ShopId } from '../../domain/shops/audience.ts';
import { findTicket, ticketKeyOf, type TicketOfEvent } from '../events/service.ts';
import { sendMail } from '../mail/service.ts';
import type { OrderKeys } from '../orders/service.ts';
import type { TicketServices } from './deps.ts';
import { storedTicket } from './files.ts';
import { ticketFacts } from './ticket-facts.ts';

/** Renders the ticket of an attendee and mails it with its calendar file; nothing for one that is not valid any more. */
export async function sendTicket(services: TicketServices, uuid: string): Promise<void> {
  const { db, orders } = services;
  const ticket = await findTicket(db, uuid);
  if (ticket?.attendee.status !== 'ISSUED') return;
  // Before the transaction, which waits for no rendering.
  const files = await storedTicket(services, ticket);
  await db.transaction().execute((trx) =>
    sendMail(trx, {
      template: 'event-ticket',
      ...addressed(ticket),
      key: `ticket ${uuid} ${ticket.attendee.code}`,
      props: {
        ...mailFacts(ticket),
        ...ofAttendee(ticket, orders.keys),
        ...files,
        onlineUrl: ticket.online_url,
      },
    }),
  );
}

/** To whom a mail about a ticket goes. */
export function addressed({ attendee, order_shop_id }: TicketOfEvent) {
  return { to: attendee.email, language: attendee.language, shopId: order_shop_id as ShopId };
}

/** What it says of the event. */
export function mailFacts(ticket: TicketOfEvent) {
  const { firstName: name, event, startsAt, endsAt, place } = ticketFacts(ticket);
  return { name, event, startsAt, endsAt, place };
}

export function ofAttendee({ attendee }: TicketOfEvent, keys: OrderKeys) {
  return { attendee: attendee.uuid, key: ticketKeyOf(keys, attendee.uuid, attendee.code!) };
}
