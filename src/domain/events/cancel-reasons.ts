import type { Language } from '../locales.ts';

/** What a credit note says of a seat that was given back. */
export const cancelReasons: Record<Language, string> = {
  et: 'Koht tühistati',
  en: 'Seat cancelled',
  ru: 'Место отменено',
  fi: 'Paikka peruttu',
  lv: 'Vieta atcelta',
};

/** The same where the event is not held. */
export const eventCancelReasons: Record<Language, string> = {
  et: 'Sündmus jääb ära',
  en: 'Event cancelled',
  ru: 'Мероприятие отменено',
  fi: 'Tapahtuma peruttu',
  lv: 'Pasākums atcelts',
};
