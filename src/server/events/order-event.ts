import { addressOfCall } from '../../domain/call.ts';
import { ShopError } from '../../domain/errors.ts';
import { certificatePdfCall, ticketCalendarCall, ticketPdfCall } from '../../domain/events/calls.ts';
import type { Attendee, OrderEventShown } from '../../domain/events/contract.ts';
import {
  hasCertificate,
  missingAttendees,
  progressOf,
  type TicketStatus,
} from '../../domain/events/rules.ts';
import { translate, type Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import { ticketKeyOf, type LinkKeys } from './links.ts';
import { findEvent } from './queries.ts';
import { placeOf, termsOf } from './reading.ts';
import { eventSql, type EventRow } from './rows.ts';

/** An attendee as it is packed with the event of an order. */
type PackedAttendee = [
  uuid: string,
  line: number,
  firstName: string,
  lastName: string,
  email: string,
  status: TicketStatus | null,
  code: string | null,
  checkedInMs: number | null,
];

interface OrderEventRow extends EventRow {
  attendees: PackedAttendee[] | null;
  /** Ms since 1970. */
  offered_until_ms: number | null;
}

/** The event of an order, who comes, and the seat that waits for it. */
export type EventOfOrder = OrderEventRow;

/** $1 event, $2 order, $3 uuid of the order */
const readOfOrder = prepared<OrderEventRow>(
  'events.of-order',
  `${eventSql(`,
    (select json_agg(json_build_array(a.uuid, a.order_line_id, a.first_name, a.last_name, a.email, a.status, a.code,
        (extract(epoch from a.checked_in_at) * 1000)::float8) order by a.order_line_id, a.id)
      from event_attendee a where a.order_id = $2::bigint) as attendees,
    (select (extract(epoch from w.offered_until) * 1000)::float8 from event_waitlist w
      where w.order_uuid = $3::uuid and w.state = 'accepted') as offered_until_ms`)} where e.id = $1`,
);

export async function eventOfOrder(
  db: Db | Trx,
  order: { id: number; uuid: string; eventId: number },
): Promise<EventOfOrder> {
  const [row] = await readOfOrder(db, [order.eventId, order.id, order.uuid]);
  return row!;
}

/** Whether a product is a ticket of the event, on sale at the moment. */
export function isOnSale(event: EventRow, productId: number | null, now: Date): boolean {
  return isTicketOf(event, productId) && event.canceled_at === null && event.starts_at > now;
}

export function isTicketOf({ tickets }: EventRow, productId: number | null): boolean {
  return (tickets ?? []).some(([id]) => id === productId);
}

/** Whether each seat of the lines has one attendee. */
export function hasAllAttendees(
  { attendees }: EventOfOrder,
  lines: readonly { id: number; quantity: number }[],
): boolean {
  return missingAttendees(lines, attendeeLines(attendees)).length === 0;
}

const attendeeLines = (attendees: PackedAttendee[] | null) => (attendees ?? []).map(([, line]) => ({ line }));

/** What an order says of its event. */
export function orderEventAnswer(
  event: EventOfOrder,
  lines: readonly { id: number; quantity: number }[],
  language: Language,
  now: Date,
): OrderEventShown {
  return {
    id: event.id,
    template: event.template,
    name: translate(event.name, language),
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    location: translate(event.place, language),
    place: placeOf(event, language),
    language: event.language,
    progress: progressOf({ startsAt: event.starts_at, endsAt: event.ends_at }, now),
    is_canceled: event.canceled_at !== null,
    ...termsOf(event),
    missing_attendees: missingAttendees(lines, attendeeLines(event.attendees)),
    offer_until: event.offered_until_ms === null ? null : new Date(event.offered_until_ms).toISOString(),
  };
}

/** The attendees of an order; tickets are linked by keys, so that each link can be handed on by itself. Without keys there are no links. */
export function attendeesAnswer(
  event: EventOfOrder,
  keys: LinkKeys | null,
  { now, isBuyer }: { now: Date; isBuyer: boolean },
): Attendee[] {
  const terms = termsOf(event);
  const may = (until: string) => isBuyer && event.canceled_at === null && now.toISOString() <= until;
  const { starts_at: startsAt, ends_at: endsAt, certificate_hours: certificateHours } = event;
  return (event.attendees ?? []).map(
    ([uuid, line, first_name, last_name, email, status, code, checkedInMs]) => {
      const link = (path: string) =>
        keys && code !== null
          ? addressOfCall(path, { attendee: uuid, key: ticketKeyOf(keys, uuid, code) }).url
          : null;
      const isIssued = status === 'ISSUED';
      const hasTicket = isIssued || status === 'CHECKED_IN';
      return {
        uuid,
        line,
        first_name,
        last_name,
        email,
        status,
        checked_in_at: checkedInMs === null ? null : new Date(checkedInMs).toISOString(),
        can: { rename: isIssued && may(terms.rename_until), cancel: isIssued && may(terms.cancel_until) },
        ticket_url: hasTicket ? link(ticketPdfCall.path) : null,
        calendar_url: hasTicket ? link(ticketCalendarCall.path) : null,
        certificate_url: hasCertificate({ status, certificateHours, startsAt, endsAt }, now)
          ? link(certificatePdfCall.path)
          : null,
      };
    },
  );
}

/**
 * An event somebody wants tickets of.
 * @throws ShopError EVENT_NOT_FOUND, EVENT_CANCELED, EVENT_OVER
 */
export async function eventToOrder(trx: Trx, id: number, now: Date): Promise<EventRow> {
  const event = await findEvent(trx, id);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (event.canceled_at !== null) throw new ShopError('EVENT_CANCELED');
  if (event.starts_at <= now) throw new ShopError('EVENT_OVER');
  return event;
}
