/**
 * Time is UTC where it is kept and Tallinn where it is read (LY-14). The clock is always handed in.
 * Latvia keeps the same time, so one zone serves both markets.
 */
export const shopTimeZone = 'Europe/Tallinn';

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

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
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const part of wallClock.formatToParts(toDate(moment))) {
    if (part.type in clock) clock[part.type as keyof WallClock] = Number(part.value);
  }
  return clock;
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

/** The calendar day in Tallinn, `2026-11-24`: for `datetime` attributes, grouping and date inputs. */
export function tallinnDay(moment: Moment): string {
  const { day, month, year } = tallinnClock(moment);
  return `${year}-${two(month)}-${two(day)}`;
}

/**
 * The instant at which the wall clock in Tallinn shows `day` (`2026-11-24`) and `time` (`14:30`).
 * A time the spring change skips becomes the same time one hour later; of a time that comes twice in autumn the first is meant.
 */
export function tallinnInstant(day: string, time = '00:00'): Date {
  const wanted = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`not a time: ${day} ${time}`);
  const fits = [3, 2]
    .map((hours) => new Date(wanted - hours * 3_600_000))
    .find((at) => wallMs(at) === wanted);
  return fits ?? new Date(wanted - 2 * 3_600_000);
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
