import type { CountryCode } from '../shops/audience.ts';
import { weekdayOf } from '../time.ts';

/** A calendar day, `2026-11-24`. Texts of this form sort by time. */
export type Day = string;

const dayMs = 86_400_000;

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day `days` later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayAt(at(day) + days * dayMs);
}

/** Whether carriers and warehouses of a country work on a day: Monday to Friday, public holidays excepted. */
export function isWorkingDay(day: Day, country: CountryCode): boolean {
  return weekdayOf(day) <= 5 && !isHoliday(day, country);
}

/** `day` itself if people work on it, else the next day on which they do. */
export function workingDayFrom(day: Day, country: CountryCode): Day {
  let found = day;
  while (!isWorkingDay(found, country)) found = addDays(found, 1);
  return found;
}

/** The working day that is `count` working days after `day`. */
export function addWorkingDays(day: Day, count: number, country: CountryCode): Day {
  let found = day;
  for (let left = count; left > 0; left--) found = workingDayFrom(addDays(found, 1), country);
  return found;
}

/** Holidays with a date of their own, `MM-DD`. */
const fixed: Record<CountryCode, readonly string[]> = {
  // Pühade ja tähtpäevade seadus § 2.
  EE: ['01-01', '02-24', '05-01', '06-23', '06-24', '08-20', '12-24', '12-25', '12-26'],
  // Par svētku, atceres un atzīmējamām dienām, 1. pants.
  LV: ['01-01', '05-01', '05-04', '06-23', '06-24', '11-18', '12-24', '12-25', '12-26', '12-31'],
  // Christmas Eve is no public holiday in Finland, but nothing is delivered on it.
  FI: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
};

/** Holidays that go with Easter Sunday, in days after it. Sundays need no entry. */
const easterly: Record<CountryCode, readonly number[]> = { EE: [-2], LV: [-2, 1], FI: [-2, 1, 39] };

/** In Latvia the Monday is free when one of these falls on a weekend. */
const movedToMonday = ['05-04', '11-18'];

function isHoliday(day: Day, country: CountryCode): boolean {
  const monthDay = day.slice(5);
  if (fixed[country].includes(monthDay)) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  if (easterly[country].some((days) => addDays(easter, days) === day)) return true;
  if (country === 'LV' && weekdayOf(day) === 1) {
    return [1, 2].some((days) => movedToMonday.includes(addDays(day, -days).slice(5)));
  }
  // Finnish midsummer eve is the Friday between 19 and 25 June.
  return country === 'FI' && weekdayOf(day) === 5 && monthDay >= '06-19' && monthDay <= '06-25';
}

/** Easter Sunday of the western churches, by the Gregorian calculation of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return dayAt(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}
