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

/**
 * Notes orders delivered in a span of time as looked at, and answers those that have anything to review. An order is taken
 * once, whoever takes it: a second process, or a repetition after a crash, finds it noted.
 */
export async function takeDelivered(
  trx: Trx,
  { from, to, now, limit }: { from: Date; to: Date; now: Date; limit: number },
): Promise<{ taken: number; orders: DeliveredOrder[] }> {
  const { rows } = await sql<DeliveredOrder & { email: string | null }>`
    with due as (
      select h.order_id from order_history h join shop_order o on o.id = h.order_id
      where h.to_status = ${orderStatuses.FULFILLED} and h.at >= ${from} and h.at < ${to}
        and o.status = ${orderStatuses.FULFILLED} and not o.is_event and o.customer_id is not null and o.user_id is not null
        and not exists (select from review_invitation i where i.order_id = h.order_id)
      order by h.at limit ${limit}),
    taken as (
      insert into review_invitation (order_id, considered_at) select distinct order_id, ${now}::timestamptz from due
      on conflict do nothing returning order_id)
    select o.uuid, o.shop_id, o.country_id, u.email, u.first_name, u.language,
      array(select l.product_id from order_line l
        where l.order_id = o.id and l.product_id is not null and not exists (
          select from review r where r.customer_id = o.customer_id and r.product_id = l.product_id)
        order by l.cents desc nulls last, l.id) as product_ids
    from taken join shop_order o on o.id = taken.order_id
      left join user_account u on u.id = o.user_id and u.is_active and exists (
        select from customer_user m where m.customer_id = o.customer_id and m.user_id = o.user_id)
    order by o.id`.execute(trx);
  return {
    taken: rows.length,
    orders: rows.filter(({ email, product_ids }) => email !== null && product_ids.length > 0),
  };
}
