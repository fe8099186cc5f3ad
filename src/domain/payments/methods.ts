import { addDays, type Day } from '../delivery/working-days.ts';
import type { OrderPayment, PaymentMethod } from './contract.ts';

/** Who buys, as far as paying later depends on it; null: a guest or a person. */
export interface Creditor {
  isApproved: boolean;
  /** What it may owe; null: nothing. */
  creditLimitCents: number | null;
  /** What it owes already. */
  owedCents: number;
}

export type Refused = OrderPayment['methods'][number]['refused'];

/**
 * Ways to pay between shop and customer: on an invoice, on account. For approved businesses alone; one that waits for its
 * approval sees them and reads why not.
 */
export function accountMethods(
  amountCents: number,
  creditor: Creditor | null,
): { method: PaymentMethod; refused: Refused }[] {
  if (amountCents === 0) return [{ method: 'NO_PAYMENT', refused: null }];
  if (creditor === null) return [];
  const invoice = { method: 'INVOICE', refused: creditor.isApproved ? null : 'NOT_APPROVED' } as const;
  if (creditor.creditLimitCents === null) return [invoice];
  const isWithin = amountCents <= creditLeftCents(creditor);
  const refusal = isWithin ? null : ('CREDIT_LIMIT' as const);
  return [invoice, { method: 'CREDIT', refused: creditor.isApproved ? refusal : 'NOT_APPROVED' }];
}

/** What a business may still owe on account. */
export function creditLeftCents({ creditLimitCents, owedCents }: Creditor): number {
  return Math.max(0, (creditLimitCents ?? 0) - owedCents);
}

/** Days to pay an invoice when nothing else was agreed. */
export const usualTermDays = 7;

/** The day an invoice of today is due, days of the calendar later: a day of 23 or 25 hours counts as one. */
export function dueDay(today: Day, termDays: number | null): Day {
  return addDays(today, termDays ?? usualTermDays);
}
