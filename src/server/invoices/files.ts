import type { Invoice } from '../../domain/invoices/invoice.ts';
import type { Db } from '../database.ts';
import { storedOrMade } from '../files/service.ts';
import type { Storage } from '../files/storage.ts';
import { findInvoice } from './queries.ts';
import { ublOf } from './ubl.ts';

/** Renders an invoice as PDF. */
export type RenderInvoice = (invoice: Invoice) => Promise<Buffer>;

/** Documents of orders as files; undefined: the order has none of that number. */
export interface InvoiceFiles {
  pdf(orderId: number, number: string): Promise<Buffer | undefined>;
  xml(orderId: number, number: string): Promise<string | undefined>;
}

/** Raised when documents look different: those rendered before are rendered anew, from the same rows. */
const layoutVersion = 4;

/** Renders a PDF when it is first asked for and keeps it: what it says never changes. */
export function createInvoiceFiles({
  db,
  storage,
  render,
}: {
  db: Db;
  storage: Storage;
  render: RenderInvoice;
}): InvoiceFiles {
  return {
    async pdf(orderId, number) {
      const invoice = await readInvoice(db, orderId, number);
      if (!invoice) return undefined;
      const key = `invoices/${layoutVersion}/${invoice.number}.pdf`;
      return storedOrMade(storage, key, 'application/pdf', () => render(invoice));
    },
    async xml(orderId, number) {
      const invoice = await readInvoice(db, orderId, number);
      return invoice && ublOf(invoice);
    },
  };
}

/** A document of an order, as it was issued. */
export async function readInvoice(db: Db, orderId: number, number: string): Promise<Invoice | undefined> {
  const row = await findInvoice(db, orderId, number);
  if (!row) return undefined;
  const { original_number, original_issued_on } = row;
  return {
    number: row.number,
    kind: row.kind,
    refersTo:
      original_number !== null && original_issued_on !== null
        ? { number: original_number, issuedOn: original_issued_on }
        : null,
    orderNumber: row.order_number,
    language: row.language,
    issuedOn: row.issued_on,
    suppliedOn: row.supplied_on,
    dueOn: row.due_on,
    paymentMethod: row.payment_method,
    isPaid: row.is_paid,
    referenceNumber: row.reference_number,
    purchaseOrderNumber: row.purchase_order_number,
    seller: row.seller,
    buyer: row.buyer,
    lines: row.lines,
    vat: row.vat,
    vatReason: row.vat_reason,
    discounts: row.discounts,
    vatNote: row.vat_note,
    reason: row.reason,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    totalCents: row.total_cents,
  };
}
