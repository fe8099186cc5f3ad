import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { Buyer } from './buyer.ts';

/** A locked guest's order becomes that of a customer. */
export async function takeOver(
  trx: Trx,
  orderId: number,
  { customer, userId, now }: { customer: Buyer; userId: number; now: Date },
): Promise<void> {
  await sql`
    update shop_order set customer_id = ${customer.id}, user_id = ${userId},
      is_business = is_business or ${customer.is_business}, version = version + 1, changed_at = ${now}
    where id = ${orderId}`.execute(trx);
}

/** Coupons of one locked order come to another. */
export async function handOver(trx: Trx, fromId: number, toId: number): Promise<void> {
  await sql`
    insert into order_coupon (order_id, coupon_id, added_at)
    select ${toId}, coupon_id, added_at from order_coupon where order_id = ${fromId} on conflict do nothing`.execute(
    trx,
  );
}

/** What was typed as a guest is not typed again, where the other order has nothing of it and goes to the same country. */
export async function takeDetails(trx: Trx, fromId: number, toId: number): Promise<void> {
  await sql`
    update shop_order cart set information = guest.information, contact_email = guest.contact_email,
      purchase_order_number = guest.purchase_order_number, is_business = cart.is_business or guest.is_business,
      delivery_method_id = coalesce(cart.delivery_method_id, guest.delivery_method_id),
      pickup_point = case when cart.delivery_method_id is null then guest.pickup_point else cart.pickup_point end,
      delivery_note = coalesce(cart.delivery_note, guest.delivery_note)
    from shop_order guest
    where cart.id = ${toId} and guest.id = ${fromId} and cart.information is null
      and guest.information is not null and guest.country_id = cart.country_id and guest.shop_id = cart.shop_id`.execute(
    trx,
  );
}
