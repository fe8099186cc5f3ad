import type { Insertable } from 'kysely';
import { creditLinesOf, type Credited } from '../../domain/invoices/credit.ts';
import type { Buyer, InvoiceKind, InvoiceLine, Seller } from '../../domain/invoices/invoice.ts';
import { vatNoteOf } from '../../domain/invoices/legal.ts';
import { invoiceLinesOf, sumOf, vatOfLines, type BilledLine } from '../../domain/invoices/lines.ts';
import { numberPrefix, orderReferenceNumber } from '../../domain/invoices/numbers.ts';
import type { Language } from '../../domain/locales.ts';
import { takenDiscounts } from '../../domain/orders/discount-names.ts';
import type { Totals } from '../../domain/orders/totals.ts';
import type { VatReason } from '../../domain/orders/vat.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import { tallinnClock, tallinnDay } from '../../domain/time.ts';
import type { Trx } from '../database.ts';
import { writePipelined } from '../platform/pipelined-writes.ts';
import { getSeller } from '../shops/service.ts';
import { documentTexts } from './document-texts.ts';
import { listCreditNotes, lockInvoice, numberedInsert, type NumberedInvoice } from './queries.ts';
import type { InvoiceTable } from './tables.ts';

/** Everything an invoice says of an order. */
export interface InvoiceData {
  order: { id: number; number: number };
  shopId: number;
  /** Left out: as the shop names it. */
  seller?: Seller;
  /** Of the order. */
  language: Language;
  buyer: Buyer;
  /** In the order of `totals.lines`. */
  lines: readonly BilledLine[];
  /** What transport is called, in the language of the invoice: the name of the method; empty: transport. */
  transportName: string;
  totals: Totals;
  vatReason: VatReason;
  paymentMethod: PaymentMethod;
  isPaid: boolean;
  /** Last day of payment, `2026-12-07`; null: it is paid. */
  dueOn: string | null;
  /** When the goods are sent or the money came; left out: the day of the invoice. */
  suppliedOn?: string;
  purchaseOrderNumber: string | null;
}

/**
 * Issues the invoice of an order. Call it last in the transaction: everybody else who issues one in this shop waits from
 * here until it ends.
 */
export async function issueInvoice(trx: Trx, data: InvoiceData, now: Date): Promise<IssuedInvoice> {
  return issued(await (await invoiceOf(trx, data, now)).executeTakeFirstOrThrow());
}

/** The same for who asks nothing of it: it travels with the commit, so that the others wait for no round trip. */
export async function issueInvoiceWithCommit(trx: Trx, data: InvoiceData, now: Date): Promise<void> {
  await writePipelined(trx, await invoiceOf(trx, data, now));
}

async function invoiceOf(trx: Trx, data: InvoiceData, now: Date) {
  const seller = data.seller ?? (await getSeller(trx, data.shopId));
  const transport = data.transportName || documentTexts[data.language].transport;
  const lines = invoiceLinesOf(data.lines, transport, data.totals);
  return numbered(trx, 'invoice', data.shopId, seller.country, now, {
    order_id: data.order.id,
    order_number: data.order.number,
    refers_to: null,
    language: data.language,
    supplied_on: data.suppliedOn ?? tallinnDay(now),
    due_on: data.dueOn,
    payment_method: data.paymentMethod,
    is_paid: data.isPaid,
    reference_number: orderReferenceNumber(data.order.number),
    purchase_order_number: data.purchaseOrderNumber,
    seller,
    buyer: data.buyer,
    ...sums(lines),
    discounts: JSON.stringify(takenDiscounts(data.totals)),
    vat_reason: data.vatReason,
    vat_note: vatNoteOf(data.vatReason, seller.country),
    reason: null,
  });
}

/** What a credit note takes back of the invoice of an order, and why. */
export interface CreditData {
  orderId: number;
  credited: Credited;
  reason: string;
}

/**
 * Issues a credit note over the invoice of an order, at the rates the invoice had. Call it last in the transaction, as
 * `issueInvoice`.
 * @returns null: the order has no invoice, or `all` is asked for and nothing is left
 * @throws ShopError CREDIT_TOO_MUCH
 */
export async function issueCreditNote(
  trx: Trx,
  { orderId, credited, reason }: CreditData,
  now: Date,
): Promise<IssuedInvoice | null> {
  const invoice = await lockInvoice(trx, orderId);
  if (!invoice) return null;
  const earlier = (await listCreditNotes(trx, invoice.id)).flatMap((note) => note.lines);
  const lines = creditLinesOf(invoice.lines, earlier, credited, reason);
  if (lines.length === 0) return null;
  const note = numbered(trx, 'credit_note', invoice.shop_id, invoice.seller.country, now, {
    order_id: orderId,
    order_number: invoice.order_number,
    refers_to: invoice.id,
    language: invoice.language,
    supplied_on: invoice.supplied_on,
    due_on: null,
    payment_method: invoice.payment_method,
    is_paid: invoice.is_paid,
    reference_number: invoice.reference_number,
    purchase_order_number: invoice.purchase_order_number,
    seller: invoice.seller,
    buyer: invoice.buyer,
    ...sums(lines),
    vat_reason: invoice.vat_reason,
    vat_note: invoice.vat_note,
    reason,
  });
  return issued(await note.executeTakeFirstOrThrow());
}

/** Takes back the invoice of a cancelled order that nobody has paid; what was paid is taken back with its money. */
export async function creditUnpaidInvoice(trx: Trx, orderId: number, now: Date): Promise<void> {
  const invoice = await lockInvoice(trx, orderId);
  if (!invoice || invoice.is_paid) return;
  const reason = documentTexts[invoice.language].canceled;
  await issueCreditNote(trx, { orderId, credited: { kind: 'all' }, reason }, now);
}

export interface IssuedInvoice {
  id: number;
  number: string;
  totalCents: number;
  referenceNumber: string;
}

function issued(row: NumberedInvoice): IssuedInvoice {
  return {
    id: row.id,
    number: row.number,
    totalCents: row.total_cents,
    referenceNumber: row.reference_number,
  };
}

type Numbered = 'number' | 'shop_id' | 'year' | 'kind' | 'series_number' | 'issued_on' | 'issued_at';

function numbered(
  trx: Trx,
  kind: InvoiceKind,
  shopId: number,
  country: Buyer['country'],
  now: Date,
  row: Omit<Insertable<InvoiceTable>, Numbered>,
) {
  const { year } = tallinnClock(now);
  const invoice = { ...row, shop_id: shopId, year, kind, issued_on: tallinnDay(now), issued_at: now };
  const latestDay = tallinnDay(new Date(now.getTime() + maxWaitMs));
  return numberedInsert(trx, numberPrefix({ year, country, kind }), invoice, latestDay);
}

/** Longer than any statement may wait for a number. */
const maxWaitMs = 60_000;

function sums(lines: readonly InvoiceLine[]) {
  const vat = vatOfLines(lines);
  const netCents = sumOf(vat, (one) => one.netCents);
  const vatCents = sumOf(vat, (one) => one.vatCents);
  return {
    lines: JSON.stringify(lines),
    vat: JSON.stringify(vat),
    net_cents: netCents,
    vat_cents: vatCents,
    total_cents: netCents + vatCents,
  };
}
