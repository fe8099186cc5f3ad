import { sql } from 'kysely';
import { demoDomain } from '../../src/domain/auth/demo.ts';
import type { DeliveryInformation } from '../../src/domain/orders/contract.ts';
import { orderSteps, type OrderStep } from '../../src/domain/orders/statuses.ts';
import type { Audience } from '../../src/domain/shops/audience.ts';
import { anonymous } from '../../src/domain/visitor.ts';
import { createCardDataCache } from '../../src/server/catalogue/service.ts';
import type { Db, Trx } from '../../src/server/database.ts';
import { countFulfilled } from '../../src/server/loyalty/service.ts';
import {
  confirmPayment,
  createOrderKeys,
  readOrderAlone,
  startPayment,
  type OrderServices,
} from '../../src/server/orders/service.ts';
import { lockOrderById, moveOrder } from '../../src/server/orders/statuses.ts';

interface PastOrder {
  monthsAgo: number;
  /** Different products in it, the most popular first, and pieces of each. */
  products: number;
  pieces: number;
  usesPoints?: boolean;
}

/** What the person of the demo has bought since she became a member. */
const orders: readonly PastOrder[] = [
  { monthsAgo: 8, products: 6, pieces: 2 },
  { monthsAgo: 5, products: 8, pieces: 3 },
  { monthsAgo: 2, products: 5, pieces: 2, usesPoints: true },
];

const shopId = 2;
const countryId = 2;
const audience: Audience = {
  shopId,
  countryId,
  language: 'et',
  groupId: null,
  isBusiness: false,
  openedRestrictions: [],
};

/** The membership of a demo person with orders that were paid and sent, as they would have been in their time. */
export async function loadPastOrders(db: Db, now: Date): Promise<void> {
  const buyer = await findBuyer(db);
  if (!buyer) return;
  await db
    .insertInto('loyalty_account')
    .values({
      customer_id: buyer.customerId,
      joined_at: monthsBefore(now, orders[0]!.monthsAgo),
      welcomed_at: monthsBefore(now, orders[0]!.monthsAgo),
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  for (const order of orders) await buyAndReceive(db, buyer, order, monthsBefore(now, order.monthsAgo));
}

interface Buyer {
  userId: number;
  userUuid: string;
  customerId: number;
  information: DeliveryInformation;
}

async function findBuyer(db: Db): Promise<Buyer | undefined> {
  const { rows } = await sql<{
    user_id: number;
    user_uuid: string;
    customer_id: number;
    name: string;
    street: string;
    city: string;
    postal_code: string;
    phone: string;
    email: string;
    first_name: string;
    last_name: string;
  }>`
    select u.id as user_id, u.uuid as user_uuid, u.email, u.first_name, u.last_name, a.customer_id, a.name, a.street,
      a.city, a.postal_code, a.phone
    from user_account u join customer_user m on m.user_id = u.id join customer_address a on a.customer_id = m.customer_id
    where u.email = ${`person@${demoDomain}`} and not exists (
      select from shop_order o where o.customer_id = m.customer_id) limit 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      userId: row.user_id,
      userUuid: row.user_uuid,
      customerId: row.customer_id,
      information: {
        contact: {
          first_name: row.first_name,
          last_name: row.last_name,
          email: row.email,
          phone: row.phone,
        },
        invoice_address: {
          name: row.name,
          street: row.street,
          city: row.city,
          postal_code: row.postal_code,
          country_id: countryId,
        },
        delivery_address: null,
        company: null,
        purchase_order_number: null,
        consents: { terms: true, newsletter: false },
      },
    }
  );
}

async function buyAndReceive(db: Db, buyer: Buyer, order: PastOrder, at: Date): Promise<void> {
  const services: OrderServices = {
    db,
    cardDataCache: createCardDataCache({ maxBytes: 1_000_000, now: () => performance.now() }),
    clock: () => at,
    keys: createOrderKeys('orders of the past have no mails'),
  };
  const reader = {
    visitor: { ...anonymous(audience), user: { id: buyer.userId, uuid: buyer.userUuid } },
    now: at,
  };
  const { id, uuid } = await insertDraft(db, buyer, order, at);
  const { order_lines, version } = await readOrderAlone(services, reader, uuid);
  await db.transaction().execute(async (trx) => {
    for (const { id: line, price } of order_lines)
      await trx
        .updateTable('order_line')
        .set({ seen_cents: Math.round(price * 100) })
        .where('id', '=', line)
        .execute();
    const { payableCents } = await startPayment(trx, services, reader, uuid, { method: 'BANK', version });
    await sql`
      insert into payment (order_id, customer_id, attempt, method, provider, country_id, provider_reference,
        order_reference, amount_cents, standing_cents, state, is_test, created_at, changed_at, closed_at)
      select ${id}, ${buyer.customerId}, 1, 'BANK', 'EVERYPAY', ${countryId}, 'demo-' || number, number || '-1',
        ${payableCents}, ${payableCents}, 'settled', true, ${at}, ${at}, ${at} from shop_order where id = ${id}`.execute(
      trx,
    );
    const paidBy = { payment_method: 'BANK', payment_option: null } as const;
    await confirmPayment(trx, services, await lockOrderById(trx, id), paidBy, at);
    for (const step of orderSteps.filter(isOfStaff)) await lead(trx, id, step, at);
    await countFulfilled(trx, [uuid], at);
    // What happened months ago is told to nobody today.
    await sql`delete from outbox where topic = 'order.events' and payload->>'order' = ${uuid}`.execute(trx);
  });
}

const isOfStaff = (step: OrderStep) => step === 'begin_work' || step === 'fulfil';

async function lead(trx: Trx, orderId: number, step: OrderStep, at: Date): Promise<void> {
  const order = await lockOrderById(trx, orderId);
  await moveOrder(trx, order, step, { by: { kind: 'staff', userId: null }, now: at });
}

async function insertDraft(
  db: Db,
  { userId, customerId, information }: Buyer,
  { products, pieces, usesPoints = false }: PastOrder,
  at: Date,
): Promise<{ id: number; uuid: string }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; uuid: string }>`
      insert into shop_order (shop_id, country_id, language, customer_id, user_id, delivery_method_id, information,
        contact_email, use_loyalty_points, created_at, changed_at)
      values (${shopId}, ${countryId}, 'et', ${customerId}, ${userId},
        (select id from delivery_method where shop_id = ${shopId} and kind = 'courier' order by id limit 1),
        ${JSON.stringify(information)}, ${information.contact.email}, ${usesPoints}, ${at}, ${at})
      returning id, uuid`.execute(trx);
    const order = rows[0]!;
    await sql`
      insert into order_history (order_id, at, from_status, to_status, actor, user_id)
      values (${order.id}, ${at}, null, 1, 'customer', ${userId})`.execute(trx);
    // What anybody may buy and every warehouse has plenty of.
    await sql`
      insert into order_line (order_id, product_id, quantity, seen_cents)
      select ${order.id}, p.id, ${pieces}, 0 from product p
      where not p.is_disabled and p.pack_size = 1
        and not exists (select from product_restriction r where r.product_id = p.id)
        and (select sum(s.quantity - s.reserved) from stock s join warehouse w on w.id = s.warehouse_id
          where s.product_id = p.id and w.shop_id = ${shopId}) > 20
      order by p.popularity desc, p.id limit ${products}`.execute(trx);
    return order;
  });
}

/** The same hour so many months ago; of a month without such a day, its 28th. */
function monthsBefore(now: Date, months: number): Date {
  const day = Math.min(now.getUTCDate(), 28);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 9, 30));
}
