import { translate, type Language } from '../../domain/locales.ts';
import { termsOf, formatPlace, type TicketOfEvent } from '../events/service.ts';

/** All that is rendered and written of a ticket, in its own language. */
export interface TicketFacts {
  uuid: string;
  /** What is shown at the door. */
  code: string;
  language: Language;
  firstName: string;
  lastName: string;
  event: string;
  kind: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  place: string;
  isOnline: boolean;
  onlineUrl: string | null;
  taughtIn: Language;
  cancelUntil: string;
  renameUntil: string;
  orderNumber: number;
  /** Academic hours; null: no certificate is given. */
  hours: number | null;
}

export function ticketFacts(ticket: TicketOfEvent): TicketFacts {
  const { attendee } = ticket;
  const { language } = attendee;
  const { cancel_until, rename_until } = termsOf(ticket);
  return {
    uuid: attendee.uuid,
    code: attendee.code!,
    language,
    firstName: attendee.first_name,
    lastName: attendee.last_name,
    event: translate(ticket.name, language),
    kind: translate(ticket.ticket_name, language),
    startsAt: ticket.starts_at.toISOString(),
    endsAt: ticket.ends_at.toISOString(),
    place: formatPlace(ticket, language),
    isOnline: ticket.country_id === null,
    onlineUrl: ticket.online_url,
    taughtIn: ticket.language,
    cancelUntil: cancel_until,
    renameUntil: rename_until,
    orderNumber: ticket.order_number,
    hours: ticket.certificate_hours,
  };
}
