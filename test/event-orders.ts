import { sql } from 'kysely';
import type { AttendeesBody } from '../src/domain/events/contract.ts';
import { giveAttendeesCall } from '../src/domain/events/calls.ts';
import * as calls from '../src/domain/orders/calls.ts';
import type { Order, OrderLineBody, WrittenLine } from '../src/domain/orders/contract.ts';
import { orderMails } from '../src/server/order-mails/service.ts';
import { orderEventHandler, tightenedHandler } from '../src/server/orders/service.ts';
import { onOrderEvents, paymentTopics } from '../src/server/payments/service.ts';
import { onOrdersSubmitted, ticketTopics, waitlistHandlers } from '../src/server/tickets/service.ts';
import { buildEvent, type EventParts } from './events.ts';
import { placer } from './placing.ts';
import { callerOf, type Answered } from './calls.ts';
import { testOrderKeys, type TestServer } from './server.ts';

/** A refusal as well as what was asked for. */
type OrRefused<T> = Answered<T & { code?: string }>;

/** Orders of tickets as a visitor makes them, through the calls. */
export function ticketBuyer(server: TestServer, { host = 'localhost:80' } = {}) {
  const ask = callerOf(server, { host });
  const begin = (event: number, token?: string): Promise<OrRefused<Order>> =>
    ask(calls.createOrderCall, { body: { status: { id: 7 }, event }, token });
  const add = (uuid: string, body: OrderLineBody, token?: string): Promise<OrRefused<WrittenLine>> =>
    ask(calls.addLineCall, { params: { uuid }, body, token });
  const give = (uuid: string, body: AttendeesBody, more: { version?: number; token?: string } = {}) =>
    ask<typeof giveAttendeesCall, Order & { code?: string }>(giveAttendeesCall, {
      params: { uuid, ...(more.version !== undefined && { version: more.version }) },
      body,
      token: more.token,
    });
  const inform = (uuid: string, token?: string, email = 'mari@salong.ee') =>
    ask<typeof calls.giveInformationCall, Order & { code?: string }>(calls.giveInformationCall, {
      params: { uuid },
      body: informationBody(email),
      token,
    });
  return {
    ask,
    begin,
    add,
    give,
    inform,
    read: (uuid: string, token?: string) =>
      ask<typeof calls.orderCall, Order & { code?: string }>(calls.orderCall, { params: { uuid }, token }),
    /** An order that only has to be paid: a seat for each name. */
    async ready(event: number, ticket: number, names: readonly string[], token?: string): Promise<Order> {
      const { uuid } = (await begin(event, token)).body;
      const line = (await add(uuid, { product: ticket, quantity: names.length }, token)).body;
      await give(
        uuid,
        names.map((name) => attendeeNamed(line.id, name)),
        token === undefined ? {} : { token },
      );
      return (await inform(uuid, token)).body;
    },
  };
}

/** An event whose seats one order has bought, a seat for each name, with all that followed: tickets, mails, the invoice. */
export async function boughtSeats(server: TestServer, names: readonly string[], parts: EventParts = {}) {
  const buyer = ticketBuyer(server);
  const event = await buildEvent(server.database.db, { tickets: { participant: names.length }, ...parts });
  const { uuid } = await buyer.ready(event.id, event.tickets['participant']!, names);
  await placer(server).submit(uuid);
  await followUp(server);
  return { event, uuid, order: (await buyer.read(uuid)).body };
}

export function attendeeNamed(line: number, name: string) {
  return {
    line,
    first_name: name,
    last_name: 'Kask',
    email: `${name.toLowerCase()}@salong.ee`,
  };
}

function informationBody(email: string) {
  return {
    contact: { first_name: 'Mari', last_name: 'Maasikas', email, phone: '+372 5551 2034' },
    invoice_address: {
      name: 'Mari Maasikas',
      street: 'Pikk 1',
      city: 'Tallinn',
      postal_code: '10123',
      country_id: 2,
    },
    consents: { terms: true as const },
  };
}

/** Does all that follows after commits until nothing is left: tickets, mails to who waits, money. */
export async function followUp(server: TestServer): Promise<void> {
  const { db } = server.database;
  const jobs = new Map(
    [...ticketTopics(server.tickets), ...paymentTopics(server.payments)].map((topic) => [topic.topic, topic]),
  );
  const handlers = {
    ...orderEventHandler([
      onOrderEvents,
      onOrdersSubmitted,
      orderMails({ keys: testOrderKeys, clock: server.tickets.clock }),
    ]),
    ...waitlistHandlers(testOrderKeys),
    ...tightenedHandler(server.payments.orders),
  };
  for (;;) {
    const { rows } = await sql<{ seq: number; topic: string; payload: object }>`
      delete from outbox where seq = (
        select seq from outbox where topic = any(${[...jobs.keys(), ...Object.keys(handlers)]}) order by seq limit 1)
      returning seq, topic, payload`.execute(db);
    const [message] = rows;
    if (!message) return;
    const handler = handlers[message.topic];
    if (handler) await db.transaction().execute((trx) => handler(trx, [message.payload]));
    else
      await jobs.get(message.topic)!.run({
        id: String(message.seq),
        key: null,
        payload: message.payload,
        attempt: 1,
        announcedAt: new Date(),
        signal: new AbortController().signal,
      });
  }
}
