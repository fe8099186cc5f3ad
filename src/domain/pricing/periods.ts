import { tallinnClock, tallinnInstant } from '../time.ts';

/** A span of time in ms since 1970: the start belongs to it, the end does not; `null` is open. */
export interface Period {
  validFrom: number | null;
  validTo: number | null;
}

/** Whether a period holds at an instant; its end is no longer in it. */
export function isInForce(period: Period, atMs: number): boolean {
  return (
    (period.validFrom === null || period.validFrom <= atMs) &&
    (period.validTo === null || atMs < period.validTo)
  );
}

/** Whether any instant of `period` lies at or after `fromMs` and before `toMs`. */
export function overlaps(period: Period, fromMs: number, toMs: number): boolean {
  return (
    (period.validFrom === null || period.validFrom < toMs) &&
    (period.validTo === null || fromMs < period.validTo)
  );
}

/** Days before a reduction whose lowest price must stand beside it (Directive 98/6/EC art. 6a). */
export const priorPriceDays = 30;

const dayMs = 86_400_000;
const cachedStarts = new Map<number, number>();

/**
 * The same wall-clock time in Tallinn 30 calendar days earlier. A campaign begins at midnight there, so
 * its window does too, also across the change of the clocks.
 */
export function priorPriceStart(beganMs: number): number {
  const known = cachedStarts.get(beganMs);
  if (known !== undefined) return known;
  const { year, month, day, hour, minute } = tallinnClock(beganMs);
  const date = new Date(Date.UTC(year, month - 1, day) - priorPriceDays * dayMs).toISOString().slice(0, 10);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const start = tallinnInstant(date, time).getTime() + (beganMs - Math.floor(beganMs / 60_000) * 60_000);
  // Campaigns are few and needed for every product, so their windows are cached; the bound stops a flood of odd ones.
  if (cachedStarts.size >= 1000) cachedStarts.clear();
  cachedStarts.set(beganMs, start);
  return start;
}
