import { sql } from 'kysely';
import type { DeliveryInformation } from '../../domain/orders/contract.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { prepared } from '../platform/db.ts';
import type { Reader } from './access.ts';
import { orderSql, type OrderRow } from './rows.ts';

/** $1 user who asks, $2 order, $3 information, $4 e-mail, $5 number of the buyer, $6 business, $7 language, $8 country, $9 now */
const updateRow = prepared<OrderRow>(
  'orders.information',
  `with o as (
    update shop_order o set
      information = $3, contact_email = $4, purchase_order_number = $5, is_business = $6, language = $7,
      delivery_method_id = case when o.country_id = $8::int then o.delivery_method_id end,
      pickup_point = case when o.country_id = $8::int then o.pickup_point end,
      country_id = $8::int, approval = nullif(o.approval, 'denied'), version = o.version + 1, changed_at = $9
    where o.id = $2::bigint
    returning o.*)
  ${orderSql('o', '$1::int')}`,
);

/** Of a locked draft, answered as it is now. A way of delivery of another country is chosen anew. */
export async function updateInformation(
  trx: Trx,
  { visitor, now }: Reader,
  orderId: number,
  given: { information: DeliveryInformation; countryId: number; isBusiness: boolean; language: Language },
): Promise<OrderRow> {
  const { information, countryId, isBusiness, language } = given;
  const [row] = await updateRow(trx, [
    visitor.user?.id ?? null,
    orderId,
    information,
    information.contact.email,
    information.purchase_order_number,
    isBusiness,
    language,
    countryId,
    now,
  ]);
  return row!;
}

/** Whether an order that may still be placed has the number. */
export async function usesVat(db: Db, vat: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop_order
    where status in (1, 6, 7) and information->'company'->>'vat' = ${vat} limit 1`.execute(db);
  return rows.length > 0;
}
