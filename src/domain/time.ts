/**
 * Times are stored in UTC and shown in Tallinn time (LY-14). Callers pass the current time in.
 * Latvia keeps the same time, so one zone serves both markets.
 */
export const shopTimeZone = 'Europe/Tallinn';

/** What the wall clock in Tallinn shows; `month` is 1 to 12. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export type Moment = Date | string | number;

/** An instant given as Date, ISO text or milliseconds. Throws RangeError when it is none. */
export function toDate(moment: Moment): Date {
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a time: ${String(moment)}`);
  return date;
}

/** What the wall clock in Tallinn shows at an instant. */
export function tallinnClock(moment: Moment): WallClock {
  const at = toDate(moment).getTime();
  const shown = new Date(at + aheadHours(at) * hourMs);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

const hourMs = 3_600_000;

/**
 * How far Tallinn is ahead of UTC: three hours in summer, two in winter, by directive 2000/84/EC of the European Union.
 * Not Intl: the first `Intl.DateTimeFormat` costs a browser 20 ms and more, just when a page hydrates.
 */
function aheadHours(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const [march, october] = [2, 9];
  return lastSunday(year, march) <= at && at < lastSunday(year, october) ? 3 : 2;
}

/** 01:00 UTC of the last Sunday in a month of 31 days, when clocks change. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.getTime() - end.getUTCDay() * 24 * hourMs;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `24.11.2026` */
export function formatDate(moment: Moment): string {
  const { day, month, year } = tallinnClock(moment);
  return `${two(day)}.${two(month)}.${year}`;
}

/** `24.11`, for a day so near that its year says nothing. */
export function formatDay(moment: Moment): string {
  const { day, month } = tallinnClock(moment);
  return `${two(day)}.${two(month)}`;
}

/** `14.30` */
export function formatTime(moment: Moment): string {
  const { hour, minute } = tallinnClock(moment);
  return `${two(hour)}.${two(minute)}`;
}

/** `24.11.2026 14.30` */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)} ${formatTime(moment)}`;
}

/** `24.11.2026`, or `24.11–25.11.2026` for what ends on another day. */
export function formatDays(start: Moment, end: Moment): string {
  const isOneYear = tallinnClock(start).year === tallinnClock(end).year;
  return tallinnDay(start) === tallinnDay(end)
    ? formatDate(start)
    : `${isOneYear ? formatDay(start) : formatDate(start)}–${formatDate(end)}`;
}

/** The calendar day in Tallinn, `2026-11-24`: for `datetime` attributes, grouping and date inputs. */
export function tallinnDay(moment: Moment): string {
  const { day, month, year } = tallinnClock(moment);
  return `${year}-${two(month)}-${two(day)}`;
}

/** Weekday of a calendar day (`2026-11-24`): 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * The instant at which the wall clock in Tallinn shows `day` (`2026-11-24`) and `time` (`14:30`).
 * A time the spring change skips becomes the same time one hour later; of a time that comes twice in autumn the first is meant.
 */
export function tallinnInstant(day: string, time = '00:00'): Date {
  const wanted = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`not a time: ${day} ${time}`);
  const fits = [3, 2].map((hours) => new Date(wanted - hours * hourMs)).find((at) => wallMs(at) === wanted);
  return fits ?? new Date(wanted - 2 * hourMs);
}

function wallMs(at: Date): number {
  const { year, month, day, hour, minute, second } = tallinnClock(at);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Whether `now` is at or after `from` and before `to`; a missing end is open. */
export function isWithin(
  from: Moment | null | undefined,
  to: Moment | null | undefined,
  now: Moment,
): boolean {
  const at = toDate(now).getTime();
  return (from == null || toDate(from).getTime() <= at) && (to == null || at < toDate(to).getTime());
}
