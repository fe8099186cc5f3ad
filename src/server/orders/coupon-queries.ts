import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** The coupon of a code in its one form. */
export async function findCouponId(trx: Trx, code: string): Promise<number | undefined> {
  const found = await trx.selectFrom('coupon').select('id').where('code', '=', code).executeTakeFirst();
  return found?.id;
}

/** False: the order has it already. */
export async function addCouponRow(trx: Trx, orderId: number, couponId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into order_coupon (order_id, coupon_id) values (${orderId}, ${couponId})
    on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

/** False: the order does not have it. */
export async function removeCouponRow(trx: Trx, orderId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    delete from order_coupon oc using coupon c
    where oc.order_id = ${orderId} and c.id = oc.coupon_id and c.code = ${code} returning 1`.execute(trx);
  return rows.length > 0;
}
