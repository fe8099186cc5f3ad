import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSound } from '../../../test/audit.ts';
import { attendeeNamed, followUp, ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent } from '../../../test/events.ts';
import { buildCustomer, signIn } from '../../../test/people.ts';
import { buildProduct } from '../../../test/factories.ts';
import { fillCart } from '../../../test/orders.ts';
import { placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { cancelSeatsCall } from '../../domain/events/calls.ts';
import * as calls from '../../domain/orders/calls.ts';
import type { Order, OrderHistoryPage } from '../../domain/orders/contract.ts';
import type { Db } from '../database.ts';

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
afterAll(async () => {
  await expectSound(db);
  await server.stop();
});

const freeSeats = async (ticket: number) => {
  const { quantity, reserved } = await db
    .selectFrom('stock')
    .select(['quantity', 'reserved'])
    .where('product_id', '=', ticket)
    .executeTakeFirstOrThrow();
  return quantity - reserved;
};

test('CO-09 an order of tickets has its event and its attendees, and is never delivered', async () => {
  const event = await buildEvent(db, { tickets: { participant: 3 }, price: '62.00' });
  const begun = await buyer.begin(event.id);
  expect(begun.body).toMatchObject({
    status: { id: 7 },
    is_event: true,
    event: { id: event.id, template: event.template, progress: 0, missing_attendees: [], offer_until: null },
    attendees: [],
  });
  const { uuid } = begun.body;
  const line = (await buyer.add(uuid, { product: event.tickets['participant']!, quantity: 2 })).body;
  expect(line).toMatchObject({ problem: null, price: 62, vat_rate: 24, available_stock: 3 });
  const mari = attendeeNamed(line.id, 'Mari');
  const typing = await buyer.give(uuid, [mari]);
  expect(typing.body).toMatchObject({
    event: { missing_attendees: [{ line: line.id, missing: 1 }] },
    attendees: [{ ...mari, status: null, ticket_url: null, can: { rename: false, cancel: false } }],
  });
  await buyer.inform(uuid);
  await expect(place.submit(uuid)).rejects.toMatchObject({
    code: 'ORDER_STEP_MISSING',
    more: { step: 'attendees' },
  });
  const { body } = await buyer.give(uuid, [mari, attendeeNamed(line.id, 'Jüri')]);
  expect(body).toMatchObject({
    totalWithDiscount: '124.00',
    transport_cost: '0.00',
    delivery: null,
    free_delivery: null,
    event: { missing_attendees: [] },
  });
  await place.submit(uuid);
  expect(await freeSeats(event.tickets['participant']!)).toBe(1);
  expect((await buyer.read(uuid)).body).toMatchObject({
    status: { id: 2 },
    event: { id: event.id },
    attendees: [{ first_name: 'Mari' }, { first_name: 'Jüri' }],
  });
});

test('CO-09 only tickets of its event are in an order of tickets, and none is in a cart', async () => {
  const event = await buildEvent(db, { tickets: { participant: 60 } });
  const other = await buildEvent(db);
  const { id: product } = await buildProduct(db);
  const { uuid } = (await buyer.begin(event.id)).body;
  for (const wrong of [other.tickets['participant']!, product]) {
    expect((await buyer.add(uuid, { product: wrong })).body).toMatchObject({ code: 'NOT_A_TICKET_OF_EVENT' });
    const many = await buyer.ask(calls.addLinesCall, {
      params: { uuid },
      body: { lines: [{ product: wrong, quantity: 1 }] },
    });
    expect(many.body).toMatchObject({ code: 'NOT_A_TICKET_OF_EVENT' });
  }
  const ticket = event.tickets['participant']!;
  expect((await buyer.add(uuid, { product: ticket, quantity: 51 })).body).toMatchObject({
    code: 'TOO_MANY_SEATS',
  });
  const cart = await fillCart(buyer.ask, [{ product }]);
  const refused = await buyer.add(cart.uuid, { product: ticket });
  expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_NOT_FOR_SALE']);
});

test('CO-09 an order of tickets names an event that is there and has not begun', async () => {
  const past = await buildEvent(db, { startsAt: new Date(Date.now() - 3_600_000) });
  expect((await buyer.begin(past.id)).body).toMatchObject({ code: 'EVENT_OVER' });
  expect((await buyer.begin(2_000_000_000)).body).toMatchObject({ code: 'EVENT_NOT_FOUND' });
  const ask = (body: object) => buyer.ask(calls.createOrderCall, { body: body as never });
  expect((await ask({ status: { id: 7 } })).body).toEqual({ event: ['required'] });
  expect((await ask({ status: { id: 1 }, event: past.id })).body).toEqual({ event: ['unknown_field'] });
  const event = await buildEvent(db);
  expect((await ask({ status: { id: 7 }, event: { id: event.id } })).body).toMatchObject({ is_event: true });
});

test('CO-09 what is said of attendees is checked at its field, and belongs to seats of the order', async () => {
  const event = await buildEvent(db, { tickets: { participant: 3 } });
  const { uuid } = (await buyer.begin(event.id)).body;
  const line = (await buyer.add(uuid, { product: event.tickets['participant']!, quantity: 1 })).body;
  const mari = attendeeNamed(line.id, 'Mari');
  const given = (body: unknown) => buyer.give(uuid, body as never);
  expect((await given([mari, mari])).body).toEqual({ 1: { line: ['too_many_values'] } });
  expect((await given([{ ...mari, line: line.id + 100_000 }])).body).toEqual({
    0: { line: ['invalid_choice'] },
  });
  expect((await given([{ ...mari, first_name: ' ', email: 'mari' }])).body).toEqual({
    0: { first_name: ['required'], email: ['invalid_email'] },
  });
  expect((await given([{ ...mari, first_name: 'x'.repeat(10_000) }])).status).toBe(400);
  const odd = '‮<script>alert(1)</script>\u{1f487}';
  const kept = await given([{ ...mari, first_name: odd, last_name: "'; drop table event" }]);
  expect(kept.body).toMatchObject({ attendees: [{ first_name: odd }] });
  const stale = await buyer.give(uuid, [mari], { version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'ORDER_STALE']);
  const cart = await fillCart(buyer.ask, []);
  expect((await buyer.give(cart.uuid, [])).body).toMatchObject({ code: 'ORDER_NOT_EDITABLE' });
});

test('CT-10 while an order of tickets is being paid names may change, and none may go', async () => {
  const event = await buildEvent(db);
  const order = await buyer.ready(event.id, event.tickets['participant']!, ['Mari']);
  const line = order.order_lines[0]!.id;
  await place.start(order.uuid);
  expect((await buyer.give(order.uuid, [attendeeNamed(line, 'Jüri')])).body).toMatchObject({
    status: { id: 6 },
    attendees: [{ first_name: 'Jüri' }],
  });
  expect((await buyer.give(order.uuid, [])).body).toMatchObject({ code: 'ORDER_NOT_EDITABLE' });
  await place.submit((await buyer.ready(event.id, event.tickets['participant']!, ['Anu'])).uuid);
});

test('CO-10 admission carries the VAT of the place, whoever buys, and wherever the invoice goes', async () => {
  const riga = await buildEvent(db, { place: 'riga', price: '121.00' });
  const order = await buyer.ready(riga.id, riga.tickets['participant']!, ['Mari']);
  expect(order).toMatchObject({
    country_id: 3,
    totalWithDiscount: '121.00',
    vat_reason: 'destination',
    vat_rates: [{ rate: 21, net: '100.00', vat: '21.00' }],
  });
  const online = await buildEvent(db, { place: 'online', price: '124.00' });
  const remote = await buyer.ready(online.id, online.tickets['participant']!, ['Mari']);
  expect(remote).toMatchObject({
    country_id: 2,
    vat_rates: [{ rate: 24 }],
    event: { place: { is_online: true } },
  });
});

test('EV-01 the last seat wanted by 50 at once is sold once', async () => {
  const event = await buildEvent(db, { tickets: { participant: 1 } });
  const orders = await Promise.all(
    Array.from({ length: 50 }, () => buyer.ready(event.id, event.tickets['participant']!, ['Mari'])),
  );
  const outcomes = await Promise.allSettled(
    orders.map((order, at) => (at % 2 ? place.submit(order.uuid) : place.start(order.uuid))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ORDER_CHANGED' });
  expect(await freeSeats(event.tickets['participant']!)).toBe(0);
});

test('EV-01 a seat that was not paid for is free again', async () => {
  const event = await buildEvent(db, { tickets: { participant: 1 } });
  const ticket = event.tickets['participant']!;
  const order = await buyer.ready(event.id, ticket, ['Mari']);
  const { orderId } = await place.start(order.uuid);
  expect(await freeSeats(ticket)).toBe(0);
  await place.end(orderId);
  expect(await freeSeats(ticket)).toBe(1);
  expect((await buyer.read(order.uuid)).body).toMatchObject({
    status: { id: 7 },
    attendees: [{ first_name: 'Mari' }],
  });
});

test('CO-09 AC-01 the history names the event of an order, and finds those of events that are not over, the soonest first', async () => {
  const customer = await buildCustomer(db);
  const { token, userId } = await signIn(db, { customerId: customer.id });
  const stranger = await signIn(db, { customerId: (await buildCustomer(db)).id });
  const hourMs = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
  const built = [
    await buildEvent(db, { startsAt: inHours(72), place: 'riga', cancelHours: 1 }),
    await buildEvent(db, { startsAt: inHours(48) }),
  ];
  const orders: string[] = [];
  for (const event of built) {
    const { uuid } = await buyer.ready(event.id, event.tickets['participant']!, ['Mari'], token);
    await place.submit(uuid, { visitor: signedInAs(userId) });
    orders.push(uuid);
  }
  const history = async (params: object = {}, of = token) =>
    (
      await buyer.ask<typeof calls.orderHistoryCall, OrderHistoryPage>(calls.orderHistoryCall, {
        params,
        token: of,
      })
    ).body;
  const upcoming = await history({ upcoming_events: true });
  expect(upcoming.count).toBe(2);
  expect(upcoming.results.map(({ uuid }) => uuid)).toEqual(orders.toReversed());
  expect(upcoming.results[1]!.event).toEqual({
    id: built[0]!.id,
    template: built[0]!.template,
    name: 'Barberiõhtu',
    starts_at: built[0]!.startsAt.toISOString(),
    ends_at: built[0]!.endsAt.toISOString(),
    location: 'Riia koolituskeskus',
    seats: 1,
  });
  expect((await history()).results.map(({ event }) => event?.id)).toEqual([built[1]!.id, built[0]!.id]);
  expect(await history({ upcoming_events: true }, stranger.token)).toMatchObject({ count: 0, results: [] });
  // What is over is a thing of the past.
  await db
    .updateTable('event')
    .set({ starts_at: inHours(-4), ends_at: inHours(-1) })
    .where('id', '=', built[1]!.id)
    .execute();
  expect((await history({ upcoming_events: true })).results.map(({ uuid }) => uuid)).toEqual([orders[0]]);
  // So is one whose seats were all given back.
  await followUp(server);
  const { attendees } = (await buyer.read(orders[0]!, token)).body;
  const givenBack = await buyer.ask<typeof cancelSeatsCall, Order>(cancelSeatsCall, {
    params: { uuid: orders[0]! },
    body: { attendees: attendees.map(({ uuid }) => uuid) },
    token,
  });
  expect(givenBack.status).toBe(200);
  await followUp(server);
  expect(await history({ upcoming_events: true })).toMatchObject({ count: 0, results: [] });
  expect((await history()).results.at(-1)!.event).toMatchObject({ id: built[0]!.id, seats: 0 });
});
