import { roundCents } from '../money.ts';
import { isNeverWithdrawn, type WithdrawalExclusion } from './exclusions.ts';

/** Pictures of one line. */
export const maxPictures = 5;

/** Known reasons; any other text is the buyer's own words. */
export const returnReasons = [
  'changed_mind',
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The reason that was meant: a known one, however it is written, else the buyer's own words. */
export function reasonOf(text: string): { reason: ReturnReason; note: string | null } {
  const code = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const known = returnReasons.find((one) => one === code);
  return known ? { reason: known, note: null } : { reason: 'other', note: text.trim() };
}

/** What decides what may be returned of a line now. */
export interface Returnable {
  quantity: number;
  /** Pieces that other returns hold. */
  returned: number;
  /** Pieces whose money went back without a return. */
  refunded: number;
  exclusion: WithdrawalExclusion | null;
  /** Of its order: withdrawing and claims are over at these instants, ms since 1970; null: not begun. */
  withdrawalEndsAt: number | null;
  claimEndsAt: number | null;
  now: number;
}

export type ReturnRefusal = 'RETURN_TOO_MUCH' | 'RETURN_REFUNDED' | 'RETURN_EXCLUDED' | 'RETURN_TERM_OVER';

/** How many pieces are left that may be asked back. */
export function leftOf({
  quantity,
  returned,
  refunded,
}: Pick<Returnable, 'quantity' | 'returned' | 'refunded'>): number {
  return Math.max(0, quantity - returned - refunded);
}

/** Why so many pieces cannot be returned for that reason; null: they can. */
export function returnRefusal(
  line: Returnable,
  wanted: { quantity: number; reason: ReturnReason },
): ReturnRefusal | null {
  if (wanted.quantity > line.quantity - line.returned) return 'RETURN_TOO_MUCH';
  if (wanted.quantity > leftOf(line)) return 'RETURN_REFUNDED';
  if (line.exclusion === 'DATED') return 'RETURN_EXCLUDED';
  if (wanted.reason === 'changed_mind') {
    if (isNeverWithdrawn(line.exclusion)) return 'RETURN_EXCLUDED';
    return isOver(line.withdrawalEndsAt, line.now) ? 'RETURN_TERM_OVER' : null;
  }
  return isOver(line.claimEndsAt, line.now) ? 'RETURN_TERM_OVER' : null;
}

export function isOver(endsAt: number | null, now: number): boolean {
  return endsAt !== null && now >= endsAt;
}

/**
 * What of a sum of a line falls on `quantity` pieces when `before` went already: pieces that go one after the other add up
 * to the line, to the cent.
 */
export function shareOfPieces(
  cents: number,
  of: number,
  { before, quantity }: { before: number; quantity: number },
): number {
  return roundCents((cents * (before + quantity)) / of) - roundCents((cents * before) / of);
}

/** What goes back for the delivery when all goods do: what was paid for it, at most the cheapest usual way (CRD Art. 13). */
export function deliveryRefundCents(paidCents: number, cheapestCents: number | null): number {
  return cheapestCents === null ? paidCents : Math.min(paidCents, cheapestCents);
}
