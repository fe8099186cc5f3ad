import type { PaymentStatus } from './contract.ts';

/**
 * The life of an attempt to pay. `initial`: written down, the provider not asked yet. `pending`: the buyer has a page to pay
 * at. `settled`: the money is there. `agreed`: on account, to be paid later. `failed`: over without money. `stray`: money came
 * that no order was waiting for, and goes back.
 */
export type PaymentState = 'initial' | 'pending' | 'settled' | 'agreed' | 'failed' | 'stray';

/** What providers call a payment that the buyer has finished and the bank has not: there is nothing to go on with. */
export const statesAtBank = ['sent_for_processing', 'authorised'] as const;

export function isAtBank(providerState: string | null): boolean {
  return (statesAtBank as readonly (string | null)[]).includes(providerState);
}

export type RefundState = 'waiting' | 'done' | 'manual';

/** Why somebody has to look at money. */
export const refundTaskReasons = [
  /** It came for an order that waits for none: ended, cancelled, or changed since. */
  'order_dead',
  /** The order had been paid already. */
  'paid_twice',
  /** Not the sum that was asked for. */
  'amount_differs',
  /** The buyer's bank took it back. */
  'chargeback',
  /** The provider refuses to send it back. */
  'refund_failed',
  /** No provider sends it back: by bank, by hand. */
  'refund_manual',
] as const;
export type RefundTaskReason = (typeof refundTaskReasons)[number];

const statuses: Record<PaymentState, PaymentStatus> = {
  initial: 'pending',
  pending: 'pending',
  settled: 'success',
  agreed: 'success',
  failed: 'failed',
  stray: 'failed',
};

/** What the buyer is told. */
export function statusOf(state: PaymentState): PaymentStatus {
  return statuses[state];
}

export function isOpenPayment(state: PaymentState): boolean {
  return state === 'initial' || state === 'pending';
}

/** What a provider says of a payment, whatever words it uses. */
export type ProviderStanding =
  /** The buyer has not finished; it may still come to anything. */
  | 'open'
  /** The buyer has finished and the bank has not: cannot be taken back any more. */
  | 'processing'
  | 'settled'
  | 'failed'
  | 'chargeback';

/** What is to be done after a provider has answered. */
export type PaymentStep =
  /** The order has its money. */
  | 'settle'
  /** No money will come; the order is editable again. */
  | 'end'
  /** Money nobody waits for. */
  | 'stray'
  | 'chargeback'
  | 'nothing';

interface AnsweredPayment {
  payment: { state: PaymentState; amount_cents: number };
  provider: { standing: ProviderStanding; amount_cents: number; currency: string };
  order: {
    /** What it waits for, or last waited for in vain; null: waits for nothing any more. */
    waitsForCents: number | null;
    /** By another attempt. */
    isPaid: boolean;
  };
}

/**
 * What to do once a provider has answered. Says the same however often and in whichever order it answers: what has settled
 * stays settled, and what was ended without money is settled after all only if its order still costs that very sum.
 */
export function stepAfter({ payment, provider, order }: AnsweredPayment): {
  step: PaymentStep;
  task: RefundTaskReason | null;
} {
  const nothing = { step: 'nothing', task: null } as const;
  const { state } = payment;
  if (provider.standing === 'chargeback') {
    if (state === 'settled') return { step: 'chargeback', task: 'chargeback' };
    // It had come and gone before the shop heard of either.
    return isOpenPayment(state) ? { step: 'end', task: null } : nothing;
  }
  if (provider.standing === 'settled') {
    if (state === 'settled' || state === 'agreed' || state === 'stray') return nothing;
    if (provider.amount_cents !== payment.amount_cents || provider.currency !== 'EUR')
      return { step: 'stray', task: 'amount_differs' };
    if (order.isPaid) return { step: 'stray', task: 'paid_twice' };
    if (order.waitsForCents === payment.amount_cents) return { step: 'settle', task: null };
    return { step: 'stray', task: 'order_dead' };
  }
  if (provider.standing === 'failed' && isOpenPayment(state)) return { step: 'end', task: null };
  return nothing;
}

/**
 * Attempts that nothing was heard of are asked about after 2 minutes, then later each time, at most every 20 minutes: an
 * order that its bank is at keeps its stock for 30 minutes from then.
 */
const firstCheckMs = 2 * 60_000;
const lastCheckMs = 20 * 60_000;

/** How long after the last time the provider is asked again. */
export function nextCheckMs(checks: number): number {
  return Math.min(firstCheckMs * 2 ** Math.min(checks, 10), lastCheckMs);
}

/** How long a buyer may take to pay, in ms: less than stock is reserved for, so that the provider is asked before. */
export const attemptMs = 25 * 60_000;
