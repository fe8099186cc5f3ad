import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { fromManyAddresses } from '../../../test/calls.ts';
import { attendeeNamed, boughtSeats, followUp, ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent, type EventParts } from '../../../test/events.ts';
import { waitingMails } from '../../../test/mail.ts';
import { buildUser, signIn } from '../../../test/people.ts';
import { placer } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/events/calls.ts';
import type { WaitlistAnswer, WaitlistEntry } from '../../domain/events/contract.ts';
import { cancelOrderCall } from '../../domain/orders/calls.ts';
import type { Order } from '../../domain/orders/contract.ts';
import type { Db } from '../database.ts';
import { passSeatsOn } from './service.ts';

let server: TestServer;
let db: Db;
let buyer: ReturnType<typeof ticketBuyer>;
let place: ReturnType<typeof placer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.database);
  buyer = ticketBuyer(server);
  place = placer(server);
});
afterEach(() => server.setNow(new Date()));
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

type Refusable<T> = T & { code?: string };
const hourMs = 3_600_000;
const signal = new AbortController().signal;

/** An event all of whose seats are sold, each with an order. */
async function soldOut(parts: EventParts = {}) {
  const { event, uuid, order } = await boughtSeats(server, ['Mari'], parts);
  return { event, ticket: event.tickets['participant']!, uuid, attendee: order.attendees[0]!.uuid };
}
const join = (event: number, body: object = {}, token?: string) =>
  fromManyAddresses(buyer.ask)<typeof calls.joinWaitlistCall, Refusable<WaitlistAnswer>>(
    calls.joinWaitlistCall,
    {
      params: { id: event },
      body,
      token,
    },
  );
const free = (uuid: string, attendee: string) =>
  buyer.ask(calls.cancelSeatsCall, {
    params: { uuid, key: server.tickets.orders.keys.keyOf(uuid) },
    body: { attendees: [attendee] },
  });
/** The token of the last mail that somebody got about the waiting list. */
async function tokenOf(email: string): Promise<string> {
  await followUp(server);
  const mails = (await waitingMails(db)).filter(
    ({ to, template }) => to === email && template === 'event-waitlist',
  );
  return (mails.at(-1)!.props as { token: string }).token;
}
async function guestWaits(event: number, email: string, more: object = {}): Promise<string> {
  expect((await join(event, { email, ...more })).body).toEqual({ state: 'unconfirmed' });
  const token = await tokenOf(email);
  expect((await buyer.ask(calls.confirmWaitlistCall, { body: { token } })).body).toEqual({
    state: 'waiting',
  });
  return token;
}
const entryOf = async (token: string) =>
  (
    await buyer.ask<typeof calls.waitlistEntryCall, Refusable<WaitlistEntry>>(calls.waitlistEntryCall, {
      params: { token },
    })
  ).body;
const accept = (token: string) =>
  buyer.ask<typeof calls.acceptOfferCall, Refusable<Order>>(calls.acceptOfferCall, { body: { token } });
const leave = (token: string) => buyer.ask(calls.leaveWaitlistCall, { body: { token } });
const later = (hours: number) => server.setNow(new Date(Date.now() + hours * hourMs));

test('EV-01 a freed seat is offered to the first in line, who buys it', async () => {
  const { event, ticket, uuid, attendee } = await soldOut();
  const first = await guestWaits(event.id, 'esimene@salong.ee');
  const second = await guestWaits(event.id, 'teine@salong.ee');
  expect(await entryOf(first)).toMatchObject({ state: 'waiting', position: 1, event: { id: event.id } });
  expect(await entryOf(second)).toMatchObject({ state: 'waiting', position: 2 });
  await free(uuid, attendee);
  expect(await entryOf(first)).toMatchObject({
    state: 'offered',
    offered_until: expect.any(String),
    ticket: { product: ticket, name: 'Osaleja' },
  });
  // It is theirs: nobody else finds a free seat.
  const other = (await buyer.begin(event.id)).body;
  expect((await buyer.add(other.uuid, { product: ticket })).body).toMatchObject({ available_stock: 0 });
  const { body } = await accept(first);
  expect(body).toMatchObject({
    status: { id: 7 },
    event: { offer_until: expect.any(String) },
    order_lines: [{ quantity: 1, problem: null, available_stock: 1 }],
  });
  expect((await accept(first)).body.uuid).toBe(body.uuid);
  await buyer.give(body.uuid, [attendeeNamed(body.order_lines[0]!.id, 'Anu')]);
  await buyer.inform(body.uuid);
  await place.submit(body.uuid);
  await followUp(server);
  expect((await buyer.read(body.uuid)).body).toMatchObject({
    status: { id: 5 },
    attendees: [{ first_name: 'Anu', status: 'ISSUED' }],
  });
  expect(await entryOf(second)).toMatchObject({ state: 'waiting', position: 1 });
});

test('EV-01 an offer nobody answers passes to the next, and in the end to everybody', async () => {
  const { event, ticket, uuid, attendee } = await soldOut();
  const [first, second] = [
    await guestWaits(event.id, 'vaikne@salong.ee'),
    await guestWaits(event.id, 'kärsitu@salong.ee'),
  ];
  await free(uuid, attendee);
  later(23.9);
  await passSeatsOn(server.tickets, signal);
  expect((await entryOf(first)).state).toBe('offered');
  later(24.1);
  expect(await passSeatsOn(server.tickets, signal)).toBe(1);
  expect([(await entryOf(first)).state, (await entryOf(second)).state]).toEqual(['ended', 'offered']);
  expect((await accept(first)).body).toMatchObject({ code: 'OFFER_ENDED' });
  // Begun, and then forgotten: the seat goes on all the same.
  const begun = (await accept(second)).body;
  later(48.3);
  expect(await passSeatsOn(server.tickets, signal)).toBe(1);
  expect((await entryOf(second)).state).toBe('ended');
  expect((await buyer.read(begun.uuid)).body).toMatchObject({ event: { offer_until: null } });
  const { uuid: everybody } = (await buyer.begin(event.id)).body;
  expect((await buyer.add(everybody, { product: ticket })).status).toBe(200);
});

