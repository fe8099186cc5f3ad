import { sql } from 'kysely';
import type { DeliveryInformation } from '../../domain/orders/contract.ts';
import type { Language } from '../../domain/locales.ts';
import type { Db, Trx } from '../database.ts';
import { preparedPipelined } from '../platform/pipelined-writes.ts';
import type { Reader } from './access.ts';
import { orderSql, preparedOrders, type OrderRow } from './rows.ts';
import { openStatuses } from '../../domain/orders/statuses.ts';
import { literals } from '../platform/literals.ts';

/** $1 user who asks, $2 order, $3 information, $4 e-mail, $5 number of the buyer, $6 business, $7 language, $8 country, $9 now */
const updateRow = preparedOrders(
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

interface GivenInformation {
  information: DeliveryInformation;
  countryId: number;
  isBusiness: boolean;
  language: Language;
}

/** Of a locked draft, answered as it is now. A way of delivery of another country is chosen anew. */
export async function updateInformation(
  trx: Trx,
  { visitor, now }: Reader,
  row: OrderRow,
  given: GivenInformation,
): Promise<OrderRow> {
  if (changesNothingElse(row, given)) return updatePipelined(trx, row, given, now);
  const { information, countryId, isBusiness, language } = given;
  const [updated] = await updateRow(trx, [
    visitor.user?.id ?? null,
    row.id,
    information,
    information.contact.email,
    information.purchase_order_number,
    isBusiness,
    language,
    countryId,
    now,
  ]);
  return updated!;
}

/** Whether nothing that is read with an order depends on what is given: no warehouses, no VAT number, no uses of coupons. */
function changesNothingElse(row: OrderRow, { information, countryId }: GivenInformation): boolean {
  return countryId === row.country_id && information.company === null && row.coupons === null;
}

const writeInformation = preparedPipelined(
  'orders.information-alone',
  `update shop_order set information = $2, contact_email = $3, purchase_order_number = $4, is_business = $5, language = $6,
    approval = $7, version = $8, changed_at = $9 where id = $1`,
);

async function updatePipelined(
  trx: Trx,
  row: OrderRow,
  { information, isBusiness, language }: GivenInformation,
  now: Date,
): Promise<OrderRow> {
  const change = {
    information,
    contact_email: information.contact.email,
    purchase_order_number: information.purchase_order_number,
    is_business: isBusiness,
    language,
    approval: row.approval === 'denied' ? null : row.approval,
    version: row.version + 1,
    changed_at: now,
  };
  await writeInformation(trx, [
    row.id,
    information,
    change.contact_email,
    change.purchase_order_number,
    isBusiness,
    language,
    change.approval,
    change.version,
    now,
  ]);
  return { ...row, ...change, vat_number: null, vat_is_valid: null };
}

/** Whether an order that may still be placed has the number. */
export async function usesVat(db: Db, vat: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shop_order
    where status in (${literals(openStatuses)}) and information->'company'->>'vat' = ${vat} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
