import type { ListedEvent } from '../../../domain/events/contract.ts';
import type { Language } from '../../../domain/locales.ts';
import { shopTimeZone, tallinnDay } from '../../../domain/time.ts';

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

const locale = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU', fi: 'fi-FI', lv: 'lv-LV' } as const;

/** `detsember 2026` */
export function monthName(month: string, language: Language): string {
  // No language here writes a letter after the year in a list, as some do in a sentence.
  const parts = new Intl.DateTimeFormat(locale[language], {
    month: 'long',
    year: 'numeric',
    timeZone: shopTimeZone,
  }).formatToParts(new Date(`${month}-15T12:00:00Z`));
  const part = (type: 'month' | 'year') => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('month')} ${part('year')}`;
}
