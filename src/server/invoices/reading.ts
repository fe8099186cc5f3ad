import { addressOfCall } from '../../domain/call.ts';
import { invoicePdfCall, invoiceXmlCall } from '../../domain/invoices/calls.ts';
import { decimalFromCents } from '../../domain/money.ts';
import type { OrderInvoice } from '../../domain/orders/contract.ts';
import type { Db, Trx } from '../database.ts';
import { listInvoicesOf } from './queries.ts';

/** Invoices and credit notes of orders by the order's id, in the order they were issued; nothing for an order without. */
export async function invoicesOf(
  db: Db | Trx,
  orders: readonly { id: number; uuid: string }[],
): Promise<Map<number, OrderInvoice[]>> {
  if (orders.length === 0) return new Map();
  const uuids = new Map(orders.map(({ id, uuid }) => [id, uuid]));
  const rows = await listInvoicesOf(db, [...uuids.keys()]);
  const found = new Map<number, OrderInvoice[]>();
  for (const row of rows) {
    const of = { uuid: uuids.get(row.order_id)!, number: row.number };
    const invoice: OrderInvoice = {
      number: row.number,
      kind: row.kind,
      issued_on: row.issued_on,
      total: decimalFromCents(row.total_cents),
      url: addressOfCall(invoicePdfCall.path, of).url,
      xml_url: addressOfCall(invoiceXmlCall.path, of).url,
      reference_number: row.reference_number,
    };
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), invoice]);
  }
  return found;
}
