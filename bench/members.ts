import { setTimeout as sleep } from 'node:timers/promises';
import { cancelSeatsCall, giveAttendeesCall } from '../src/domain/events/calls.ts';
import {
  addLineCall,
  changeOrderStatusCall,
  createOrderCall,
  orderCall,
  useLoyaltyPointsCall,
} from '../src/domain/orders/calls.ts';
import type { Order } from '../src/domain/orders/contract.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';
import { reorderCall } from '../src/domain/reorder/calls.ts';
import * as returns from '../src/domain/returns/calls.ts';
import type { OrderReturn } from '../src/domain/returns/contract.ts';
import { withdrawReviewCall, writeReviewCall } from '../src/domain/reviews/calls.ts';
import type { Db } from '../src/server/database.ts';
import { buildEvent } from '../test/events.ts';
import { buildMember } from '../test/loyalty.ts';
import { signInStaff } from '../test/people.ts';
import {
  checkOut,
  decide,
  giveInformation,
  made,
  paymentStatus,
  Refused,
  startPaying,
  type Buyer,
} from './order-flow.ts';

/** Who lives with a shop that dies, and what it takes them. */
export interface Members {
  /** Signed in, each the administrator of a customer with points. */
  tokens: string[];
  staff: string;
  event: { id: number; ticket: number };
}

const startPoints = 50_000;
const seats = 100_000;

/** Members with points, somebody of the staff, and an event with room for all of them. */
export async function buildMembers(db: Db, count: number): Promise<Members> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at++) tokens.push((await buildMember(db, { points: startPoints })).token);
  const event = await buildEvent(db, { tickets: { participant: seats }, capacity: seats, price: '20.00' });
  return {
    tokens,
    staff: (await signInStaff(db, 'TH_SHOP_ADMIN')).token,
    event: { id: event.id, ticket: event.tickets['participant']! },
  };
}

/** What members got done, a count for each kind of step. */
export type Done = Map<string, number>;

interface Scenario {
  member: Buyer;
  staff: Buyer;
  event: Members['event'];
  product: number;
  deliveryMethod: number;
  done: Done;
}

/**
 * One round of what follows an order: goods paid with points, delivered, reviewed, ordered again, and in part returned or
 * withdrawn from; or seats of an event, one of them given back. A call that the shop died under is made again, as by
 * somebody who presses once more; whether it had been done nobody knows.
 */
export function liveOnce(scenario: Scenario): Promise<void> {
  return Math.random() < 0.3 ? attend(scenario) : buyAndReturn(scenario);
}

async function buyAndReturn(scenario: Scenario): Promise<void> {
  const { member, staff, product, deliveryMethod } = scenario;
  const uuid = await again(scenario, 'cart', () =>
    checkOut(member, { lines: [{ product, quantity: 3 }], deliveryMethod }),
  );
  if (uuid === null) return;
  await again(scenario, 'points', () =>
    made(member, 'PUT', to(useLoyaltyPointsCall, { uuid }), { use_loyalty_points: true }),
  );
  if (!(await pay(scenario, uuid))) return;
  for (const id of [orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED])
    await again(scenario, 'status', () =>
      made(staff, 'POST', to(changeOrderStatusCall, { uuid }), { status: { id } }),
    );
  await again(scenario, 'review', async () => {
    const { id } = await made<{ id: number }>(member, 'POST', to(writeReviewCall, { id: product }), {
      rating: 4,
      text: 'Lõhnab hästi',
    });
    await member.ask('DELETE', to(withdrawReviewCall, { id }));
  });
  await again(scenario, 'reorder', () =>
    made(member, 'POST', to(reorderCall, { uuid }), { action: 'REPLACE' }),
  );
  const order = await again(scenario, 'read', () => made<Order>(member, 'GET', to(orderCall, { uuid })));
  const [line] = order?.order_lines ?? [];
  if (!order || !line) return;
  const returned = await again(scenario, 'return', async () =>
    Math.random() < 0.5
      ? made<OrderReturn>(member, 'POST', to(returns.createReturnCall, { uuid }), {
          lines: [{ line: line.id, quantity: 1, reason: 'damaged' }],
        })
      : withdraw(member, order, line.id),
  );
  if (!returned) return;
  const step = (call: { path: string }, body: object) =>
    again(scenario, 'return step', () => made(staff, 'POST', to(call, { uuid: returned.uuid }), body));
  await step(returns.acceptReturnCall, {});
  await step(returns.receiveReturnCall, { lines: [{ line: line.id, sellable: 1 }] });
  await step(returns.refundReturnCall, {});
}

