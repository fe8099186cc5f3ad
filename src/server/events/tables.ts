import type { Generated, GeneratedAlways } from 'kysely';
import type { TicketStatus, WaitlistState } from '../../domain/events/rules.ts';
import type { Language } from '../../domain/locales.ts';
import type { OptionalTexts, Stamp, Texts } from '../platform/columns.ts';

export interface EventCategoryTable {
  code: string;
  i18n_name: Texts;
}

export interface EventPlaceTable {
  code: string;
  i18n_name: Texts;
  /** Empty: it is held online. */
  address: string;
  city: string;
  /** Where admission is taxed; null: it is held online, and taxed where the buyer is. */
  country_id: number | null;
}

export interface EventTemplateTable {
  id: GeneratedAlways<number>;
  /** Its composed page is at `/events/{code}`. */
  code: string;
  category_code: string;
  i18n_name: Texts;
  i18n_description: OptionalTexts;
  /** Key of a picture. */
  picture: string | null;
  /** Academic hours on the certificate; null: none is given. */
  certificate_hours: number | null;
  /** Codes: of those who have come to it, the customers may buy what they restrict. */
  opens_restrictions: Generated<string[]>;
}

export interface EventTable {
  id: GeneratedAlways<number>;
  code: string;
  template_id: number;
  place_code: string;
  /** Who holds it, and in whose warehouse its seats are. */
  shop_id: number;
  language: Language;
  starts_at: Stamp;
  ends_at: Stamp;
  capacity: number;
  cancel_hours: number;
  rename_hours: number;
  /** How long a freed seat is reserved for the one it is offered to. */
  offer_hours: Generated<number>;
  /** Of an event online: told to attendees alone. */
  online_url: string | null;
  canceled_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
  certified_at: Generated<Date | null>;
}

export interface EventTicketTable {
  product_id: number;
  event_id: number;
  seats: number;
  position: Generated<number>;
  i18n_name: Texts;
  i18n_description: OptionalTexts;
}

export interface EventAttendeeTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  event_id: number;
  order_id: number;
  order_line_id: number;
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
  /** Null: no ticket yet. */
  status: Generated<TicketStatus | null>;
  /** What is shown at the door; another one when another person comes. */
  code: Generated<string | null>;
  issued_at: Generated<Date | null>;
  checked_in_at: Generated<Date | null>;
  checked_in_by: Generated<number | null>;
  ended_at: Generated<Date | null>;
  /** How many were sent. */
  reminders: Generated<number>;
  certified_at: Generated<Date | null>;
}

export interface EventWaitlistTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  event_id: number;
  /** The kind of ticket that is wanted; null: any. */
  product_id: number | null;
  email: string;
  language: Language;
  shop_id: number;
  customer_id: number | null;
  user_id: number | null;
  state: WaitlistState;
  /** The seat is reserved under it, and the order that is begun with the seat bears it. */
  order_uuid: Generated<string>;
  offered_product_id: Generated<number | null>;
  offered_until: Generated<Date | null>;
  created_at: Stamp;
  changed_at: Stamp;
}

export interface EventTables {
  event_category: EventCategoryTable;
  event_place: EventPlaceTable;
  event_template: EventTemplateTable;
  event: EventTable;
  event_ticket: EventTicketTable;
  event_attendee: EventAttendeeTable;
  event_waitlist: EventWaitlistTable;
}
