import { addDays, addWorkingDays, workingDayFrom, type Day } from '../delivery/working-days.ts';
import { transitDays } from '../delivery/promise.ts';
import type { CountryCode } from '../shops/audience.ts';
import { tallinnDay, tallinnInstant } from '../time.ts';

/** Days a consumer may withdraw in, after the day the last of the goods came (CRD Art. 9). */
export const withdrawalDays = 14;
/** Days the shop has to send the money back in, after it was told (CRD Art. 13). */
const refundDays = 14;
/** How long a parcel waits in a locker: the goods are there when its door is opened. */
const lockerDays = 7;

/** How the last of the goods left, as far as it decides when they came. */
export interface Sent {
  /** When everything was sent or handed over, ms since 1970. */
  fulfilledAt: number;
  deliveredTo: CountryCode;
  /** Waits in a locker until it is fetched. */
  isLocker: boolean;
}

/**
 * The day by which the buyer had the last of the goods. No carrier tells the shop, and sending is not receiving: it is the
 * last day a parcel may take, so that a term counted from it is never shorter than the law's.
 */
export function arrivalDay({ fulfilledAt, deliveredTo, isLocker }: Sent): Day {
  const [, slowest] = transitDays[deliveredTo];
  const there = addWorkingDays(tallinnDay(fulfilledAt), slowest, deliveredTo);
  return isLocker ? addDays(there, lockerDays) : there;
}

/** The last day of withdrawing: the day of arrival does not count, and a day off moves the end (Regulation 1182/71, Art. 3). */
export function lastWithdrawalDay(arrivedOn: Day, country: CountryCode): Day {
  return workingDayFrom(addDays(arrivedOn, withdrawalDays), country);
}

/** The first instant at which it is too late: the midnight in Tallinn that ends the last day. */
export function withdrawalEnd(sent: Sent): Date {
  return tallinnInstant(addDays(lastWithdrawalDay(arrivalDay(sent), sent.deliveredTo), 1));
}

/** The last day for sending the money back. A day off does not move it: the shop is not to gain by it. */
export function refundDueDay(toldAt: number | Date): Day {
  return addDays(tallinnDay(toldAt), refundDays);
}

/** How long goods are answered for that are not as agreed, in years (VÕS § 218, PTAL 13. p.). */
const conformityYears = 2;

/** The first instant at which a defect can no longer be claimed. */
export function conformityEnd(sent: Sent): Date {
  const [year, monthDay] = [Number(arrivalDay(sent).slice(0, 4)), arrivalDay(sent).slice(4)];
  const last = `${year + conformityYears}${monthDay === '-02-29' ? '-02-28' : monthDay}`;
  return tallinnInstant(addDays(workingDayFrom(last, sent.deliveredTo), 1));
}
