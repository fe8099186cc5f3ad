import { ShopError } from '../../domain/errors.ts';
import { ticketAfter } from '../../domain/events/rules.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import { shareOfPieces } from '../../domain/returns/rules.ts';
import { tags } from '../changes/service.ts';
import type { Trx } from '../database.ts';
import {
  endTickets,
  findEvent,
  findTicket,
  lockAttendees,
  seatsFreed,
  termsOf,
  type AttendeeRow,
} from '../events/service.ts';
import { takeBackPoints } from '../loyalty/service.ts';
import { sendMail } from '../mail/service.ts';
import { findBought, lockOrder, writtenOrder, type BoughtOrder, type Reader } from '../orders/service.ts';
import { refundReturned } from '../payments/service.ts';
import { purgeTags } from '../platform/purge.ts';
import { putBackReturned } from '../stock/service.ts';
import type { TicketServices } from './deps.ts';
import { cancelReasons, eventCancelReasons } from '../../domain/events/cancel-reasons.ts';
import { addressed, mailFacts, ofAttendee } from './sending.ts';

/**
 * Gives seats of an order back by the rules of its event: the money goes back where it came from, the seats to who waits.
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED, ATTENDEE_NOT_FOUND, TICKET_NOT_VALID, CANCEL_TOO_LATE,
 * EVENT_CANCELED
 */
export async function cancelSeats(
  trx: Trx,
  services: TicketServices,
  reader: Reader,
  uuid: string,
  attendees: readonly string[],
): Promise<Order> {
  const order = await lockOrder(trx, services.orders, reader, uuid);
  if (order.event_id === null || order.status !== orderStatuses.FULFILLED)
    throw new ShopError('ORDER_STATUS_NOT_ALLOWED');
  const event = (await findEvent(trx, order.event_id))!;
  if (event.canceled_at !== null) throw new ShopError('EVENT_CANCELED');
  const all = await lockAttendees(trx, order.id);
  const chosen = [...new Set(attendees)].map((one) => {
    const found = all.find((attendee) => attendee.uuid === one);
    if (!found) throw new ShopError('ATTENDEE_NOT_FOUND');
    if (found.status === null || ticketAfter('refund', found.status) === null)
      throw new ShopError('TICKET_NOT_VALID');
    return found;
  });
  if (reader.now.toISOString() > termsOf(event).cancel_until) throw new ShopError('CANCEL_TOO_LATE');
  await refundSeats(trx, services, {
    order,
    eventId: event.id,
    all,
    chosen,
    update: 'given_back',
    reason: null,
  });
  return writtenOrder(trx, services.orders, reader, uuid);
}

interface CanceledSeats {
  /** Locked. */
  order: { id: number; uuid: string };
  eventId: number;
  /** All attendees of the order, locked. */
  all: readonly AttendeeRow[];
  chosen: readonly AttendeeRow[];
  update: 'given_back' | 'canceled';
  /** What attendees are told. */
  reason: string | null;
}

/**
 * Ends tickets of a locked order and all that hangs on them. In the order of locks: points, the stock of the tickets, who
 * waits, and the books last.
 */
export async function refundSeats(
  trx: Trx,
  services: TicketServices,
  { order, eventId, all, chosen, update, reason }: CanceledSeats,
): Promise<void> {
  if (chosen.length === 0) return;
  const now = services.clock();
  const sold = (await findBought(trx, order.id))!;
  // Written before they end: a ticket that is not valid has no mail.
  for (const { uuid } of chosen) await sendUpdate(trx, services, uuid, update, reason);
  const { pieces, shares, points } = sharesOf(sold, all, chosen);
  await takeBackPoints(trx, {
    orderUuid: order.uuid,
    key: `seats ${chosen.map(({ uuid }) => uuid).join(' ')}`,
    goodsCents: shares,
    pointsCents: points,
    now,
  });
  for (const { uuid, order_line_id } of chosen) {
    const { productId } = pieces.get(order_line_id)!;
    if (productId !== null)
      await putBackReturned(trx, {
        orderUuid: order.uuid,
        returnUuid: uuid,
        pieces: [{ productId, quantity: 1 }],
      });
  }
  await seatsFreed(trx, eventId, { now });
  const refunded = await refundReturned(trx, services.payments, {
    order,
    lines: [...pieces].map(([line, { quantity }]) => ({ line, quantity })),
    deliveryCents: 0,
    reason: (update === 'canceled' ? eventCancelReasons : cancelReasons)[sold.language],
    askedBy: null,
  });
  await endTickets(
    trx,
    chosen.map(({ id }) => id),
    refunded.cents > 0 ? 'REFUNDED' : 'VOID',
    now,
  );
  await purgeTags(trx, [tags.events]);
}

/** What is given back of each line, and what was paid for it in money and in points. */
function sharesOf(sold: BoughtOrder, all: readonly AttendeeRow[], chosen: readonly AttendeeRow[]) {
  const pieces = new Map<number, { productId: number | null; quantity: number }>();
  let [shares, points] = [0, 0];
  for (const [line, of] of Map.groupBy(chosen, ({ order_line_id }) => order_line_id)) {
    const at = sold.lines.findIndex(({ id }) => id === line);
    const { payableCents, quantity, productId } = sold.lines[at]!;
    const before = all.filter(
      ({ order_line_id, ended_at }) => order_line_id === line && ended_at !== null,
    ).length;
    const { taken } = sold.totals.lines[at]!;
    const pointsCents = sold.totals.discounts.reduce(
      (sum, { source }, index) => sum + (source === 'points' ? (taken[index] ?? 0) : 0),
      0,
    );
    shares += shareOfPieces(payableCents, quantity, { before, quantity: of.length });
    points += shareOfPieces(pointsCents, quantity, { before, quantity: of.length });
    pieces.set(line, { productId, quantity: of.length });
  }
  return { pieces, shares, points };
}

async function sendUpdate(
  trx: Trx,
  { orders }: TicketServices,
  uuid: string,
  update: CanceledSeats['update'],
  reason: string | null,
): Promise<void> {
  const ticket = (await findTicket(trx, uuid))!;
  await sendMail(trx, {
    template: 'event-update',
    ...addressed(ticket),
    key: `ticket-${update} ${uuid} ${ticket.attendee.code}`,
    props: { ...mailFacts(ticket), ...ofAttendee(ticket, orders.keys), update, onlineUrl: null, reason },
  });
}
