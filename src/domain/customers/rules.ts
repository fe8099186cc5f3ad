import { countryCodeOf } from '../shops/audience.ts';

/** How long a customer counts as recently registered, in ms (AC-04). */
const recentlyMs = 24 * 3_600_000;

/** Whether a customer registered within the last 24 hours (AC-04). */
export function isRecentlyRegistered(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < recentlyMs;
}

/** A postal code as its country writes it, such as `LV-1010` for `1010`; null: none of that country. */
export function postalCodeOf(countryId: number, text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (countryCodeOf(countryId) !== 'LV') return /^\d{5}$/.test(digits) ? digits : null;
  const latvian = /^(?:LV)?(\d{4})$/i.exec(digits);
  return latvian ? `LV-${latvian[1]}` : null;
}

/** Whether a text can be dialled. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15;
}

/** Addresses a customer may save: enough for a chain of salons. */
export const maxAddresses = 200;

/** Companies of one user that may wait for approval at a time: whoever adds more wants to know who the customers are. */
export const maxPendingCompanies = 5;
