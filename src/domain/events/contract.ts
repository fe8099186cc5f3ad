import { z } from 'zod';
import { picture } from '../catalogue/contract.ts';
import { emailField } from '../email.ts';
import { line } from '../fields.ts';
import { languages } from '../locales.ts';
import { pageOf } from '../page-of.ts';
import { maxSeats, ticketStatuses, waitlistStates } from './rules.ts';

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;
const id = z.int().min(1).max(largestId);
const instant = z.string().meta({ examples: ['2026-12-03T16:00:00.000Z'] });
const progress = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('0 upcoming, 1 in progress, 2 done');

export const eventTicket = z.object({
  product: z.int().describe('Number of the product that is put into the order'),
  name: z.string(),
  price: z.number().describe('Euros of a seat with VAT, for who asks'),
  available_stock: z.int().describe('Seats that can be had: none once the event has begun or was cancelled'),
});

export const listedEvent = z
  .object({
    id: z.int(),
    template: z.string().describe('Code of the composed page: `/events/{template}`'),
    name: z.string(),
    starts_at: instant,
    ends_at: instant,
    location: z.string(),
    language: z.enum(languages).describe('Of teaching'),
    event_category: z.string(),
    progress,
    tickets: z.array(eventTicket),
    description: z.string(),
    picture: picture.nullable(),
    is_canceled: z.boolean(),
  })
  .meta({ id: 'Event' });
export type ListedEvent = z.infer<typeof listedEvent>;

const choice = z.object({ code: z.string(), name: z.string() });

export const eventPage = pageOf(listedEvent).extend({
  filters: z
    .object({
      locations: z.array(choice),
      languages: z.array(z.enum(languages)),
      event_categories: z.array(choice),
    })
    .describe('What the events to come can be filtered by'),
});
export type EventPage = z.infer<typeof eventPage>;

const codes = z.string().max(255);

/** Whether the month has that day. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export const eventsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(24),
  template: z.string().max(100).optional(),
  location: codes.optional().describe('Codes of places, joined by commas'),
  language: codes.optional().describe('Languages of teaching, joined by commas'),
  event_category: codes.optional().describe('Codes of categories, joined by commas'),
  date: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/, 'invalid_date')
    .refine((text) => text.length === 7 || isDay(text), 'invalid_date')
    .optional()
    .describe('Events on a day (`2026-12-03`) or in a month (`2026-12`), Tallinn time'),
  upcoming: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('`true` leaves out events that are over'),
});

/** A ticket with what its page says of it. */
const ticketDetails = eventTicket.extend({
  price_net: z.number().describe('Euros of a seat without VAT'),
  description: z.string(),
  seats: z.int().describe('All of this kind'),
});

/** What rules an event has, as instants. */
const eventTerms = {
  cancel_until: instant.describe('Until when a seat is given back with all its money'),
  rename_until: instant.describe('Until when another person may come instead'),
};

const place = z.object({
  name: z.string(),
  address: z.string().describe('Empty: it is held online'),
  city: z.string(),
  country: z.string().describe('ISO code; whose VAT the ticket carries'),
  is_online: z.boolean(),
});

export const eventDetails = listedEvent
  .extend({
    tickets: z.array(ticketDetails),
    place,
    capacity: z.int(),
    ...eventTerms,
    can_buy: z.boolean().describe('Not cancelled, not begun, and a seat is free'),
    has_waitlist: z.boolean().describe('Not cancelled, not begun, and no seat is free'),
    calendar_url: z.string().describe('A calendar file of the event'),
    dates: z
      .array(
        z.object({
          id: z.int(),
          starts_at: instant,
          ends_at: instant,
          location: z.string(),
          language: z.enum(languages),
          is_full: z.boolean(),
        }),
      )
      .describe('Other dates of the same template that are to come, the soonest first'),
  })
  .meta({ id: 'EventDetails' });
export type EventDetails = z.infer<typeof eventDetails>;

/** The event of an order. */
export const orderEvent = z.object({
  id: z.int(),
  template: z.string(),
  name: z.string(),
  starts_at: instant,
  ends_at: instant,
  location: z.string(),
  place,
  language: z.enum(languages),
  progress,
  is_canceled: z.boolean(),
  ...eventTerms,
  missing_attendees: z
    .array(z.object({ line: z.int(), missing: z.int().describe('Below zero: too many') }))
    .describe('Lines that have not one attendee for each seat; it cannot be paid before'),
  offer_until: instant
    .nullable()
    .describe('Of a draft with a seat from the waiting list: until when that is reserved'),
});
export type OrderEventShown = z.infer<typeof orderEvent>;

