import type { Translate } from '../../i18n/texts.tsx';

/** Few seats are named with their number. */
const fewSeats = 5;

/** Free seats of all kinds. */
export function freeSeats(tickets: readonly { available_stock: number }[]): number {
  return tickets.reduce((sum, ticket) => sum + ticket.available_stock, 0);
}

/** How many seats are left, in words: none, few with their number, or enough. Texts of `events`. */
export function seatsLeftText(seats: number, t: Translate): string {
  if (seats === 0) return t('events.full');
  return seats <= fewSeats ? t('events.left', { count: seats }) : t('events.manyLeft');
}
