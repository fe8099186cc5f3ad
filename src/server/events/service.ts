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
