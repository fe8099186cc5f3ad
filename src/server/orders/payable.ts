import { sql } from 'kysely';
import type { Seller } from '../../domain/invoices/invoice.ts';
import { translate, type Language, type Multilingual } from '../../domain/locales.ts';
import type { DeliveryInformation } from '../../domain/orders/contract.ts';
import type { Totals } from '../../domain/orders/totals.ts';
import type { VatReason } from '../../domain/orders/vat.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { Trx } from '../database.ts';
import { hiddenIds } from '../platform/db.ts';

/** A line as it was sold; cents in the terms of the order. */
export interface SoldLine {
  id: number;
  sku: string;
  /** In the language of the order. */
  name: string;
  quantity: number;
  unitCents: number;
  vatRate: number;
  payableCents: number;
}

/** An order that was placed, with all that a provider, an invoice or a mail says of it. */
export interface PayableOrder {
  orderId: number;
  uuid: string;
  number: number;
  shopId: number;
  seller: Seller;
  /** Where it is delivered. */
  countryId: number;
  language: Language;
  customerId: number | null;
  isBusiness: boolean;
  payableCents: number;
  totals: Totals;
  vatReason: VatReason;
  method: PaymentMethod;
  option: string | null;
  /** Of credit and invoices, `2026-12-07`. */
  dueOn: string | null;
  information: DeliveryInformation;
  deliveryMethodId: number | null;
  purchaseOrderNumber: string | null;
  /** In the order of `totals.lines`. */
  lines: SoldLine[];
}

interface Row extends Omit<PayableOrder, 'lines'> {
  lines: [
    id: number,
    sku: string,
    name: Multilingual,
    quantity: number,
    unit: number,
    rate: number,
    left: number,
  ][];
}

/** What was placed as it was placed; not for drafts. */
export async function payableOrder(trx: Trx, orderId: number): Promise<PayableOrder> {
  return (await payableOrders(trx, [orderId])).get(orderId)!;
}

/** The same of several, by id. */
export async function payableOrders(
  trx: Trx,
  orderIds: readonly number[],
): Promise<Map<number, PayableOrder>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select o.id as "orderId", o.uuid, o.number, o.shop_id as "shopId", o.country_id as "countryId", o.language,
      o.customer_id as "customerId", o.is_business as "isBusiness", o.payable_cents as "payableCents", o.totals,
      o.vat_reason as "vatReason", o.payment_method as method, o.payment_option as option, o.due_on as "dueOn",
      o.information, o.delivery_method_id as "deliveryMethodId", o.purchase_order_number as "purchaseOrderNumber",
      (select json_agg(json_build_array(l.id, l.sku, l.i18n_name, l.quantity, l.unit_cents, l.vat_rate, l.payable_cents)
        order by l.id) from order_line l where l.order_id = o.id) as lines,
      (select s.seller from shop s where s.id = o.shop_id) as seller
    from shop_order o where o.id = any(${hiddenIds(orderIds, 'bigint')}) and o.totals is not null`.execute(
    trx,
  );
  const found = new Map(rows.map((row) => [row.orderId, payable(row)]));
  const missing = orderIds.find((id) => !found.has(id));
  if (missing !== undefined) throw new Error(`order ${missing} was not placed`);
  return found;
}

function payable(row: Row): PayableOrder {
  return {
    ...row,
    lines: row.lines.map(([id, sku, name, quantity, unitCents, vatRate, payableCents]) => ({
      id,
      sku,
      name: translate(name, row.language),
      quantity,
      unitCents,
      vatRate,
      payableCents,
    })),
  };
}
