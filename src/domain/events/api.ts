import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { orderKey, orderUuid } from '../orders/contract.ts';
import {
  attendeeUuid,
  cancelEventBody,
  cancelSeatsBody,
  checkedTicket,
  checkInBody,
  eventAttendee,
  eventDetails,
  eventId,
  eventPage,
  eventsQuery,
  linkedTicket,
  renameBody,
  ticketKey,
  ticketParams,
  waitlistAnswer,
  waitlistBody,
  waitlistEntry,
  waitlistToken,
  waitlistTokenBody,
} from './contract.ts';
import { orderAnswer } from './order-api.ts';
import { exampleChecked, exampleEvent, exampleEventDetails, exampleTicket } from './examples.ts';

const tag = 'Events';

export const events = contract(calls.eventsCall, {
  tag,
  summary: 'Events with their tickets and free seats, a page at a time',
  description:
    'Those to come first, the soonest first; then those that are over. `progress` is 0 upcoming, 1 in progress, 2 done.',
  query: eventsQuery,
  answer: eventPage.meta({
    examples: [
      {
        count: 1,
        next: null,
        previous: null,
        results: [exampleEvent],
        filters: {
          locations: [{ code: 'tartu', name: 'Tartu kauplus' }],
          languages: ['et'],
          event_categories: [{ code: 'barber', name: 'Barberitöö' }],
        },
      },
    ],
  }),
});

export const event = contract(calls.eventCall, {
  tag,
  summary: 'An event with all that its page says of it',
  params: eventId,
  answer: eventDetails.meta({ examples: [exampleEventDetails] }),
  errors: ['EVENT_NOT_FOUND'],
});

const ofMail = 'For who may change the order, and with `key` for who has the link of a mail about it.';

export const renameAttendee = contract(calls.renameAttendeeCall, {
  tag,
  summary: 'Let another person come instead, until `rename_until`',
  description: `That person gets a ticket of their own by mail, and the former one is no longer valid. ${ofMail}`,
  params: attendeeUuid,
  query: orderKey,
  body: renameBody,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ATTENDEE_NOT_FOUND', 'TICKET_NOT_VALID', 'RENAME_TOO_LATE', 'EVENT_CANCELED'],
});

export const cancelSeats = contract(calls.cancelSeatsCall, {
  tag,
  summary: 'Give seats back, until `cancel_until`',
  description: `All of them are the whole order. What was paid goes back where it came from, with a credit note; the seats are offered to who waits. ${ofMail}`,
  params: orderUuid,
  query: orderKey,
  body: cancelSeatsBody,
  answer: orderAnswer,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_NOT_ALLOWED',
    'ATTENDEE_NOT_FOUND',
    'TICKET_NOT_VALID',
    'CANCEL_TOO_LATE',
    'EVENT_CANCELED',
  ],
});

const waiting = { examples: [{ state: 'waiting' as const }] };

export const joinWaitlist = contract(calls.joinWaitlistCall, {
  tag,
  summary: 'Wait for a seat of an event that is full',
  description:
    'Who is signed in waits at once; any other address is asked to confirm by mail. Joining again is the same place in the line.',
  params: eventId,
  body: waitlistBody,
  answer: waitlistAnswer.meta(waiting),
  errors: ['EVENT_NOT_FOUND', 'EVENT_CANCELED', 'EVENT_OVER', 'SEATS_ARE_FREE'],
});

export const waitlistEntryOf = contract(calls.waitlistEntryCall, {
  tag,
  summary: 'Where somebody stands who waits, by the link of a mail',
  params: waitlistToken,
  answer: waitlistEntry.meta({
    examples: [
      {
        state: 'offered',
        position: null,
        offered_until: '2026-12-01T10:00:00.000Z',
        ticket: { product: 912, name: 'Osaleja' },
        order: null,
        event: {
          id: exampleEvent.id,
          template: exampleEvent.template,
          name: exampleEvent.name,
          starts_at: exampleEvent.starts_at,
          ends_at: exampleEvent.ends_at,
          location: exampleEvent.location,
        },
      },
    ],
  }),
  errors: ['WAITLIST_NOT_FOUND'],
});

export const confirmWaitlist = contract(calls.confirmWaitlistCall, {
  tag,
  summary: 'Confirm the address of who waits',
  body: waitlistTokenBody,
  answer: waitlistAnswer.meta(waiting),
  errors: ['WAITLIST_NOT_FOUND'],
});

export const leaveWaitlist = contract(calls.leaveWaitlistCall, {
  tag,
  summary: 'Wait no longer; a seat that was offered goes to the next',
  body: waitlistTokenBody,
  answer: waitlistAnswer.meta({ examples: [{ state: 'left' as const }] }),
  errors: ['WAITLIST_NOT_FOUND', 'OFFER_ENDED'],
});

export const acceptOffer = contract(calls.acceptOfferCall, {
  tag,
  summary: 'Begin the order of the seat that was offered',
  description: 'The seat stays reserved for it until the offer ends. Asked again it answers the same order.',
  body: waitlistTokenBody,
  answer: orderAnswer,
  errors: ['WAITLIST_NOT_FOUND', 'OFFER_ENDED', 'EVENT_CANCELED', 'EVENT_OVER', 'ORDER_NOT_FOUND'],
});

export const ticketOfLink = contract(calls.ticketCall, {
  tag,
  summary: 'A ticket, for who has the link of the mail; one that was given back without its files',
  params: ticketParams,
  query: ticketKey,
  answer: linkedTicket.meta({ examples: [exampleTicket] }),
  errors: ['TICKET_NOT_FOUND'],
});

export const checkIn = contract(calls.checkInCall, {
  tag,
  summary: 'Let the holder of a ticket in, once',
  permission: 'is_event_admin',
  params: eventId,
  body: checkInBody,
  answer: checkedTicket.meta({ examples: [exampleChecked] }),
  errors: ['TICKET_NOT_FOUND', 'TICKET_ALREADY_USED', 'TICKET_NOT_VALID'],
});

export const eventAttendees = contract(calls.eventAttendeesCall, {
  tag,
  summary: 'Whoever has, or had, a ticket of an event',
  permission: 'is_event_admin',
  params: eventId,
  answer: z.array(eventAttendee).meta({
    examples: [
      [
        {
          ...exampleChecked,
          email: 'mari@salong.ee',
          order: '5f0c2f6e-6b0f-4a3a-9a5b-0d6f5f0f3b11',
          order_number: '100117',
        },
      ],
    ],
  }),
  errors: ['EVENT_NOT_FOUND'],
});

export const cancelEvent = contract(calls.cancelEventCall, {
  tag,
  summary: 'Cancel an event: everybody gets the money back and is told why',
  permission: 'is_event_admin',
  params: eventId,
  body: cancelEventBody,
  errors: ['EVENT_NOT_FOUND', 'EVENT_CANCELED', 'EVENT_OVER'],
});
