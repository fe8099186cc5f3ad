import { sql } from 'kysely';
import type { Language, Multilingual } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';

/** An attendee who is to be written to, with what the mail says. */
export interface DueAttendee {
  uuid: string;
  code: string;
  first_name: string;
  email: string;
  language: Language;
  shop_id: ShopId;
  name: Multilingual;
  place: Multilingual;
  address: string;
  city: string;
  starts_at: Date;
  ends_at: Date;
  online_url: string | null;
}

/** Reminders go out seven days and one day before an event; who bought later than that was told by the ticket. */
const reminders = sql`(values (1, interval '7 days'), (2, interval '1 day')) as due(nth, ahead)`;

const told = sql`
  select t.uuid, t.code, t.first_name, t.email, t.language, o.shop_id, p.i18n_name as name, pl.i18n_name as place,
    pl.address, pl.city, e.starts_at, e.ends_at, e.online_url
  from told t join event e on e.id = t.event_id join event_template p on p.id = e.template_id
    join event_place pl on pl.code = e.place_code join shop_order o on o.id = t.order_id`;

/**
 * Takes attendees who are to be reminded now, and notes that they are, so that it may be broken off and repeated: each
 * reminder is sent once, and none after the next was due.
 */
export async function takeReminded(trx: Trx, now: Date, limit: number): Promise<DueAttendee[]> {
  const { rows } = await sql<DueAttendee>`
    with wanted as (
      select a.id, max(due.nth) as nth
      from event e join event_attendee a on a.event_id = e.id cross join ${reminders}
      where e.starts_at > ${now} and e.starts_at <= ${now}::timestamptz + interval '7 days' and e.canceled_at is null
        and a.status = 'ISSUED' and a.email not like '%@erased.invalid' and a.reminders < due.nth and e.starts_at <= ${now}::timestamptz + due.ahead
        and a.issued_at < e.starts_at - due.ahead
      group by a.id order by a.id limit ${limit}),
    locked as (
      select a.id, w.nth from event_attendee a join wanted w on w.id = a.id
      where a.reminders < w.nth for update of a skip locked),
    told as (
      update event_attendee a set reminders = l.nth from locked l where a.id = l.id returning a.*)
    ${told}`.execute(trx);
  return rows;
}

/** The same of those who have attended an event that is over and are to be given a certificate. */
export async function takeCertified(trx: Trx, now: Date, limit: number): Promise<DueAttendee[]> {
  const { rows } = await sql<DueAttendee>`
    with wanted as (
      select a.id
      from event e join event_template p on p.id = e.template_id join event_attendee a on a.event_id = e.id
      where e.ends_at <= ${now} and e.ends_at > ${now}::timestamptz - interval '30 days'
        and p.certificate_hours is not null and a.status = 'CHECKED_IN' and a.certified_at is null
        and a.email not like '%@erased.invalid'
      order by a.id limit ${limit} for update of a skip locked),
    told as (
      update event_attendee a set certified_at = ${now} from wanted w where a.id = w.id returning a.*)
    ${told}`.execute(trx);
  return rows;
}
