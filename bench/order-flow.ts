import { Agent, request } from 'node:http';
import {
  addLineCall,
  chooseDeliveryCall,
  createOrderCall,
  giveInformationCall,
} from '../src/domain/orders/calls.ts';
import { orderPaymentCall, startPaymentCall } from '../src/domain/payments/calls.ts';
import { deliveryMethodsCall } from '../src/domain/delivery/calls.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

/* A guest's way from an empty cart to a paid order, call by call over HTTP, as a browser makes it. */

/** Somebody who buys, from an address of their own. */
export interface Buyer {
  /** @throws when no answer comes */
  ask(method: string, url: string, body?: object | string): Promise<Answer>;
  /** Asks for a page as a browser does, compressed, and reads it. @throws when no answer comes */
  look(url: string): Promise<Answer>;
}

export interface Answer {
  status: number;
  text: string;
  location: string | undefined;
  /** Seconds after which one may come again, of who was refused. */
  retryAfter: string | undefined;
}

/** Connections to a shop that believes `X-Forwarded-For`. */
export function buyers(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let addresses = 0;
  return {
    /** Comes from an address nobody has come from before; `token`: of who is signed in. */
    next(token?: string): Buyer {
      const n = ++addresses;
      const ip = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const from = { agent, ip, origin, token };
      return {
        ask: (method, url, body) => send(from, method, url, body),
        look: (url) => send({ ...from, accept: 'br' }, 'GET', url),
      };
    },
    close: () => agent.destroy(),
  };
}

interface From {
  agent: Agent;
  ip: string;
  origin: string;
  token: string | undefined;
  accept?: string;
}

function send(
  { agent, ip, origin, token, accept }: From,
  method: string,
  url: string,
  body?: object | string,
): Promise<Answer> {
  // Addresses the shop sends a buyer to name it as the world sees it.
  const { pathname, search } = new URL(url, origin);
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${pathname}${search}`, {
      method,
      agent,
      headers: {
        'x-forwarded-for': ip,
        ...(accept !== undefined && { 'accept-encoding': accept }),
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...(payload !== undefined && {
          'content-type': type,
          'content-length': Buffer.byteLength(payload),
        }),
      },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: accept === undefined ? Buffer.concat(parts).toString() : '',
          location: answer.headers.location,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    });
    asked.end(payload);
  });
}

/** The shop refused a step, which the benchmark counts as an error. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const at = (path: string, uuid: string) => path.replace(':uuid', uuid);

/** @throws Refused when the answer is no success */
export async function made<T>(buyer: Buyer, method: string, url: string, body?: object): Promise<T> {
  const answer = await buyer.ask(method, url, body);
  if (answer.status >= 400)
    throw new Refused(answer.status, `${method} ${url}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return JSON.parse(answer.text) as T;
}

export interface Wish {
  lines: readonly { product: number; quantity: number }[];
  /** A way of delivery that needs no pick-up point. */
  deliveryMethod: number;
}

/** Fills a cart and answers what the checkout asks; the draft is ready to be paid. */
export async function checkOut(buyer: Buyer, { lines, deliveryMethod }: Wish): Promise<string> {
  const { uuid } = await made<{ uuid: string }>(buyer, 'POST', createOrderCall.path, {
    status: { id: orderStatuses.DRAFT },
    customer: null,
  });
  for (const line of lines) await made(buyer, 'POST', at(addLineCall.path, uuid), line);
  await made(buyer, 'PUT', at(chooseDeliveryCall.path, uuid), { method: deliveryMethod });
  await giveInformation(buyer, uuid);
  return uuid;
}

/** Says who buys and where the invoice goes. */
export async function giveInformation(buyer: Buyer, uuid: string): Promise<void> {
  await made(buyer, 'PUT', at(giveInformationCall.path, uuid), {
    contact: {
      first_name: 'Mari',
      last_name: 'Maasikas',
      email: `ostja-${uuid}@salong.ee`,
      phone: '+372 5123 4567',
    },
    invoice_address: {
      name: 'Mari Maasikas',
      street: 'Pikk 1',
      city: 'Tallinn',
      postal_code: '10123',
      country_id: 2,
    },
    consents: { terms: true },
  });
}

export interface Started {
  status: string;
  redirect_url: string | null;
}

/** Starts the payment by card. */
export function startPaying(buyer: Buyer, uuid: string): Promise<Started> {
  return made(buyer, 'POST', at(startPaymentCall.path, uuid), { method: 'CREDIT_CARD' });
}

/** Decides on the page of the simulated provider, and comes back to the shop. */
export async function decide(buyer: Buyer, page: string, outcome: string): Promise<void> {
  const decided = await buyer.ask('POST', page, `outcome=${outcome}`);
  if (decided.status !== 303)
    throw new Refused(decided.status, `the provider's page: ${decided.status} ${decided.text.slice(0, 300)}`);
  if (decided.location !== undefined) await buyer.ask('GET', decided.location);
}

/** Where the payment stands, as the page of the result asks. */
export async function paymentStatus(buyer: Buyer, uuid: string): Promise<string> {
  return (await made<{ status: string }>(buyer, 'GET', at(orderPaymentCall.path, uuid))).status;
}

/** The first way of delivery of a draft that needs no pick-up point. */
export async function findDelivery(buyer: Buyer, product: number): Promise<number> {
  const { uuid } = await made<{ uuid: string }>(buyer, 'POST', createOrderCall.path, {
    status: { id: orderStatuses.DRAFT },
    customer: null,
  });
  await made(buyer, 'POST', at(addLineCall.path, uuid), { product, quantity: 1 });
  const methods = await made<{ id: number; needs_pickup_point: boolean }[]>(
    buyer,
    'GET',
    at(deliveryMethodsCall.path, uuid),
  );
  const found = methods.find((method) => !method.needs_pickup_point);
  if (!found) throw new Error('nothing can be delivered');
  return found.id;
}
