export { replaceAttendees } from './attendees.ts';
export type { LinkKeys } from './links.ts';
export { seatsFreed } from './offers.ts';
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
export { lockEventForSale } from './queries.ts';
export type { EventServices } from './reading.ts';
export {
  saveEventCategories,
  saveEventPlaces,
  saveEvents,
  saveEventTemplates,
  type EventInput,
  type EventPlaceInput,
  type EventTemplateInput,
  type EventTicketInput,
} from './saving.ts';
