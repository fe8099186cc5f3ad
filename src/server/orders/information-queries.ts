import { sql } from 'kysely';
import type { DeliveryInformation } from '../../domain/orders/contract.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';

/** Of a locked draft. A way of delivery of another country is chosen anew. */
export async function updateInformation(
  trx: Trx,
  orderId: number,
  now: Date,
  given: { information: DeliveryInformation; countryId: number; isBusiness: boolean; language: Language },
): Promise<void> {
  const { information, countryId, isBusiness, language } = given;
  await sql`
    update shop_order set
      information = ${information}, contact_email = ${information.contact.email},
      purchase_order_number = ${information.purchase_order_number},
      is_business = ${isBusiness}, language = ${language},
      delivery_method_id = case when country_id = ${countryId} then delivery_method_id end,
      pickup_point = case when country_id = ${countryId} then pickup_point end,
      country_id = ${countryId},
      approval = nullif(approval, 'denied'), version = version + 1, changed_at = ${now}
    where id = ${orderId}`.execute(trx);
}

/** Whether an order that may still be placed has the number. */
export async function usesVat(db: Db, vat: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop_order
    where status in (1, 6, 7) and information->'company'->>'vat' = ${vat} limit 1`.execute(db);
  return rows.length > 0;
}
