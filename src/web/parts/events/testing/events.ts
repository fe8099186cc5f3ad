import { exampleAttendee, exampleEventDetails } from '../../../../domain/events/examples.ts';
import type {
  Attendee,
  EventDetails,
  EventPage,
  ListedEvent,
  OrderEventShown,
} from '../../../../domain/events/contract.ts';

/** A class of six seats, four of them free. */
export function event(changes: Partial<EventDetails> = {}): EventDetails {
  return { ...exampleEventDetails, ...changes };
}

export function eventPage(results: ListedEvent[], count = results.length): EventPage {
  return {
    count,
    next: null,
    previous: null,
    results,
    filters: {
      locations: [
        { code: 'tartu', name: 'Tartu kauplus' },
        { code: 'riga', name: 'Riia koolituskeskus' },
      ],
      languages: ['et', 'ru'],
      event_categories: [{ code: 'barber', name: 'Barberitöö' }],
    },
  };
}

/** The event of an order of its seats. */
export function orderEvent(changes: Partial<OrderEventShown> = {}): OrderEventShown {
  const { id, template, name, starts_at, ends_at, location, place, language, cancel_until, rename_until } =
    event();
  return {
    id,
    template,
    name,
    starts_at,
    ends_at,
    location,
    place,
    language,
    cancel_until,
    rename_until,
    progress: 0,
    is_canceled: false,
    missing_attendees: [],
    offer_until: null,
    ...changes,
  };
}

export function attendee(changes: Partial<Attendee> = {}): Attendee {
  return { ...exampleAttendee, ...changes };
}
