import { addressOfCall } from '../src/domain/call.ts';
import { addLineCall, changeLineCall, createOrderCall } from '../src/domain/orders/calls.ts';
import type { LoadRecord } from './load-record.ts';
import {
  checkOut,
  decide,
  made,
  paymentStatus,
  Refused,
  startPaying,
  type Buyer,
  type buyers,
} from './order-flow.ts';
import { orderStatuses } from '../src/domain/orders/statuses.ts';

/* What people do in a shop: all of them look around, some fill a cart, few log in, few pay. */

export interface Goods {
  products: readonly number[];
  categories: readonly number[];
  /** What visitors type into the search. */
  typed: readonly string[];
  deliveryMethod: number;
}

interface Setting {
  crowd: ReturnType<typeof buyers>;
  goods: Goods;
  logins: readonly { path: string; body: object }[];
}

/** Of all visits. */
const shares = { carts: 0.3, orders: 0.1, logins: 0.02 };

export interface Visits {
  /** One visit, of somebody who has not come before. Who is refused, or has no answer, goes. */
  make(record: LoadRecord): Promise<void>;
  /** Orders whose buyers were told that they are paid. */
  promised: Set<string>;
}

export function createVisits({ crowd, goods, logins }: Setting): Visits {
  const promised = new Set<string>();
  let count = 0;

  async function lookAround(visitor: Buyer): Promise<void> {
    const category = randomOf(goods.categories);
    // Few pages are asked for by many, many by few.
    const shown = [
      '/products',
      `/products/categories/${category}`,
      `/products/categories/${category}?price_end=${500 + (count++ % 20_000)}`,
      `/products/${randomOf(goods.products)}`,
      `/products/${randomOf(goods.products)}`,
    ];
    for (const address of shown) await seen(visitor, address);
    const term = encodeURIComponent(randomOf(goods.typed));
    await made(visitor, 'GET', `/api/v1/products/elastic/search/new/?term=${term}`);
  }

  async function fillCart(visitor: Buyer): Promise<void> {
    const { uuid } = await made<{ uuid: string }>(visitor, 'POST', createOrderCall.path, {
      status: { id: orderStatuses.DRAFT },
      customer: null,
    });
    for (const product of new Set([randomOf(goods.products), randomOf(goods.products)])) {
      const { url } = addressOfCall(addLineCall.path, { uuid });
      const { id } = await made<{ id: number }>(visitor, 'POST', url, { product, quantity: 1 });
      await made(visitor, 'PUT', addressOfCall(changeLineCall.path, { uuid, lineId: id }).url, {
        quantity: 2,
      });
    }
  }

  async function pay(visitor: Buyer): Promise<void> {
    const lines = [{ product: randomOf(goods.products), quantity: 1 }];
    const uuid = await checkOut(visitor, { lines, deliveryMethod: goods.deliveryMethod });
    const { redirect_url: page } = await startPaying(visitor, uuid);
    await decide(visitor, page!, 'settled');
    if ((await paymentStatus(visitor, uuid)) === 'success') promised.add(uuid);
  }

  return {
    promised,
    async make(record) {
      const visitor = watched(crowd.next(), record);
      const chance = Math.random();
      try {
        await lookAround(visitor);
        if (chance < shares.orders) await pay(visitor);
        else if (chance < shares.orders + shares.carts) await fillCart(visitor);
        else if (chance < shares.orders + shares.carts + shares.logins) {
          const { path, body } = randomOf(logins);
          await made(visitor, 'POST', path, body);
        }
      } catch (error) {
        // Told apart where it came in; here the visit is over.
        if (!(error instanceof Refused)) record.fail(String(error));
      }
    },
  };
}

/** Writes down every answer. */
function watched(visitor: Buyer, record: LoadRecord): Buyer {
  return {
    async ask(method, url, body) {
      const askedAt = performance.now();
      const answer = await visitor.ask(method, url, body);
      record.answer(askedAt, `${method} ${url}`, answer);
      return answer;
    },
    async look(url) {
      const askedAt = performance.now();
      const answer = await visitor.look(url);
      record.answer(askedAt, url, answer);
      return answer;
    },
  };
}

async function seen(visitor: Buyer, url: string): Promise<void> {
  const { status } = await visitor.look(url);
  if (status >= 400) throw new Refused(status, url);
}

function randomOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
