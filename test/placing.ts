import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DeliveryInformation } from '../src/domain/orders/contract.ts';
import type { Audience } from '../src/domain/shops/audience.ts';
import { anonymous, type Visitor } from '../src/domain/visitor.ts';
import type { Db, Trx } from '../src/server/database.ts';
import * as orders from '../src/server/orders/service.ts';
import { texts } from './factories.ts';
import { testOrderKeys, type TestServer } from './server.ts';

const audience: Audience = {
  shopId: 2,
  countryId: 2,
  language: 'et',
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
};

export interface DraftParts {
  /** Pieces by product. */
  lines?: Record<number, number>;
  /** One piece of each, in this order. */
  products?: readonly number[];
  /** Cents of a piece that the buyer has agreed to; left out: 1000, as `buildProduct` sets it. */
  seenCents?: number;
  email?: string;
  coupons?: readonly number[];
  customerId?: number;
  userId?: number;
  hasDelivery?: boolean;
  hasInformation?: boolean;
}

/** A draft of the Estonian shop that is ready to be paid, but for what is said otherwise. */
export async function buildDraft(db: Db, parts: DraftParts): Promise<{ id: number; uuid: string }> {
  const {
    lines = {},
    products = [],
    seenCents = 1000,
    email = `ostja-${randomUUID()}@salong.ee`,
    coupons = [],
  } = parts;
  const { hasDelivery = true, hasInformation = true, customerId = null, userId = null } = parts;
  const { rows: methods } = await sql<{ id: number }>`
    select id from delivery_method where shop_id = 2 and kind = 'courier' order by id limit 1`.execute(db);
  const order = await db
    .insertInto('shop_order')
    .values({
      shop_id: 2,
      country_id: 2,
      language: 'et',
      customer_id: customerId,
      user_id: userId,
      delivery_method_id: hasDelivery ? methods[0]!.id : null,
      information: hasInformation ? informationOf(email) : null,
      contact_email: hasInformation ? email : null,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_history')
    .values({
      order_id: order.id,
      from_status: null,
      to_status: 1,
      actor: 'guest',
      user_id: userId,
      reason: null,
    })
    .execute();
  const wanted = [
    ...Object.entries(lines).map(([id, quantity]) => [Number(id), quantity] as const),
    ...products.map((id) => [id, 1] as const),
  ];
  const rows = wanted.map(([product_id, quantity]) => ({
    order_id: order.id,
    product_id,
    quantity,
    seen_cents: seenCents,
  }));
  if (rows.length > 0) await db.insertInto('order_line').values(rows).execute();
  for (const coupon_id of coupons)
    await db.insertInto('order_coupon').values({ order_id: order.id, coupon_id }).execute();
  return order;
}

function informationOf(email: string): DeliveryInformation {
  return {
    contact: { first_name: 'Mari', last_name: 'Maasikas', email, phone: '+372 5123 4567' },
    invoice_address: {
      name: 'Mari Maasikas',
      street: 'Pikk 1',
      city: 'Tallinn',
      postal_code: '10123',
      country_id: 2,
    },
    delivery_address: null,
    company: null,
    purchase_order_number: null,
    consents: { terms: true, newsletter: false },
  };
}

let coupons = 0;

/** A coupon that takes 10 % off everything, or all of the transport, but for what is said otherwise. */
export async function buildCoupon(
  db: Db,
  parts: {
    scope?: 'TRANSPORT';
    percent?: number;
    maxUses?: number;
    maxUsesPerCustomer?: number;
    validTo?: Date;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('coupon')
    .values({
      code: `KUPONG${++coupons}`,
      i18n_name: texts('Kupong'),
      scope: parts.scope ?? 'ALL_PRODUCTS',
      percent: parts.percent ?? (parts.scope ? 100 : 10),
      cents: null,
      valid_from: null,
      valid_to: parts.validTo ?? null,
      max_uses: parts.maxUses ?? null,
      max_uses_per_customer: parts.maxUsesPerCustomer ?? null,
      min_goods_cents: null,
      country_ids: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody who is signed in, as services see them. */
export function signedInAs(userId: number): Visitor {
  return { ...anonymous(audience), user: { id: userId, uuid: randomUUID() } };
}

/** What an order that was placed is paid with, or owed. */
async function insertMoney(trx: Trx, orderId: number, state: 'settled' | 'agreed'): Promise<void> {
  await sql`
    insert into payment (order_id, customer_id, attempt, method, country_id, order_reference, amount_cents, standing_cents,
      state, created_at, changed_at, closed_at)
    select id, customer_id, 1, payment_method, country_id, number || '-1', payable_cents, payable_cents, ${state},
      submitted_at, submitted_at, submitted_at
    from shop_order where id = ${orderId}
    on conflict do nothing`.execute(trx);
}

/** The verbs of placing an order on the server of a test, each in a transaction of its own. */
export function placer(
  { database: { db }, cardDataCache }: Pick<TestServer, 'cardDataCache'> & { database: { db: Db } },
  now = () => new Date(),
) {
  const services = { db, cardDataCache, clock: now, keys: testOrderKeys };
  const within = <R>(work: (trx: Trx) => Promise<R>) => db.transaction().execute(work);
  const reader = (visitor: Visitor = anonymous(audience)) => ({ visitor, now: now() });
  return {
    /** Answers the order as bills and mails read it. */
    start: (uuid: string, { visitor, version }: { visitor?: Visitor; version?: number } = {}) =>
      within(async (trx) => {
        const { orderId } = await orders.startPayment(trx, services, reader(visitor), uuid, {
          method: 'BANK',
          ...(version !== undefined && { version }),
        });
        return (await orders.payableOrders(trx, [orderId])).get(orderId)!;
      }),
    submit: (uuid: string, { visitor }: { visitor?: Visitor } = {}) =>
      within(async (trx) => {
        const order = await orders.submitOrder(trx, services, reader(visitor), uuid, {
          method: 'INVOICE',
          dueOn: '2030-01-15',
        });
        await insertMoney(trx, order.orderId, 'agreed');
        return order;
      }),
    confirm: (orderId: number) =>
      within(async (trx) => {
        const confirmed = await orders.confirmPayment(
          trx,
          services,
          await orders.lockOrderById(trx, orderId),
          { payment_method: 'BANK', payment_option: null },
          now(),
        );
        if (confirmed === 'confirmed') await insertMoney(trx, orderId, 'settled');
        return confirmed;
      }),
    end: (orderId: number, reason = 'failed') =>
      within((trx) => orders.endPayment(trx, orderId, reason, now())),
  };
}
