import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { boughtSeats, ticketBuyer } from '../../../test/event-orders.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildUser } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../database.ts';
import { eventsData } from '../events/service.ts';
import { writeDueMails } from './service.ts';

let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
});
afterEach(() => server.setNow(new Date()));
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const hourMs = 3_600_000;
const signal = new AbortController().signal;
const look = () => writeDueMails(server.tickets, signal);

async function bought(names: readonly string[]) {
  const { event, uuid, order } = await boughtSeats(server, names);
  const { attendees } = order;
  const told = async (update: string) =>
    (await waitingMails(db)).filter(
      ({ key }) => key.startsWith(`ticket-${update}`) && attendees.some((one) => key.includes(one.uuid)),
    ).length;
  return { event, uuid, attendees, told };
}

test('EV-01 attendees are reminded seven days and one day before, once each, however often the clock looks', async () => {
  const { event, told } = await bought(['Mari', 'Jüri']);
  const before = (hours: number) => server.setNow(new Date(event.startsAt.getTime() - hours * hourMs));
  before(7 * 24 + 0.1);
  expect(await look()).toBe(0);
  before(7 * 24);
  expect(await look()).toBe(2);
  expect(await look()).toBe(0);
  before(24);
  // Two processes at once.
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks.reduce((sum, one) => sum + one, 0)).toBe(2);
  before(-0.1);
  expect(await look()).toBe(0);
  expect(await told('reminder')).toBe(4);
});

test('EV-01 a reminder that was slept over is not sent twice in a row, and one interrupted goes on', async () => {
  const { event, told } = await bought(['Mari']);
  server.setNow(new Date(event.startsAt.getTime() - 20 * hourMs));
  const stopped = new AbortController();
  stopped.abort();
  expect(await writeDueMails(server.tickets, stopped.signal)).toBe(0);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(await told('reminder')).toBe(1);
});

test('EV-01 who has attended is told of the certificate once', async () => {
  const { event, attendees, told } = await bought(['Mari', 'Jüri']);
  await sql`update event_attendee set status = 'CHECKED_IN', checked_in_at = now()
    where uuid = ${attendees[0]!.uuid}`.execute(db);
  server.setNow(event.endsAt);
  await look();
  await look();
  expect(await told('certificate')).toBe(1);
});

test('AC-05 a person is given out the seats and the places in line, and they are erased without the order', async () => {
  const { event, attendees, uuid } = await bought(['Mari', 'Jüri']);
  const user = await buildUser(db);
  await sql`update event_attendee set email = ${user.email} where uuid = ${attendees[0]!.uuid}`.execute(db);
  await sql`insert into event_waitlist (event_id, email, language, shop_id, state, created_at, changed_at)
    values (${event.id}, ${user.email}, 'et', 2, 'waiting', now(), now())`.execute(db);
  const subject = { id: user.id, email: user.email };
  const read = () => eventsData.read(db, subject as never) as Promise<{ seats: object[]; waiting: object[] }>;
  expect(await read()).toMatchObject({
    seats: [{ first_name: 'Mari', status: 'ISSUED' }],
    waiting: [{ state: 'waiting' }],
  });
  await db.transaction().execute((trx) => eventsData.erase(trx, subject as never, new Date()));
  expect(await read()).toEqual({ seats: [], waiting: [] });
  const { body } = await ticketBuyer(server).read(uuid);
  expect(body.attendees.map(({ first_name }) => first_name)).toEqual(['–', 'Jüri']);
});
