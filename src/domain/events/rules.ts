import { toDate, type Moment } from '../time.ts';

/** How far an event has come (EV-01). */
export const eventProgress = { upcoming: 0, in_progress: 1, done: 2 } as const;
export type EventProgress = (typeof eventProgress)[keyof typeof eventProgress];

/** How far it has come by the clock: it begins and ends at the very instant that is written. */
export function progressOf(event: { startsAt: Moment; endsAt: Moment }, now: Moment): EventProgress {
  const at = toDate(now).getTime();
  if (at >= toDate(event.endsAt).getTime()) return eventProgress.done;
  return at >= toDate(event.startsAt).getTime() ? eventProgress.in_progress : eventProgress.upcoming;
}

/** The life of a ticket. Before it is issued an attendee has none. */
export const ticketStatuses = ['ISSUED', 'CHECKED_IN', 'VOID', 'REFUNDED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** What moves a ticket on. */
export type TicketStep =
  /** Shown at the door. */
  | 'check_in'
  /** Given back with its money. */
  | 'refund'
  /** Given back without any: the order was cancelled, or cost nothing. */
  | 'void';

const ticketSteps: Record<TicketStep, { from: readonly TicketStatus[]; to: TicketStatus }> = {
  check_in: { from: ['ISSUED'], to: 'CHECKED_IN' },
  refund: { from: ['ISSUED'], to: 'REFUNDED' },
  void: { from: ['ISSUED'], to: 'VOID' },
};

/** Where a step leads a ticket, or `null` when its status does not allow the step. */
export function ticketAfter(step: TicketStep, from: TicketStatus): TicketStatus | null {
  const { from: allowed, to } = ticketSteps[step];
  return allowed.includes(from) ? to : null;
}

/** Whether the seat of a ticket went back; `null` is a ticket that is not issued yet. */
export function isTicketOver(status: TicketStatus | null): boolean {
  return status === 'VOID' || status === 'REFUNDED';
}

/** Whether somebody has earned the certificate of an event: it gives one, and they were there until its end. */
export function hasCertificate(
  ticket: { status: TicketStatus | null; certificateHours: number | null; startsAt: Moment; endsAt: Moment },
  now: Moment,
): boolean {
  return (
    ticket.status === 'CHECKED_IN' &&
    ticket.certificateHours !== null &&
    progressOf(ticket, now) === eventProgress.done
  );
}

/** Where somebody stands who waits for a seat. */
export const waitlistStates = [
  /** The address is not confirmed yet. */
  'unconfirmed',
  'waiting',
  /** A seat is reserved for them, until `offered_until`. */
  'offered',
  /** They have begun an order with the seat. */
  'accepted',
  /** They did not answer in time, or there is no event to wait for any more. */
  'ended',
  /** They left the list. */
  'left',
] as const;
export type WaitlistState = (typeof waitlistStates)[number];

const hourMs = 3_600_000;

/** An event's own rules, in hours before it begins. */
export interface EventRules {
  /** Until when a seat is given back with all its money. */
  cancelHours: number;
  /** Until when another person may come instead. */
  renameHours: number;
}

/** The last instants of an event's rules. */
export function deadlinesOf(
  { cancelHours, renameHours }: EventRules,
  startsAt: Moment,
): { cancelUntil: Date; renameUntil: Date } {
  const start = toDate(startsAt).getTime();
  return {
    cancelUntil: new Date(start - cancelHours * hourMs),
    renameUntil: new Date(start - renameHours * hourMs),
  };
}

/** A seat that was offered is given up so long before the event begins, to leave time for the next one to come. */
const lastOfferHours = 2;

/**
 * Until when a freed seat is reserved for the one it is offered to: so many hours, and never later than two hours before
 * the event. Null: it is too late to offer any.
 */
export function offerUntil(offerHours: number, startsAt: Moment, now: Moment): Date | null {
  const at = toDate(now).getTime();
  const last = toDate(startsAt).getTime() - lastOfferHours * hourMs;
  return last <= at ? null : new Date(Math.min(at + offerHours * hourMs, last));
}

/** How many attendees an order lacks, line by line; below zero: too many. */
export function missingAttendees(
  lines: readonly { id: number; quantity: number }[],
  attendees: readonly { line: number }[],
): { line: number; missing: number }[] {
  return lines.flatMap(({ id, quantity }) => {
    const missing = quantity - attendees.filter(({ line }) => line === id).length;
    return missing === 0 ? [] : [{ line: id, missing }];
  });
}

/** Seats one order may hold, and so names one may have to type. */
export const maxSeats = 50;

/** Who gets which of the free seats: the first in line the first that fits them. */
export function assignSeats<Entry extends { product: number | null }>(
  seats: readonly { product: number; free: number }[],
  waiting: readonly Entry[],
): { entry: Entry; product: number }[] {
  const left = new Map(seats.map(({ product, free }) => [product, free]));
  return waiting.flatMap((entry) => {
    const product = [...left.keys()].find(
      (one) => left.get(one)! > 0 && (entry.product === null || entry.product === one),
    );
    if (product === undefined) return [];
    left.set(product, left.get(product)! - 1);
    return [{ entry, product }];
  });
}
