import { sql } from 'kysely';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Db, Trx } from '../database.ts';

/** A user who acts for a customer. */
export interface Buyer {
  userId: number;
  customerId: number;
}

/**
 * SQL: lines `l` of orders `o` that were delivered to the customer and that the user `m` may see. Tickets of events are no
 * goods: they are issued before anybody has been there.
 */
const delivered = ({ userId, customerId }: Buyer) => sql`
  from shop_order o join order_line l on l.order_id = o.id
    join customer_user m on m.customer_id = o.customer_id and m.user_id = ${userId}
  where o.customer_id = ${customerId} and o.status = ${orderStatuses.FULFILLED} and not o.is_event
    and (m.role = 'CUSTOMER_ADMIN' or o.user_id = ${userId})`;

/** The first line a product was delivered by; undefined: none that the user may see. */
export async function findPurchase(
  db: Db | Trx,
  buyer: Buyer,
  productId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id ${delivered(buyer)} and l.product_id = ${productId} order by l.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** What is written beside a review. */
export interface Writer {
  first_name: string;
  last_name: string;
  is_professional: boolean;
}

export async function findWriter(db: Db | Trx, { userId, customerId }: Buyer): Promise<Writer> {
  const { rows } = await sql<Writer>`
    select u.first_name, u.last_name, c.is_business and c.status = 'approved' as is_professional
    from user_account u join customer c on c.id = ${customerId} where u.id = ${userId}`.execute(db);
  return rows[0]!;
}

export interface WaitingRow {
  product_id: number;
  order: string;
  bought_at: Date;
}

/** Delivered products without a review, the latest bought first, and how many there are in all. */
export async function listWaiting(
  db: Db,
  buyer: Buyer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WaitingRow[]; count: number }> {
  const { rows } = await sql<WaitingRow & { count: number }>`
    with bought as (
      select distinct on (l.product_id) l.product_id, o.uuid as "order", o.submitted_at as bought_at
      ${delivered(buyer)} and l.product_id is not null
        and not exists (select from review r where r.customer_id = o.customer_id and r.product_id = l.product_id
          and r.withdrawn_at is null)
      order by l.product_id, o.submitted_at desc, o.id desc),
    page as (select * from bought order by bought_at desc, product_id limit ${limit} offset ${offset})
    select page.*, total.count from (select count(*)::int as count from bought) total left join page on true
    order by page.bought_at desc, page.product_id`.execute(db);
  return { rows: rows.filter(({ product_id }) => product_id !== null), count: rows[0]!.count };
}
