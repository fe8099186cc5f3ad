import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { followUp, ticketBuyer } from '../../../test/event-orders.ts';
import { buildEvent } from '../../../test/events.ts';
import { buildProduct, buildRestriction } from '../../../test/factories.ts';
import { buildCustomer, requester, signIn, signInStaff } from '../../../test/people.ts';
import { placer, signedInAs } from '../../../test/placing.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import * as calls from '../../domain/events/calls.ts';
import * as orderCalls from '../../domain/orders/calls.ts';
import type { Order } from '../../domain/orders/contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const salon = async () => {
  const { db } = server.database;
  const { id } = await buildCustomer(db, { isBusiness: true });
  return { id, ...(await signIn(db, { customerId: id })) };
};
const restrictionsOf = async (product: number, token?: string) => {
  const { body } = await requester(server.app, token).get<{ valid_restrictions: unknown[] }>(
    `/api/v1/products/${product}/`,
  );
  return body.valid_restrictions.length;
};

test('EV-01 PL-03 what a course opens may be bought by the customer of whoever came, from the next request, and by no other', async () => {
  const { db } = server.database;
  const [opened, closed] = [await buildRestriction(db), await buildRestriction(db)];
  const product = await buildProduct(db, { cents: 1240, restrictions: [opened.id] });
  const other = await buildProduct(db, { cents: 1240, restrictions: [opened.id, closed.id] });
  const event = await buildEvent(db, { tickets: { participant: 2 }, opens: [opened.code] });
  const [learned, stranger] = [await salon(), await salon()];
  const buyer = ticketBuyer(server);
  const { uuid } = await buyer.ready(event.id, event.tickets['participant']!, ['Mari'], learned.token);
  await placer(server).submit(uuid, { visitor: signedInAs(learned.userId) });
  await followUp(server);
  // A ticket alone opens nothing.
  expect(await restrictionsOf(product.id, learned.token)).toBe(1);

  const { code } = await db
    .selectFrom('event_attendee')
    .select('code')
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  const staff = (await signInStaff(db, 'TH_EVENT_ADMIN')).token;
  const checked = await buyer.ask(calls.checkInCall, {
    params: { id: event.id },
    body: { code: code! },
    token: staff,
  });
  expect(checked.status).toBe(200);

  await vi.waitFor(async () => expect(await restrictionsOf(product.id, learned.token)).toBe(0));
  expect(await restrictionsOf(other.id, learned.token)).toBe(1);
  expect(await restrictionsOf(product.id, stranger.token)).toBe(1);
  expect(await restrictionsOf(product.id)).toBe(1);

  const put = async (token: string) => {
    const created = await buyer.ask<typeof orderCalls.createOrderCall, Order>(orderCalls.createOrderCall, {
      body: { status: { id: 1 } },
      token,
    });
    const added = await buyer.add(created.body.uuid, { product: product.id, quantity: 1 }, token);
    return [added.status, added.body.code];
  };
  expect(await put(learned.token)).toEqual([200, undefined]);
  expect(await put(stranger.token)).toMatchObject([409, 'PRODUCT_RESTRICTED']);
});
