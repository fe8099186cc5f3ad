import { orderStatuses } from '../src/domain/orders/statuses.ts';
import { changeOrderStatusCall } from '../src/domain/orders/calls.ts';
import { callerOf, fromManyAddresses } from './calls.ts';
import { signInStaff } from './people.ts';
import { buildDraft, placer, signedInAs } from './placing.ts';
import type { TestServer } from './server.ts';

interface Delivered {
  userId?: number;
  customerId?: number;
  products: readonly number[];
}

/** An order that was placed, packed and sent, each step by the call or verb the shop takes it with. */
export async function deliverOrder(server: TestServer, { products, userId, customerId }: Delivered) {
  const { db } = server.database;
  const order = await buildDraft(db, {
    products,
    ...(userId !== undefined && { userId }),
    ...(customerId !== undefined && { customerId }),
  });
  await placer(server).submit(order.uuid, userId === undefined ? {} : { visitor: signedInAs(userId) });
  const { token } = await signInStaff(db, 'TH_SHOP_ADMIN');
  const ask = fromManyAddresses(callerOf(server));
  for (const id of [orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED] as const) {
    const { status, body } = await ask(changeOrderStatusCall, {
      params: { uuid: order.uuid },
      body: { status: { id } },
      token,
    });
    if (status !== 200) throw new Error(`not delivered: ${JSON.stringify(body)}`);
  }
  return order;
}
