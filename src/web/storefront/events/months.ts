import type { ListedEvent } from '../../../domain/events/contract.ts';
import type { Language } from '../../../domain/locales.ts';
import { tallinnDay } from '../../../domain/time.ts';
import { monthInWords } from '../../parts/calendar-words.ts';

export interface Month {
  /** `2026-12` */
  month: string;
  events: ListedEvent[];
}

/** Events month by month, in the order they come. */
export function byMonth(events: readonly ListedEvent[]): Month[] {
  const months: Month[] = [];
  for (const event of events) {
    const month = tallinnDay(event.starts_at).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}

/** `detsember 2026` for `2026-12` */
export function monthName(month: string, language: Language): string {
  const [year, number] = month.split('-');
  return `${monthInWords(Number(number), language)} ${year}`;
}
