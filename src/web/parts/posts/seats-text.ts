import type { Translate } from '../../i18n/texts.tsx';

/** Few seats are named with their number. */
const fewSeats = 5;

/** How many seats are left, in words: sold out, few with their number, or enough. */
export function seatsText(seats: number, t: Translate): string {
  if (seats === 0) return t('content.soldOut');
  return seats <= fewSeats ? t('content.fewSeats', { count: seats }) : t('content.seatsLeft');
}
