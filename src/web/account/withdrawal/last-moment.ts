import { formatDateTime } from '../../../domain/time.ts';

/** The last minute that is in time, as it is shown: the period ends with the midnight after it. */
export function lastMoment(end: string): string {
  return formatDateTime(Date.parse(end) - 60_000);
}
