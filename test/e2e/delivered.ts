import { orderStatuses } from '../../src/domain/orders/statuses.ts';
import { changeOrderStatusCall } from '../../src/domain/orders/calls.ts';
import { addressOfCall } from '../../src/domain/call.ts';
import { ShopError } from '../../src/domain/errors.ts';
import type { Order } from '../../src/domain/orders/contract.ts';
import type { Db } from '../../src/server/database.ts';
import { buildCustomer, signIn, signInStaff } from '../people.ts';
import { buildDraft, placer, signedInAs } from '../placing.ts';
import { forgetfulCardData } from '../routes.ts';

/** Somebody signed in who has had products of the running shop delivered, each step taken as the shop takes it. */
export async function deliveredBuyer(db: Db, shop: string, products: readonly number[]) {
  const customer = await buildCustomer(db, { isBusiness: false });
  const { token, userId } = await signIn(db, { customerId: customer.id });
  const order = await buildDraft(db, { products, customerId: customer.id, userId });
  const place = placer({ database: { db }, cardDataCache: forgetfulCardData() });
  const submit = () => place.submit(order.uuid, { visitor: signedInAs(userId) });
  // What it costs is the shop's to say; the second time the buyer has seen it.
  await submit().catch(async (error: unknown) => {
    for (const { id, price } of orderOf(error).order_lines)
      await db
        .updateTable('order_line')
        .set({ seen_cents: Math.round(price * 100) })
        .where('id', '=', id)
        .execute();
    await submit();
  });
  const staff = await signInStaff(db, 'TH_SHOP_ADMIN');
  for (const id of [orderStatuses.IN_PROGRESS, orderStatuses.FULFILLED] as const)
    await send(
      shop,
      staff.token,
      'POST',
      addressOfCall(changeOrderStatusCall.path, { uuid: order.uuid }).url,
      {
        status: { id },
      },
    );
  return { token, userId, customer };
}

/** The order as it is, which a refusal carries when it is not what the buyer agreed to. */
function orderOf(error: unknown): Order {
  if (!(error instanceof ShopError) || error.code !== 'ORDER_CHANGED') throw error;
  return error.more!['order'] as Order;
}

/** A call of somebody who is signed in. */
export async function send<T>(
  shop: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(shop + path, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