test('EV-01 a payment that fails leaves the seat with who was offered it, while the offer lasts', async () => {
  const { event, uuid, attendee } = await soldOut();
  const token = await guestWaits(event.id, 'maksja@salong.ee');
  await guestWaits(event.id, 'ootaja@salong.ee');
  await free(uuid, attendee);
  const { body } = await accept(token);
  await buyer.give(body.uuid, [attendeeNamed(body.order_lines[0]!.id, 'Anu')]);
  await buyer.inform(body.uuid);
  const { orderId } = await place.start(body.uuid);
  later(30);
  // While it is being paid the seat stays.
  expect(await passSeatsOn(server.tickets, signal)).toBe(0);
  server.setNow(new Date());
  await place.end(orderId);
  expect((await buyer.read(body.uuid)).body).toMatchObject({
    status: { id: 7 },
    event: { offer_until: expect.any(String) },
    order_lines: [{ problem: null, available_stock: 1 }],
  });
  await place.submit(body.uuid);
});

test('EV-01 a draft with an offered seat that is cancelled gives it to the next', async () => {
  const { event, uuid, attendee } = await soldOut();
  const token = await guestWaits(event.id, 'loobuja@salong.ee');
  const next = await guestWaits(event.id, 'rõõmus@salong.ee');
  await free(uuid, attendee);
  const { body } = await accept(token);
  expect((await buyer.ask(cancelOrderCall, { params: { uuid: body.uuid }, body: {} })).status).toBe(200);
  expect([(await entryOf(token)).state, (await entryOf(next)).state]).toEqual(['ended', 'offered']);
  await leave(next);
});

test('EV-01 who leaves the line is passed over, and a seat that was offered goes on', async () => {
  const { event, uuid, attendee } = await soldOut();
  const [first, second, third] = [
    await guestWaits(event.id, 'a@salong.ee'),
    await guestWaits(event.id, 'b@salong.ee'),
    await guestWaits(event.id, 'c@salong.ee'),
  ];
  expect((await leave(first)).body).toEqual({ state: 'left' });
  await free(uuid, attendee);
  expect((await entryOf(second)).state).toBe('offered');
  expect((await leave(second)).body).toEqual({ state: 'left' });
  expect((await leave(second)).body).toEqual({ state: 'left' });
  expect((await entryOf(third)).state).toBe('offered');
  await accept(third);
  expect((await leave(third)).body).toMatchObject({ code: 'OFFER_ENDED' });
});

test('EV-01 who is signed in waits at once, another address once it is confirmed, nobody where seats are free', async () => {
  const { event } = await soldOut();
  const { id: userId, email } = await buildUser(db);
  const { token } = await signIn(db, { userId });
  expect((await join(event.id, {}, token)).body).toEqual({ state: 'waiting' });
  expect((await join(event.id, { email }, token)).body).toEqual({ state: 'waiting' });
  // A stranger who types the address learns nothing, and takes nothing.
  expect((await join(event.id, { email })).body).toEqual({ state: 'unconfirmed' });
  expect((await join(event.id)).body).toEqual({ email: ['required'] });
  expect((await join(event.id, { email: 'x', product: 1 })).status).toBe(400);
  const open = await buildEvent(db);
  expect((await join(open.id, {}, token)).body).toMatchObject({ code: 'SEATS_ARE_FREE' });
  expect((await join(event.id, { product: open.tickets['participant'] }, token)).body).toEqual({
    product: ['invalid_choice'],
  });
  for (const wrong of ['A'.repeat(43), `${'A'.repeat(42)}Q`])
    expect((await entryOf(wrong)).code).toBe('WAITLIST_NOT_FOUND');
});

test('EV-01 too soon before the event nothing is offered, and nobody waits for what has begun', async () => {
  const { event, uuid, attendee } = await soldOut({ cancelHours: 0 });
  const token = await guestWaits(event.id, 'hiline@salong.ee');
  server.setNow(new Date(event.startsAt.getTime() - 2 * hourMs));
  await free(uuid, attendee);
  expect((await entryOf(token)).state).toBe('waiting');
  server.setNow(event.startsAt);
  await passSeatsOn(server.tickets, signal);
  expect((await entryOf(token)).state).toBe('ended');
});

test('EV-01 fifty want the seat that comes back: one is offered it, and each waits in the order they came', async () => {
  const { event, uuid, attendee } = await soldOut();
  const people = await Promise.all(
    Array.from({ length: 50 }, async () => (await signIn(db, { userId: (await buildUser(db)).id })).token),
  );
  const answers = await Promise.all(people.map((token) => join(event.id, {}, token)));
  expect(answers.every(({ body }) => body.state === 'waiting')).toBe(true);
  const states = async () =>
    db
      .selectFrom('event_waitlist')
      .select('state')
      .where('event_id', '=', event.id)
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ state }) => state));
  // The seat is freed while everybody presses again and the clock looks.
  await Promise.all([
    free(uuid, attendee),
    passSeatsOn(server.tickets, signal),
    ...people.map((token) => join(event.id, {}, token)),
  ]);
  expect(await states()).toEqual(['offered', ...Array.from({ length: 49 }, () => 'waiting')]);
});
