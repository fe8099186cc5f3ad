import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/**
 * Locks the coupons of an order, in the order of ids, until `trx` ends. What is read of their uses after this is what
 * counts: nobody else takes or frees one meanwhile.
 */
export async function lockCoupons(trx: Trx, orderId: number): Promise<void> {
  await sql`
    select 1 from coupon where id in (
      select coupon_id from order_coupon where order_id = ${orderId}
      union select coupon_id from coupon_use where order_id = ${orderId})
    order by id for update`.execute(trx);
}

/** Who uses a coupon: the customer, or a guest by the e-mail address. */
export function couponBuyer(order: { customer_id: number | null; contact_email: string | null }): string {
  return order.customer_id === null ? (order.contact_email ?? '') : `customer ${order.customer_id}`;
}

/** Counts the locked coupons of an order as used by its buyer. */
export async function takeCoupons(
  trx: Trx,
  orderId: number,
  { couponIds, buyer }: { couponIds: readonly number[]; buyer: string },
): Promise<void> {
  if (couponIds.length === 0) return;
  await sql`
    with used as (
      insert into coupon_use (coupon_id, order_id, buyer)
      select id, ${orderId}, ${buyer} from unnest(${couponIds}::int[]) as given(id)
      returning coupon_id)
    update coupon c set uses = c.uses + 1 from used u where c.id = u.coupon_id`.execute(trx);
}

/** Gives back what an order has used; nothing when it has used none. */
export async function releaseCoupons(trx: Trx, orderId: number): Promise<void> {
  const { rows } = await sql`select 1 from coupon_use where order_id = ${orderId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  await lockCoupons(trx, orderId);
  await sql`
    with freed as (delete from coupon_use where order_id = ${orderId} returning coupon_id)
    update coupon c set uses = c.uses - 1 from freed f where c.id = f.coupon_id`.execute(trx);
}
