import { addressOfCall } from '../call.ts';
import { eventCalendarCall, ticketCalendarCall, ticketPdfCall } from './calls.ts';
import type { Attendee, LinkedTicket, CheckedTicket, EventDetails, ListedEvent } from './contract.ts';

/** Examples of the API's documentation: a class of two hours with six seats. */
export const exampleEvent: ListedEvent = {
  id: 12,
  template: 'barber-night',
  name: 'Barberiõhtu: habeme kontuur ja üleminek',
  starts_at: '2026-12-03T16:00:00.000Z',
  ends_at: '2026-12-03T19:00:00.000Z',
  location: 'Tartu kauplus',
  language: 'et',
  event_category: 'Barberitöö',
  progress: 0,
  tickets: [{ product: 912, name: 'Osaleja', price: 45, available_stock: 4 }],
  description: 'Kaks tehnikat modellil, seejärel proovid ise.',
  picture: null,
  is_canceled: false,
};

export const exampleEventDetails: EventDetails = {
  ...exampleEvent,
  tickets: [{ ...exampleEvent.tickets[0]!, price_net: 36.29, description: '', seats: 6 }],
  place: { name: 'Tartu kauplus', address: 'Riia 12', city: 'Tartu', country: 'EE', is_online: false },
  capacity: 6,
  cancel_until: '2026-11-19T16:00:00.000Z',
  rename_until: '2026-12-03T04:00:00.000Z',
  can_buy: true,
  has_waitlist: false,
  calendar_url: addressOfCall(eventCalendarCall.path, { id: 12 }).url,
  dates: [],
};

const attendee = '7a9d7c80-3f0b-4c58-8d5d-2b0a1a9c1e11';

export const exampleAttendee: Attendee = {
  uuid: attendee,
  line: 91,
  first_name: 'Mari',
  last_name: 'Maasikas',
  email: 'mari@salong.ee',
  status: 'ISSUED',
  checked_in_at: null,
  can: { rename: true, cancel: true },
  ticket_url: addressOfCall(ticketPdfCall.path, { attendee }).url,
  calendar_url: addressOfCall(ticketCalendarCall.path, { attendee }).url,
  certificate_url: null,
};

export const exampleChecked: CheckedTicket = {
  attendee,
  first_name: 'Mari',
  last_name: 'Maasikas',
  ticket: 'Osaleja',
  status: 'CHECKED_IN',
  checked_in_at: '2026-12-03T15:52:10.000Z',
};

const { id, template, name, starts_at, ends_at, location, place, language, cancel_until, rename_until } =
  exampleEventDetails;
export const exampleTicket: LinkedTicket = {
  first_name: exampleAttendee.first_name,
  last_name: exampleAttendee.last_name,
  ticket: 'Osaleja',
  status: 'ISSUED',
  event: {
    id,
    template,
    name,
    starts_at,
    ends_at,
    location,
    place,
    language,
    progress: 0,
    is_canceled: false,
    cancel_until,
    rename_until,
  },
  ticket_url: exampleAttendee.ticket_url!,
  calendar_url: exampleAttendee.calendar_url!,
  certificate_url: null,
};