export const attendee = z
  .object({
    uuid: z.string(),
    line: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    status: z.enum(ticketStatuses).nullable().describe('Null: no ticket was issued yet'),
    checked_in_at: instant.nullable(),
    can: z.object({ rename: z.boolean(), cancel: z.boolean() }),
    ticket_url: z.string().nullable().describe('The PDF'),
    calendar_url: z.string().nullable().describe('The calendar file'),
    certificate_url: z.string().nullable().describe('The PDF; null before the event was attended'),
  })
  .meta({ id: 'Attendee' });
export type Attendee = z.infer<typeof attendee>;

const nameLength = 100;
const person = {
  first_name: line(nameLength),
  last_name: line(nameLength),
  email: emailField,
};

/** All attendees there are: who is left out is none any more. */
export const attendeesBody = z
  .array(z.strictObject({ line: z.int().min(1), ...person }))
  .max(maxSeats, 'too_many_values');
export type AttendeesBody = z.input<typeof attendeesBody>;

export const renameBody = z.strictObject(person);
export type RenameBody = z.input<typeof renameBody>;

export const cancelSeatsBody = z.strictObject({
  attendees: z.array(z.uuid()).min(1, 'required').max(maxSeats, 'too_many_values'),
});
export type CancelSeatsBody = z.input<typeof cancelSeatsBody>;

export const attendeeUuid = z.object({ uuid: z.uuid(), attendee: z.uuid() });

export const eventId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(largestId)),
});

export const waitlistBody = z
  .strictObject({
    product: id.nullish().describe('The kind of ticket; left out: any'),
    email: emailField.nullish().describe('Left out: that of who is signed in'),
  })
  .default({});
export type WaitlistBody = z.input<typeof waitlistBody>;

export const waitlistAnswer = z.object({
  state: z.enum(waitlistStates).describe('`unconfirmed`: the link in the mail confirms the address'),
});
export type WaitlistAnswer = z.infer<typeof waitlistAnswer>;

/** Of the links in mails. */
export const waitlistToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
export const waitlistTokenBody = z.strictObject(waitlistToken.shape);
export type WaitlistTokenBody = z.input<typeof waitlistTokenBody>;

export const waitlistEntry = z.object({
  state: z.enum(waitlistStates),
  position: z.int().nullable().describe('How many stand before, and oneself; null: waits no longer'),
  offered_until: instant.nullable().describe('Until when the seat is reserved'),
  ticket: z.object({ product: z.int(), name: z.string() }).nullable().describe('Null: any kind'),
  order: z.string().nullable().describe('Uuid of the order that was begun with the seat'),
  event: z.object({
    id: z.int(),
    template: z.string(),
    name: z.string(),
    starts_at: instant,
    ends_at: instant,
    location: z.string(),
  }),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

/** A ticket as its own page shows it. */
export const linkedTicket = z.object({
  first_name: z.string(),
  last_name: z.string(),
  ticket: z.string().describe('Kind of ticket'),
  status: z.enum(ticketStatuses),
  event: orderEvent.omit({ missing_attendees: true, offer_until: true }),
  ticket_url: z.string().nullable().describe('The PDF; null: the ticket is not valid any more'),
  calendar_url: z.string().nullable().describe('The calendar file; null as well'),
  certificate_url: z.string().nullable().describe('The PDF; null before the event was attended'),
});
export type LinkedTicket = z.infer<typeof linkedTicket>;

export const ticketParams = z.object({ attendee: z.uuid() });
export const ticketKey = z.object({ key: z.string().max(100).optional() });

export const checkInBody = z.strictObject({
  code: z
    .string()
    .trim()
    .min(1, 'required')
    .max(100, 'too_long')
    .describe('As scanned or typed: capitals, blanks and dashes do not matter'),
});
export type CheckInBody = z.input<typeof checkInBody>;

export const checkedTicket = z.object({
  attendee: z.string().describe('Uuid'),
  first_name: z.string(),
  last_name: z.string(),
  ticket: z.string().describe('Kind of ticket'),
  status: z.enum(ticketStatuses),
  checked_in_at: instant.nullable(),
});
export type CheckedTicket = z.infer<typeof checkedTicket>;

export const eventAttendee = checkedTicket.extend({
  email: z.string(),
  order: z.string().describe('Uuid'),
  order_number: z.string().nullable(),
});
export type EventAttendee = z.infer<typeof eventAttendee>;

export const cancelEventBody = z.strictObject({ reason: line(500) });
export type CancelEventBody = z.input<typeof cancelEventBody>;
