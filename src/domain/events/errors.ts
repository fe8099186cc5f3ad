export const eventErrors = {
  EVENT_NOT_FOUND: 404,
  /** It has begun, so no seat is sold any more. */
  EVENT_OVER: 409,
  EVENT_CANCELED: 409,
  /** An order of an event holds tickets of that event alone. */
  NOT_A_TICKET_OF_EVENT: 409,
  /** More seats than an order may hold. */
  TOO_MANY_SEATS: 409,
  /** No such attendee of the order. */
  ATTENDEE_NOT_FOUND: 404,
  /** The rules of the event allow no other name any more. */
  RENAME_TOO_LATE: 409,
  /** The rules of the event allow no seat to be given back any more. */
  CANCEL_TOO_LATE: 409,
  /** No ticket with that code for this event. */
  TICKET_NOT_FOUND: 404,
  /** It was shown at the door before; the answer says when. */
  TICKET_ALREADY_USED: 409,
  /** It was given back, or its order cancelled. */
  TICKET_NOT_VALID: 409,
  /** There are free seats: nobody has to wait. */
  SEATS_ARE_FREE: 409,
  /** The link leads to nobody on the waiting list. */
  WAITLIST_NOT_FOUND: 404,
  /** The seat was offered to the next one, or the event begins. */
  OFFER_ENDED: 409,
} as const;
