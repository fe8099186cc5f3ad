import { tallinnClock, tallinnDay, tallinnInstant } from '../src/domain/time.ts';

/** The day that the dates of the demo shop are written for: loaded on another one, all of them move as far. */
const writtenOn = '2026-11-23';
const dayMs = 24 * 3_600_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The day so many days after `now` in Tallinn. */
export function dayFrom(now: Date, days: number): string {
  return new Date(noon(tallinnDay(now)) + days * dayMs).toISOString().slice(0, 10);
}

/** A day (`2026-12-03`) as far from `now` as it was written from the day of writing. */
export function shiftedDay(now: Date, written: string): string {
  return dayFrom(now, Math.round((noon(written) - noon(writtenOn)) / dayMs));
}

/** An instant as far from `now` as it was written from the day of writing, at the same hour of Tallinn. */
export function shiftedTo(now: Date, written: string): string {
  const { hour, minute } = tallinnClock(written);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = shiftedDay(now, tallinnDay(written));
  return tallinnInstant(day, `${two(hour)}:${two(minute)}`).toISOString();
}

const isDay = /^\d{4}-\d\d-\d\d$/;
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** What the demo says, be it a record or a page, with every day and instant in it counted from `now`. */
export function onDaysFrom<T>(now: Date, written: T): T;
export function onDaysFrom(now: Date, written: unknown): unknown {
  if (typeof written === 'string') {
    if (isDay.test(written)) return shiftedDay(now, written);
    return isInstant.test(written) ? shiftedTo(now, written) : written;
  }
  if (Array.isArray(written)) return written.map((one) => onDaysFrom<unknown>(now, one));
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, onDaysFrom<unknown>(now, value)]),
  );
}
