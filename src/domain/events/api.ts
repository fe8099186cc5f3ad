import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { eventDetails, eventId, eventPage, eventsQuery } from './contract.ts';
import { exampleEvent, exampleEventDetails } from './examples.ts';

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
