/** How long goods stay reserved after the last sign of life of a payment, in ms. */
const reservationMs = 30 * 60_000;

/** Until when an order that is being paid keeps what it has reserved. */
export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + reservationMs);
}
