import { centsFromDecimal, decimalFromCents } from '../../../domain/money.ts';
import { isTicketOver } from '../../../domain/events/rules.ts';
import type { Attendee } from '../../../domain/events/contract.ts';
import type { OrderLine } from '../../../domain/orders/contract.ts';
import { shareOfPieces } from '../../../domain/returns/rules.ts';

interface Booking {
  order_lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'payable'>[];
  /** All of the order, those whose seats went back before as well. */
  attendees: readonly Pick<Attendee, 'line' | 'status'>[];
}

/** What comes back for seats, in euros: of each line the share that was paid for them, by the rule the shop refunds by. */
export function refundOf(
  { order_lines: lines, attendees }: Booking,
  seats: readonly Pick<Attendee, 'line'>[],
): string {
  const cents = lines.map(({ id, quantity, payable }) =>
    shareOfPieces(centsFromDecimal(payable), quantity, {
      before: attendees.filter(({ line, status }) => line === id && isTicketOver(status)).length,
      quantity: seats.filter(({ line }) => line === id).length,
    }),
  );
  return decimalFromCents(cents.reduce((sum, one) => sum + one, 0));
}
