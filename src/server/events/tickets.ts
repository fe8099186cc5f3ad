import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { ticketCode } from '../../domain/events/ticket-code.ts';
import type { TicketStatus } from '../../domain/events/rules.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { eventSql, type EventRow } from './rows.ts';
import type { EventAttendeeTable } from './tables.ts';

export type AttendeeRow = Selectable<EventAttendeeTable>;

const newCode = () => ticketCode(randomBytes(16));

/** Attendees of an order, locked until the end of the transaction, by seat. */
export function lockAttendees(trx: Trx, orderId: number): Promise<AttendeeRow[]> {
  return trx
    .selectFrom('event_attendee')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Gives each attendee of a locked order who has none a ticket; answers who got one. */
export async function issueTickets(trx: Trx, orderId: number, now: Date): Promise<string[]> {
  const issued: string[] = [];
  for (const { id, uuid, status } of await lockAttendees(trx, orderId)) {
    if (status !== null) continue;
    await trx
      .updateTable('event_attendee')
      .set({ status: 'ISSUED', code: newCode(), issued_at: now })
      .where('id', '=', id)
      .execute();
    issued.push(uuid);
  }
  return issued;
}

/** Another person comes with a locked ticket, which has another code from now on. */
export async function renameAttendee(
  trx: Trx,
  id: number,
  person: { first_name: string; last_name: string; email: string },
): Promise<void> {
  await trx
    .updateTable('event_attendee')
    .set({ ...person, code: newCode() })
    .where('id', '=', id)
    .execute();
}

/** Ends locked tickets. */
export async function endTickets(
  trx: Trx,
  ids: readonly number[],
  status: Extract<TicketStatus, 'VOID' | 'REFUNDED'>,
  now: Date,
): Promise<void> {
  await sql`
    update event_attendee set status = ${status}, ended_at = ${now}
    where id = any(${[...ids]}::bigint[])`.execute(trx);
}

export interface CheckedRow {
  attendee: string;
  first_name: string;
  last_name: string;
  ticket: Multilingual;
  status: TicketStatus;
  checked_in_at: Date | null;
}

const checkedSql = sql`
  select a.uuid as attendee, a.first_name, a.last_name, k.i18n_name as ticket, a.status, a.checked_in_at
  from event_attendee a join order_line l on l.id = a.order_line_id join event_ticket k on k.product_id = l.product_id`;

/** Lets a ticket in: once, whatever comes at the same time. Undefined: it was not let in. */
export async function checkIn(
  trx: Trx,
  { eventId, code, by, now }: { eventId: number; code: string; by: number; now: Date },
): Promise<CheckedRow | undefined> {
  const { rows } = await sql<{ id: number }>`
    update event_attendee set status = 'CHECKED_IN', checked_in_at = ${now}, checked_in_by = ${by}
    where event_id = ${eventId} and code = ${code} and status = 'ISSUED' returning id`.execute(trx);
  return rows.length === 0 ? undefined : findByCode(trx, eventId, code);
}

/** What having come to an event opens, to the customer that ordered the ticket; undefined: nothing, or to nobody. */
export async function findOpening(
  trx: Trx,
  attendeeUuid: string,
): Promise<{ customerId: number; restrictions: string[] } | undefined> {
  const { rows } = await sql<{ customerId: number; restrictions: string[] }>`
    select o.customer_id as "customerId", t.opens_restrictions as restrictions
    from event_attendee a join event e on e.id = a.event_id join event_template t on t.id = e.template_id
      join shop_order o on o.id = a.order_id
    where a.uuid = ${attendeeUuid} and o.customer_id is not null and t.opens_restrictions <> '{}'`.execute(
    trx,
  );
  return rows[0];
}

/** A ticket as the door sees it. */
export async function findByCode(trx: Trx, eventId: number, code: string): Promise<CheckedRow | undefined> {
  const { rows } = await sql<CheckedRow>`
    ${checkedSql} where a.event_id = ${eventId} and a.code = ${code}`.execute(trx);
  return rows[0];
}

export interface EventAttendeeRow extends CheckedRow {
  email: string;
  order: string;
  order_number: number | null;
}

/** Whoever has, or had, a ticket of an event, by name. */
export async function listEventAttendees(db: Db, eventId: number): Promise<EventAttendeeRow[]> {
  const { rows } = await sql<EventAttendeeRow>`
    select a.uuid as attendee, a.first_name, a.last_name, k.i18n_name as ticket, a.status, a.checked_in_at, a.email,
      o.uuid as order, o.number as order_number
    from event_attendee a join order_line l on l.id = a.order_line_id join event_ticket k on k.product_id = l.product_id
      join shop_order o on o.id = a.order_id
    where a.event_id = ${eventId} and a.status is not null
    order by lower(a.last_name), lower(a.first_name), a.id`.execute(db);
  return rows;
}

/** A ticket with its event, for what is rendered and written of it. */
export interface TicketOfEvent extends EventRow {
  attendee: AttendeeRow;
  ticket_name: Multilingual;
  order_uuid: string;
  order_number: number;
  order_shop_id: number;
}

/** A ticket that was issued; undefined: there is none. */
export async function findTicket(db: Db | Trx, uuid: string): Promise<TicketOfEvent | undefined> {
  const attendee = await db
    .selectFrom('event_attendee')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('status', 'is not', null)
    .executeTakeFirst();
  if (!attendee) return undefined;
  const { rows } = await sql<Omit<TicketOfEvent, 'attendee'>>`
    ${sql.raw(
      eventSql(
        ', k2.i18n_name as ticket_name, o.uuid as order_uuid, o.number as order_number, o.shop_id as order_shop_id',
      ),
    )}
      join order_line l on l.id = ${attendee.order_line_id}
      join event_ticket k2 on k2.product_id = l.product_id
      join shop_order o on o.id = ${attendee.order_id}
    where e.id = ${attendee.event_id}`.execute(db);
  return { ...rows[0]!, attendee };
}
