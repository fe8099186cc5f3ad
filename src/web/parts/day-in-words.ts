import type { Day } from '../../domain/delivery/working-days.ts';
import { formatDay, tallinnInstant, weekdayOf } from '../../domain/time.ts';
import type { Texts } from '../i18n/texts.tsx';

/** `teisipäeval, 24.11`: a day as a sentence about a delivery says it. */
export function dayInWords(day: Day, t: Texts['t']): string {
  const weekday = weekdayOf(day) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
  return t('common.delivery.day', { weekday: t(`common.delivery.weekdays.${weekday}`), date: shortDay(day) });
}

/** Noon is the same day however the clocks change. */
export const shortDay = (day: Day) => formatDay(tallinnInstant(day, '12:00'));
