import { contract } from '../contract.ts';
import { order } from '../orders/contract.ts';
import { exampleOrder } from '../orders/examples.ts';
import { orderUuid } from '../orders/contract.ts';
import * as calls from './calls.ts';
import { attendeesBody } from './contract.ts';
import { seenVersionQuery } from '../fields.ts';
import { exampleAttendee, exampleEventDetails } from './examples.ts';

const { id, template, name, starts_at, ends_at, location, place, language, progress, is_canceled } =
  exampleEventDetails;
const { cancel_until, rename_until } = exampleEventDetails;

export const orderAnswer = order.meta({
  examples: [
    {
      ...exampleOrder,
      status: { id: 7 },
      is_event: true,
      event: {
        id,
        template,
        name,
        starts_at,
        ends_at,
        location,
        place,
        language,
        progress,
        is_canceled,
        cancel_until,
        rename_until,
        missing_attendees: [],
        offer_until: null,
      },
      attendees: [exampleAttendee],
    },
  ],
});

export const giveAttendees = contract(calls.giveAttendeesCall, {
  tag: 'Events',
  summary: 'Say who attends: all attendees of an order of tickets',
  description:
    'Who is left out is none any more. While names are typed there may be fewer than seats; before the order is paid each seat needs one, and while it is being paid none may be missing. `version` in the query as with lines.',
  params: orderUuid,
  query: seenVersionQuery,
  body: attendeesBody,
  answer: orderAnswer,
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_EDITABLE', 'ORDER_STALE'],
});
