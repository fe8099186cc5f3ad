import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { boughtSeats } from '../../../test/event-orders.ts';
import { buildEvent, type BuiltEvent } from '../../../test/events.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../database.ts';
import { eventInvariants, seatsFreed } from '../events/service.ts';
import { findBroken } from '../platform/invariants.ts';

let server: TestServer;
let db: Db;
let event: BuiltEvent;
let other: BuiltEvent;
let order: { uuid: string; attendees: { uuid: string }[] };
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  ({ event, order } = await boughtSeats(server, ['Mari', 'Jüri'], { tickets: { participant: 4 } }));
  other = await buildEvent(db);
  await sql`insert into event_waitlist (event_id, email, language, shop_id, state, created_at, changed_at)
    values (${event.id}, 'ootab@salong.ee', 'et', 2, 'waiting', now(), now())`.execute(db);
  await db.transaction().execute((trx) => seatsFreed(trx, event.id, { now: new Date() }));
  await expectSound(db);
});
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const mari = () => order.attendees[0]!.uuid;
const ticket = () => event.tickets['participant']!;

/** What somebody does to the tables by hand, and what has to notice it. */
const damages: [what: string, damage: () => RawBuilder<unknown>[], noticed: RegExp][] = [
  [
    'seats sold that are not there',
    () => [
      sql`insert into stock_movement (order_uuid, product_id, warehouse_id, quantity)
        select ${order.uuid}::uuid, product_id, warehouse_id, -9 from stock where product_id = ${ticket()}`,
    ],
    /more seats sold and reserved/,
  ],
  [
    'a seat that vanished',
    () => [sql`update stock set quantity = quantity - 1 where product_id = ${ticket()}`],
    /none is missing/,
  ],
  [
    'a seat too many',
    () => [sql`update stock set quantity = quantity + 1 where product_id = ${ticket()}`],
    /none is missing/,
  ],
  [
    'an attendee who is gone',
    () => [sql`delete from event_attendee where uuid = ${mari()}`],
    /has one attendee/,
  ],
  [
    'a ticket that was never issued',
    () => [
      sql`update event_attendee set status = null, code = null, issued_at = null where uuid = ${mari()}`,
    ],
    /one for each attendee/,
  ],
  [
    'a cancelled order whose tickets are valid',
    () => [
      sql`update shop_order set status = 4 where uuid = ${order.uuid}`,
      sql`insert into order_history (order_id, from_status, to_status, actor)
        select id, 5, 4, 'staff' from shop_order where uuid = ${order.uuid}`,
    ],
    /for no other/,
  ],
  [
    'a ticket that ended and kept its seat',
    () => [sql`update event_attendee set status = 'VOID', ended_at = now() where uuid = ${mari()}`],
    /has given its seat back/,
  ],
  [
    'an attendee of another event',
    () => [sql`update event_attendee set event_id = ${other.id} where uuid = ${mari()}`],
    /belongs to the event/,
  ],
  [
    'a ticket of another event in the order',
    () => [
      sql`update order_line set product_id = ${other.tickets['participant']!}
        where order_id = (select id from shop_order where uuid = ${order.uuid})`,
    ],
    /those of its event alone/,
  ],
  [
    'an offered seat that is not reserved',
    () => [
      sql`delete from stock_reservation where order_uuid in (
        select order_uuid from event_waitlist where event_id = ${event.id})`,
    ],
    /is reserved for who/,
  ],
  [
    'somebody who waits at a cancelled event',
    () => [
      sql`update event set canceled_at = now() - interval '2 days', cancel_reason = 'x' where id = ${event.id}`,
    ],
    /Nobody waits at a cancelled event/,
  ],
];

test.each(damages)('CO-09 the audit notices %s', async (_what, damage, noticed) => {
  const undone = new Error('undone');
  await db
    .transaction()
    .execute(async (trx) => {
      for (const one of damage()) await one.execute(trx);
      const broken = (await findBroken(trx, eventInvariants))
        .filter(({ count }) => count > 0)
        .map(({ name }) => name);
      expect(broken.join('\n')).toMatch(noticed);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
});
