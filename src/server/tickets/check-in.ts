import { ShopError } from '../../domain/errors.ts';
import type { CheckedTicket, EventAttendee } from '../../domain/events/contract.ts';
import { codeOf } from '../../domain/events/ticket-code.ts';
import { translate, type Language } from '../../domain/locales.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Db, Trx } from '../database.ts';
import { openRestrictions } from '../customers/service.ts';
import {
  checkIn,
  findByCode,
  findEvent,
  findOpening,
  listEventAttendees,
  type CheckedRow,
} from '../events/service.ts';
import { signedIn } from '../platform/signed-in.ts';

/**
 * Lets the holder of a ticket in: once, whatever comes at the same time. What the course restricted to those who know it is
 * open to their customer from then on.
 * @throws ShopError TICKET_NOT_FOUND, TICKET_ALREADY_USED and TICKET_NOT_VALID with the ticket
 */
export async function checkInTicket(
  trx: Trx,
  visitor: Visitor,
  eventId: number,
  text: string,
  now: Date,
): Promise<CheckedTicket> {
  const { language } = visitor.audience;
  const code = codeOf(text);
  if (code === null) throw new ShopError('TICKET_NOT_FOUND');
  const checked = await checkIn(trx, { eventId, code, by: signedIn(visitor).user.id, now });
  if (checked) {
    const opening = await findOpening(trx, checked.attendee);
    if (opening) await openRestrictions(trx, opening.customerId, opening.restrictions);
    return ticketAnswer(checked, language);
  }
  const found = await findByCode(trx, eventId, code);
  if (!found) throw new ShopError('TICKET_NOT_FOUND');
  const ticket = ticketAnswer(found, language);
  throw new ShopError(found.status === 'CHECKED_IN' ? 'TICKET_ALREADY_USED' : 'TICKET_NOT_VALID', undefined, {
    more: { ticket },
  });
}

/** @throws ShopError EVENT_NOT_FOUND */
export async function readAttendees(db: Db, eventId: number, language: Language): Promise<EventAttendee[]> {
  if (!(await findEvent(db, eventId))) throw new ShopError('EVENT_NOT_FOUND');
  return (await listEventAttendees(db, eventId)).map((row) => ({
    ...ticketAnswer(row, language),
    email: row.email,
    order: row.order,
    order_number: row.order_number === null ? null : String(row.order_number),
  }));
}

function ticketAnswer(row: CheckedRow, language: Language): CheckedTicket {
  return {
    attendee: row.attendee,
    first_name: row.first_name,
    last_name: row.last_name,
    ticket: translate(row.ticket, language),
    status: row.status,
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
  };
}
