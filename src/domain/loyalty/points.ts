import { tallinnDay, type Moment } from '../time.ts';

/** The terms of points. A point is worth a euro and is counted in hundredths, which are cents. */
export const pointTerms = {
  /** Of what was paid in money for goods and tickets, VAT included, delivery left out. */
  earnPercent: 2,
  /** From the day they were earned on. */
  lifeMonths: 12,
  /** What is given back may be used so many days at least, however old it was. */
  givenBackDays: 30,
} as const;

/** Points in cents for a payment of so many cents; parts of a cent are not earned. */
export function earnedPoints(paidCents: number): number {
  return Math.floor((Math.max(0, paidCents) * pointTerms.earnPercent) / 100);
}

/** The last day in Tallinn on which points that were earned at `at` may be used, `2027-11-23`. */
export function lastDayOfPoints(at: Moment): string {
  return monthsLater(tallinnDay(at), pointTerms.lifeMonths);
}

/** The last day of points that are given back at `at`, having been good until `former`. */
export function lastDayGivenBack(at: Moment, former: string | null): string {
  const [year, month, day] = partsOf(tallinnDay(at));
  const min = dayText(new Date(Date.UTC(year, month - 1, day + pointTerms.givenBackDays)));
  return former !== null && former > min ? former : min;
}

/** The same day so many months later; 29 February becomes the 28th where there is none. */
function monthsLater(text: string, months: number): string {
  const [year, month, day] = partsOf(text);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayText(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

function partsOf(text: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return [year, month, day];
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}
