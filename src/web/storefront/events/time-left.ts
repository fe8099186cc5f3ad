import { toDate, type Moment } from '../../../domain/time.ts';
import type { Translate } from '../../i18n/texts.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How much time is left, in the largest unit that says enough: two days or more in days, two hours or more in hours. */
export function timeLeftText(until: Moment, now: Moment, t: Translate): string {
  const left = toDate(until).getTime() - toDate(now).getTime();
  if (left >= 2 * dayMs) return t('events.wait.days', { count: Math.floor(left / dayMs) });
  if (left >= 2 * hourMs) return t('events.wait.hours', { count: Math.floor(left / hourMs) });
  if (left >= minuteMs) return t('events.wait.minutes', { count: Math.floor(left / minuteMs) });
  return t('events.wait.lastMinute');
}
