import type { AttendeesBody } from '../src/domain/events/contract.ts';
import { giveAttendeesCall } from '../src/domain/events/calls.ts';
import * as calls from '../src/domain/orders/calls.ts';
import type { Order, OrderLineBody, WrittenLine } from '../src/domain/orders/contract.ts';
import { callerOf, type Answered } from './calls.ts';
import type { TestServer } from './server.ts';

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
