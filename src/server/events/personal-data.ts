import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/** What stands in the place of a name that was erased. */
const erased = '–';

/**
 * Seats that a person was to take, by the address of the account, and where they wait. A seat that was sold stays, as its
 * order does, without the person's name and address; so nobody comes with its ticket any more.
 */
export const eventsData: PersonalData<Database> = {
  name: 'events',
  async read(db, { id, email }) {
    const seats = await sql<object>`
      select a.uuid, t.code as event, e.starts_at, a.first_name, a.last_name, a.email, a.status, a.issued_at,
        a.checked_in_at, a.ended_at
      from event_attendee a join event e on e.id = a.event_id join event_template t on t.id = e.template_id
      where a.email = ${email} order by a.id`.execute(db);
    const waiting = await sql<object>`
      select t.code as event, e.starts_at, w.email, w.state, w.created_at, w.offered_until
      from event_waitlist w join event e on e.id = w.event_id join event_template t on t.id = e.template_id
      where w.email = ${email} or w.user_id = ${id} order by w.id`.execute(db);
    return { seats: seats.rows, waiting: waiting.rows };
  },
  async erase(trx, { id, email }) {
    await sql`
      update event_attendee set first_name = ${erased}, last_name = ${erased}, email = 'erased-' || uuid || '@erased.invalid'
      where email = ${email}`.execute(trx);
    // A seat that is offered passes on when its time has come.
    await sql`
      update event_waitlist set user_id = null, customer_id = null, email = 'erased-' || uuid || '@erased.invalid',
        state = case when state in ('unconfirmed', 'waiting') then 'left' else state end
      where email = ${email} or user_id = ${id}`.execute(trx);
    await sql`update event_attendee set checked_in_by = null where checked_in_by = ${id}`.execute(trx);
  },
};
