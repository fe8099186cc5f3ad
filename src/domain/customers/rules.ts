import { centsFromDecimal } from '../money.ts';
import { countryCodeOf } from '../shops/audience.ts';
import { tallinnDay } from '../time.ts';

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

/** How long an invitation may be accepted, in ms. */
export const invitationMs = 7 * 24 * 3_600_000;

/** Invitations of a customer that may wait at a time. */
export const maxInvitations = 100;

/** What a user may do for a customer, as it travels. */
export interface Rights {
  /** Numeric string of euros; null: no limit. */
  spending_limit: string | null;
  orders_need_approval: boolean;
}

/** Whether an order of so much waits for an administrator of the customer. A sum that equals the limit is within it. */
export function needsApproval({ spending_limit, orders_need_approval }: Rights, totalCents: number): boolean {
  return orders_need_approval || totalCents > limitCents(spending_limit);
}

/** Whether `to` allows anything that `from` does not: nobody gives that to themselves. */
export function loosens(from: Rights, to: Rights): boolean {
  return (
    limitCents(to.spending_limit) > limitCents(from.spending_limit) ||
    (from.orders_need_approval && !to.orders_need_approval)
  );
}

function limitCents(limit: string | null): number {
  return limit === null ? Infinity : centsFromDecimal(limit);
}

/** Largest document of a customer, in bytes: a scanned licence. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** Documents a customer may keep. */
export const maxDocuments = 50;

/** Types of documents, told by their content. */
export const documentTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** Whether a text names a day of the calendar, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a document has expired; on its last day it has not. Days are those of Tallinn. */
export function isExpired(expiresOn: string | null, now: Date): boolean {
  return expiresOn !== null && expiresOn < tallinnDay(now);
}
