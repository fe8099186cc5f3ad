import { centsFromDecimal, decimalFromCents } from '../../../domain/money.ts';
import type { Attendee } from '../../../domain/events/contract.ts';
import type { OrderLine } from '../../../domain/orders/contract.ts';

/** What comes back for seats, in euros: of each line the share that was paid for them. */
export function refundOf(
  lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'payable'>[],
  seats: readonly Pick<Attendee, 'line'>[],
): string {
  const cents = lines.map(({ id, quantity, payable }) => {
    const given = seats.filter(({ line }) => line === id).length;
    return quantity === 0 ? 0 : Math.round((centsFromDecimal(payable) * given) / quantity);
  });
  return decimalFromCents(cents.reduce((sum, one) => sum + one, 0));
}
