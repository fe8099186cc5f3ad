import type { Language } from '../../domain/locales.ts';
import { tallinnClock, type Moment } from '../../domain/time.ts';
import { dayOfMonth } from './calendar-words.ts';

/** `12. november 2026`, `12 ноября 2026`: the day in Tallinn in Estonian order, the month in the language of the page. */
export function formatLongDate(moment: Moment, language: Language): string {
  const { day, month, year } = tallinnClock(moment);
  return `${dayOfMonth(day, month, language)} ${year}`;
}
