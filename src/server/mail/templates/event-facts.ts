import { z } from 'zod';
import { formatDays, formatTime } from '../../../domain/time.ts';

/** What mails about an event say of it, in the language of the mail. */
export const eventFacts = {
  name: z.string(),
  event: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Name and address; of an event online its name alone. */
  place: z.string(),
};

/** `03.12.2026 18.00–21.00` */
export function eventTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${formatDays(startsAt, endsAt)} ${formatTime(startsAt)}–${formatTime(endsAt)}`;
}
