import { addressOfCall } from '../../domain/call.ts';
import { certificatePdfCall, ticketCalendarCall, ticketPdfCall } from '../../domain/events/calls.ts';
import type { LinkedTicket } from '../../domain/events/contract.ts';
import { isTicketOver, progressOf } from '../../domain/events/rules.ts';
import { translate, type Language } from '../../domain/locales.ts';
import { placeOf, termsOf } from '../events/service.ts';
import type { TicketServices } from './deps.ts';
import { isCertified, ticketOfLink } from './files.ts';

/**
 * A ticket as its page shows it, in the language of who reads.
 * @throws ShopError TICKET_NOT_FOUND
 */
export async function readLinkedTicket(
  services: TicketServices,
  attendee: string,
  key: string | undefined,
  language: Language,
): Promise<LinkedTicket> {
  const ticket = await ticketOfLink(services, attendee, key);
  const now = services.clock();
  const isOver = isTicketOver(ticket.attendee.status);
  const file = (path: string) => addressOfCall(path, { attendee, key: key! }).url;
  return {
    first_name: ticket.attendee.first_name,
    last_name: ticket.attendee.last_name,
    ticket: translate(ticket.ticket_name, language),
    status: ticket.attendee.status!,
    event: {
      id: ticket.id,
      template: ticket.template,
      name: translate(ticket.name, language),
      starts_at: ticket.starts_at.toISOString(),
      ends_at: ticket.ends_at.toISOString(),
      location: translate(ticket.place, language),
      place: placeOf(ticket, language),
      language: ticket.language,
      progress: progressOf({ startsAt: ticket.starts_at, endsAt: ticket.ends_at }, now),
      is_canceled: ticket.canceled_at !== null,
      ...termsOf(ticket),
    },
    ticket_url: isOver ? null : file(ticketPdfCall.path),
    calendar_url: isOver ? null : file(ticketCalendarCall.path),
    certificate_url: isCertified(ticket, now) ? file(certificatePdfCall.path) : null,
  };
}
