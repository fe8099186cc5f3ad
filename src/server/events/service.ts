export { replaceAttendees } from './attendees.ts';
export { takeCertified, takeReminded, type DueAttendee } from './due-mails.ts';
export { eventsData } from './personal-data.ts';
export { eventInvariants } from './invariants.ts';
export { isTicketKey, ticketKeyOf, waitlistToken, type LinkKeys } from './links.ts';
export { offeredTopic, seatsFreed } from './offers.ts';
export {
  attendeesAnswer,
  eventOfOrder,
  eventToOrder,
  hasAllAttendees,
  isOnSale,
  isTicketOf,
  orderEventAnswer,
  type EventOfOrder,
} from './order-event.ts';
export { cancelEvent, ordersWithTickets } from './canceling.ts';
export { findEvent, lockEventForSale } from './queries.ts';
export { placeOf, termsOf, formatPlace } from './reading.ts';
export {
  checkIn,
  endTickets,
  findByCode,
  findOpening,
  findTicket,
  issueTickets,
  listEventAttendees,
  lockAttendees,
  renameAttendee,
  type AttendeeRow,
  type CheckedRow,
  type TicketOfEvent,
} from './tickets.ts';
export {
  awaitedEvents,
  confirmWaitlist,
  endedOffers,
  endEntryOf,
  endWaitingForPast,
  findEntryByUuid,
  joinedTopic,
  joinWaitlist,
  leaveWaitlist,
  passOn,
  readEntry,
  takeOffer,
} from './waitlist.ts';
export {
  saveEventCategories,
  saveEventPlaces,
  saveEvents,
  saveEventTemplates,
  type EventInput,
} from './saving.ts';
