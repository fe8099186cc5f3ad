import { sql } from 'kysely';
import { orderStatuses } from '../../domain/orders/statuses.ts';
import type { Language } from '../../domain/locales.ts';
import type { ShopId } from '../../domain/shops/audience.ts';
import type { Trx } from '../database.ts';

/** A delivered order of somebody who is still with its customer. */
export interface DeliveredOrder {
  uuid: string;
  shop_id: ShopId;
  country_id: number;
  email: string;
  first_name: string;
  language: Language;
  /** What the customer has not reviewed, the dearest first. */
  product_ids: number[];
}

/** Where a walk over deliveries stands: the one looked at last. */
export interface DeliveryPlace {
  /** As PostgreSQL writes it: a JavaScript Date would drop its microseconds, and the walk would stand still. */
  at: string;
  order_id: number;
}

interface Span {
  after: DeliveryPlace;
  to: Date;
  now: Date;
  limit: number;
}

/**
 * Notes the next orders delivered in a span of time as looked at, and answers those that have anything to review. An order is
 * taken once, whoever takes it: a second process, or a repetition after a crash, finds it noted. `last` is where to go on;
 * null: there are no more.
 */
export async function takeDelivered(
  trx: Trx,
  { after, to, now, limit }: Span,
): Promise<{ last: DeliveryPlace | null; orders: DeliveredOrder[] }> {
  const { rows: due } = await sql<DeliveryPlace>`
    select h.at::text as at, h.order_id from order_history h
    where h.to_status = ${orderStatuses.FULFILLED} and (h.at, h.order_id) > (${after.at}::timestamptz, ${after.order_id}) and h.at < ${to}
    order by h.at, h.order_id limit ${limit}`.execute(trx);
  const last = due.at(-1) ?? null;
  const ids = due.map(({ order_id }) => order_id);
  const { rows } = await sql<DeliveredOrder>`
    with taken as (
      insert into review_invitation (order_id, considered_at)
      select o.id, ${now}::timestamptz from shop_order o
      where o.id = any(${ids}::bigint[]) and o.status = ${orderStatuses.FULFILLED} and not o.is_event
        and o.customer_id is not null and o.user_id is not null
      order by o.id on conflict do nothing returning order_id),
    delivered as (
      select o.id, o.uuid, o.shop_id, o.country_id, u.email, u.first_name, u.language,
        array(select l.product_id from order_line l
          where l.order_id = o.id and l.product_id is not null and not exists (
            select from review r where r.customer_id = o.customer_id and r.product_id = l.product_id)
          order by l.cents desc nulls last, l.id) as product_ids
      from taken join shop_order o on o.id = taken.order_id
        join customer_user m on m.customer_id = o.customer_id and m.user_id = o.user_id
        join user_account u on u.id = o.user_id and u.is_active)
    select uuid, shop_id, country_id, email, first_name, language, product_ids
    from delivered where cardinality(product_ids) > 0 order by id`.execute(trx);
  return { last, orders: rows };
}
