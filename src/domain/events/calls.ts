import { get, patch, post, put } from '../call.ts';
import type { Order } from '../orders/contract.ts';
import type {
  AttendeesBody,
  CancelEventBody,
  CancelSeatsBody,
  CheckedTicket,
  CheckInBody,
  EventAttendee,
  EventDetails,
  EventPage,
  LinkedTicket,
  RenameBody,
  WaitlistAnswer,
  WaitlistBody,
  WaitlistEntry,
  WaitlistTokenBody,
} from './contract.ts';

export interface EventsParams {
  page?: number | undefined;
  page_size?: number | undefined;
  template?: string | undefined;
  /** Codes, joined by commas. */
  location?: string | undefined;
  language?: string | undefined;
  event_category?: string | undefined;
  /** `2026-12-03` or `2026-12`. */
  date?: string | undefined;
  upcoming?: boolean | undefined;
}

interface OfEvent {
  id: number;
}
interface OfOrder {
  uuid: string;
}
type OfAttendee = OfOrder & { attendee: string };

export const eventsCall = get<EventPage, EventsParams>('/api/v1/events/');
export const eventCall = get<EventDetails, OfEvent>('/api/v1/events/:id/');

/** All attendees of a draft at once; while they are typed there may be fewer than seats. */
export const giveAttendeesCall = put<AttendeesBody, Order, OfOrder & { version?: number }>(
  '/api/v1/orders/:uuid/attendees/',
);
/** Another person comes instead: the former ticket is no longer valid. `key`: of the link in a mail. */
export const renameAttendeeCall = patch<RenameBody, Order, OfAttendee & { key?: string }>(
  '/api/v1/orders/:uuid/attendees/:attendee/',
);
/** Gives seats back by the rules of the event; all of them are the whole order. */
export const cancelSeatsCall = post<CancelSeatsBody, Order, OfOrder & { key?: string }>(
  '/api/v1/orders/:uuid/attendees/cancel/',
);

export const joinWaitlistCall = post<WaitlistBody, WaitlistAnswer, OfEvent>('/api/v1/events/:id/waitlist/');
/** `token`: of a link in a mail. */
export const waitlistEntryCall = get<WaitlistEntry, { token: string }>('/api/v1/events/waitlist/:token/');
export const confirmWaitlistCall = post<WaitlistTokenBody, WaitlistAnswer>(
  '/api/v1/events/waitlist/confirm/',
);
export const leaveWaitlistCall = post<WaitlistTokenBody, WaitlistAnswer>('/api/v1/events/waitlist/leave/');
/** Begins the order with the seat that is reserved. Asked again it answers the same order. */
export const acceptOfferCall = post<WaitlistTokenBody, Order>('/api/v1/events/waitlist/accept/');

export const checkInCall = post<CheckInBody, CheckedTicket, OfEvent>(
  '/api/v1/administrator/events/:id/check-in/',
);
export const eventAttendeesCall = get<EventAttendee[], OfEvent>(
  '/api/v1/administrator/events/:id/attendees/',
);
export const cancelEventCall = post<CancelEventBody, null, OfEvent>(
  '/api/v1/administrator/events/:id/cancel/',
);

/** A ticket, for who has the link of the mail to the attendee. */
export const ticketCall = get<LinkedTicket, { attendee: string; key?: string }>('/api/v1/tickets/:attendee/');
/** Files; `key` is that of the link in the mail to the attendee. */
export const eventCalendarCall = get<Blob, OfEvent>('/api/v1/events/:id/calendar');
export const ticketPdfCall = get<Blob, { attendee: string; key?: string }>('/api/v1/tickets/:attendee/pdf');
export const ticketCalendarCall = get<Blob, { attendee: string; key?: string }>(
  '/api/v1/tickets/:attendee/calendar',
);
export const certificatePdfCall = get<Blob, { attendee: string; key?: string }>(
  '/api/v1/tickets/:attendee/certificate',
);
