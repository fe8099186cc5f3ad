import { sql } from 'kysely';
import { FieldError, type FieldErrors } from '../../domain/errors.ts';
import type { Language } from '../../domain/locales.ts';
import type { Trx } from '../database.ts';
import { jsonRows } from '../platform/json-rows.ts';

export interface AttendeeInput {
  /** Of the order. */
  line: number;
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * Has these people, and no others, attend by a locked draft. While they are typed there may be fewer than seats.
 * @throws FieldError at a line that is not there, or that has no seat left for them
 */
export async function replaceAttendees(
  trx: Trx,
  order: {
    id: number;
    eventId: number;
    language: Language;
    lines: readonly { id: number; quantity: number }[];
  },
  attendees: readonly AttendeeInput[],
): Promise<void> {
  const left = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
  const wrong: FieldErrors = {};
  for (const [at, { line }] of attendees.entries()) {
    const seats = left.get(line);
    if (seats === undefined) wrong[String(at)] = { line: ['invalid_choice'] };
    else if (seats === 0) wrong[String(at)] = { line: ['too_many_values'] };
    else left.set(line, seats - 1);
  }
  if (Object.keys(wrong).length > 0) throw new FieldError(wrong);
  await sql`delete from event_attendee where order_id = ${order.id}`.execute(trx);
  if (attendees.length === 0) return;
  await sql`
    insert into event_attendee (event_id, order_id, order_line_id, first_name, last_name, email, language)
    select ${order.eventId}, ${order.id}, line, first_name, last_name, email, ${order.language}
    from jsonb_to_recordset(${jsonRows(attendees.map((one, place) => ({ ...one, place })))}::jsonb)
      as r(line bigint, first_name text, last_name text, email text, place int)
    order by place`.execute(trx);
}
