import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/**
 * Orders that a user began. What was placed is retained for the seven years that accounting law asks for, with the name and
 * the address that stand on its invoice; drafts go.
 */
export const ordersData: PersonalData<Database> = {
  name: 'orders',
  async read(db, { id }) {
    const { rows } = await sql<object>`
      select o.uuid, o.number, o.status, o.country_id, o.created_at, o.submitted_at, o.information, o.pickup_point,
        o.delivery_note, o.purchase_order_number, o.payment_method, o.payable_cents, o.vat_cents,
        coalesce((select json_agg(json_build_object('product_id', l.product_id, 'sku', l.sku, 'name', l.i18n_name,
            'quantity', l.quantity, 'unit_cents', l.unit_cents, 'payable_cents', l.payable_cents) order by l.id)
          from order_line l where l.order_id = o.id), '[]') as lines
      from shop_order o where o.user_id = ${id} order by o.id`.execute(db);
    return rows;
  },
  async erase(trx, { id }) {
    await sql`delete from shop_order where user_id = ${id} and number is null`.execute(trx);
    // The only user of a customer takes it along, so its orders stay without one.
    const alone = sql`(
      select m.customer_id from customer_user m where m.user_id = ${id} and not exists (
        select from customer_user other where other.customer_id = m.customer_id and other.user_id <> ${id}))`;
    await sql`delete from shop_order where customer_id in ${alone} and number is null`.execute(trx);
    await sql`update shop_order set customer_id = null, needs_key = true where customer_id in ${alone}`.execute(
      trx,
    );
    await sql`update shop_order set user_id = null where user_id = ${id}`.execute(trx);
  },
};