/** Declares the withdrawal from one piece in its two steps, and answers the return it opened. */
async function withdraw(member: Buyer, order: Order, line: number): Promise<OrderReturn> {
  const { uuid } = await made<{ uuid: string }>(member, 'POST', returns.beginWithdrawalCall.path, {
    order_number: order.number,
    email: order.delivery_information!.contact.email,
    lines: [{ line, quantity: 1 }],
  });
  await made(member, 'POST', to(returns.confirmWithdrawalCall, { uuid }));
  const all = await made<OrderReturn[]>(member, 'GET', to(returns.orderReturnsCall, { uuid: order.uuid }));
  return all.at(-1)!;
}

async function attend(scenario: Scenario): Promise<void> {
  const { member, event } = scenario;
  const uuid = await again(scenario, 'seats', async () => {
    const order = await made<Order>(member, 'POST', createOrderCall.path, {
      status: { id: orderStatuses.EVENT_DRAFT },
      event: event.id,
    });
    const line = await made<{ id: number }>(member, 'POST', to(addLineCall, order), {
      product: event.ticket,
      quantity: 2,
    });
    await made(
      member,
      'PUT',
      to(giveAttendeesCall, order),
      ['Mari', 'Jüri'].map((name) => ({
        line: line.id,
        first_name: name,
        last_name: 'Kask',
        email: `${name === 'Mari' ? 'mari' : 'juri'}@salong.ee`,
      })),
    );
    await giveInformation(member, order.uuid);
    return order.uuid;
  });
  if (uuid === null) return;
  await again(scenario, 'points', () =>
    made(member, 'PUT', to(useLoyaltyPointsCall, { uuid }), { use_loyalty_points: true }),
  );
  if (!(await pay(scenario, uuid))) return;
  const order = await again(scenario, 'read', () => made<Order>(member, 'GET', to(orderCall, { uuid })));
  const [first] = order?.attendees ?? [];
  if (first)
    await again(scenario, 'seat back', () =>
      made(member, 'POST', to(cancelSeatsCall, { uuid }), { attendees: [first.uuid] }),
    );
}

async function pay(scenario: Scenario, uuid: string): Promise<boolean> {
  const { member } = scenario;
  const status = await again(scenario, 'payment', async () => {
    const before = await paymentStatus(member, uuid);
    if (before === 'success') return before;
    const { redirect_url } = await startPaying(member, uuid);
    if (redirect_url !== null) await decide(member, redirect_url, 'settled');
    const after = await paymentStatus(member, uuid);
    if (after !== 'success') throw new Error(`the payment is ${after}`);
    return after;
  });
  return status === 'success';
}

/** A step that was done before the shop died is refused when it is made again. */
const maxRefusals = 3;
const timeoutMs = 120_000;
const restMs = 200;

/** Tries until it is done or was refused too often; `null` when it was given up. */
async function again<T>({ done }: Scenario, what: string, step: () => Promise<T>): Promise<T | null> {
  const until = performance.now() + timeoutMs;
  for (let refusals = 0; refusals < maxRefusals && performance.now() < until;) {
    try {
      const value = await step();
      done.set(what, (done.get(what) ?? 0) + 1);
      return value;
    } catch (error) {
      if (error instanceof Refused && error.status < 500) refusals++;
      await sleep(restMs);
    }
  }
  return null;
}

const to = ({ path }: { path: string }, params: object) =>
  Object.entries(params).reduce((url, [name, value]) => url.replace(`:${name}`, String(value)), path);
