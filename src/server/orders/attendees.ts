import type { z } from 'zod';
import { ShopError } from '../../domain/errors.ts';
import type { attendeesBody } from '../../domain/events/contract.ts';
import { missingAttendees } from '../../domain/events/rules.ts';
import type { Order } from '../../domain/orders/contract.ts';
import { isEditable, orderStatuses } from '../../domain/orders/statuses.ts';
import type { Trx } from '../database.ts';
import { replaceAttendees } from '../events/service.ts';
import type { Reader } from './access.ts';
import type { OrderServices } from './draft.ts';
import { touchOrder } from './line-queries.ts';
import { lockOrder } from './lock.ts';
import { writtenOrder } from './reading.ts';

/**
 * Who attends an order of tickets: of a draft as many as are known so far; of one that is being paid each seat (CT-10).
 * @throws ShopError ORDER_NOT_FOUND, ORDER_STALE, ORDER_NOT_EDITABLE; FieldError
 */
export async function giveAttendees(
  trx: Trx,
  services: OrderServices,
  reader: Reader,
  uuid: string,
  { attendees, version }: { attendees: z.output<typeof attendeesBody>; version: number | undefined },
): Promise<Order> {
  const row = await lockOrder(trx, services, reader, uuid, version);
  const lines = (row.lines ?? []).map(([id, , quantity]) => ({ id, quantity }));
  const isPaid = row.status === orderStatuses.PENDING;
  if (row.event_id === null || !(isEditable(row.status) || isPaid)) throw new ShopError('ORDER_NOT_EDITABLE');
  if (isPaid && missingAttendees(lines, attendees).length > 0) throw new ShopError('ORDER_NOT_EDITABLE');
  await replaceAttendees(
    trx,
    { id: row.id, eventId: row.event_id, language: row.language, lines },
    attendees,
  );
  // What is being paid is told by its version when money comes late, and names change no sum.
  if (!isPaid) await touchOrder(trx, row.id, reader.now);
  return writtenOrder(trx, services, reader, uuid);
}
