import { tallinnClock, tallinnDay, tallinnInstant } from '../../src/domain/time.ts';

/** The day the dates of the demo's events are written for: on another day all of them move as far. */
const writtenOn = '2026-11-23';
const dayMs = 24 * 3_600_000;
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The day so many days after `now` in Tallinn. */
export function dayFrom(now: Date, days: number): string {
  return new Date(noon(tallinnDay(now)) + days * dayMs).toISOString().slice(0, 10);
}

/** An instant as far from `now` as it was written from the day of writing, at the same hour of Tallinn. */
export function shiftedTo(now: Date, written: string): string {
  const days = Math.round((noon(tallinnDay(written)) - noon(writtenOn)) / dayMs);
  const { hour, minute } = tallinnClock(written);
  const two = (value: number) => String(value).padStart(2, '0');
  return tallinnInstant(dayFrom(now, days), `${two(hour)}:${two(minute)}`).toISOString();
}
