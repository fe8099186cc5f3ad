/** The life of a return, in words that travel. */
export const returnStatuses = [
  'requested',
  'accepted',
  'denied',
  'received',
  'refunded',
  'canceled',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** What moves a return on. Who may do so is for the call to say. */
export const returnSteps = [
  /** The goods may be sent back; a withdrawal needs nobody's approval and begins here. */
  'accept',
  /** With a reason: not as the buyer says, or the goods that came were used. */
  'deny',
  /** The goods are there; what of them can be sold again goes back to stock. */
  'receive',
  /** The money goes back; the goods may be on their way, or not worth sending. */
  'refund',
  /** The buyer keeps the goods after all. */
  'cancel',
] as const;
export type ReturnStep = (typeof returnSteps)[number];

const changes: Record<ReturnStep, { from: readonly ReturnStatus[]; to: ReturnStatus }> = {
  accept: { from: ['requested'], to: 'accepted' },
  deny: { from: ['requested', 'accepted', 'received'], to: 'denied' },
  receive: { from: ['accepted'], to: 'received' },
  refund: { from: ['accepted', 'received'], to: 'refunded' },
  cancel: { from: ['requested', 'accepted'], to: 'canceled' },
};

/** Where a step leads a return, or `null` when its status does not allow the step. */
export function returnStatusAfter(step: ReturnStep, from: ReturnStatus): ReturnStatus | null {
  const change = changes[step];
  return change.from.includes(from) ? change.to : null;
}

/** Whether its pieces are being returned or were: those of a denied or cancelled one may be asked for again. */
export function countsAsReturned(status: ReturnStatus): boolean {
  return status !== 'denied' && status !== 'canceled';
}
