import { ShopError } from '../../domain/errors.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Trx } from '../database.ts';
import { findEvent, lockAttendees, renameAttendee, termsOf } from '../events/service.ts';
import { lockOrder, writtenOrder, type Reader } from '../orders/service.ts';
import { announceAll } from '../platform/outbox.ts';
import type { TicketServices } from './deps.ts';
import { sendTopic } from './names.ts';

/**
 * Another person comes instead: gets a ticket with a code of its own, and the former one lets nobody in.
 * @throws ShopError ORDER_NOT_FOUND, ATTENDEE_NOT_FOUND, TICKET_NOT_VALID, RENAME_TOO_LATE, EVENT_CANCELED
 */
export async function renameTicket(
  trx: Trx,
  services: TicketServices,
  reader: Reader,
  { uuid, attendee }: { uuid: string; attendee: string },
  person: { first_name: string; last_name: string; email: string },
): Promise<Order> {
  const order = await lockOrder(trx, services.orders, reader, uuid);
  const found = (await lockAttendees(trx, order.id)).find((one) => one.uuid === attendee);
  if (!found) throw new ShopError('ATTENDEE_NOT_FOUND');
  if (found.status !== 'ISSUED') throw new ShopError('TICKET_NOT_VALID');
  const event = (await findEvent(trx, found.event_id))!;
  if (event.canceled_at !== null) throw new ShopError('EVENT_CANCELED');
  if (reader.now.toISOString() > termsOf(event).rename_until) throw new ShopError('RENAME_TOO_LATE');
  await renameAttendee(trx, found.id, person);
  await announceAll(trx, sendTopic, [{ attendee }], { key: attendee });
  return writtenOrder(trx, services.orders, reader, uuid);
}
