import type { GeneratedAlways } from 'kysely';
import type { Buyer, InvoiceKind, InvoiceLine, Seller } from '../../domain/invoices/invoice.ts';
import type { Language } from '../../domain/locales.ts';
import type { ExplainedDiscount } from '../../domain/orders/discount-names.ts';
import type { VatTotal } from '../../domain/orders/totals.ts';
import type { VatReason } from '../../domain/orders/vat.ts';
import type { PaymentMethod } from '../../domain/payments/contract.ts';
import type { Day, JsonArray, JsonArrayWithDefault, JsonObject } from '../platform/columns.ts';

export interface InvoiceSeriesTable {
  shop_id: number;
  /** Of Tallinn's calendar. */
  year: number;
  kind: InvoiceKind;
  last_number: number;
  last_issued_on: Day;
}

/** Written once, never changed: a mistake is put right by a credit note. */
export interface InvoiceTable {
  id: GeneratedAlways<number>;
  number: string;
  shop_id: number;
  year: number;
  kind: InvoiceKind;
  /** The place in its series. */
  series_number: number;
  order_id: number;
  order_number: number;
  /** Of a credit note: its invoice. */
  refers_to: number | null;
  language: Language;
  issued_on: Day;
  supplied_on: Day;
  due_on: Day | null;
  payment_method: PaymentMethod | null;
  is_paid: boolean;
  reference_number: string;
  purchase_order_number: string | null;
  seller: JsonObject<Seller>;
  buyer: JsonObject<Buyer>;
  lines: JsonArray<InvoiceLine>;
  /** What was taken off, as the buyer was told; the lines hold their shares. */
  discounts: JsonArrayWithDefault<ExplainedDiscount>;
  vat: JsonArray<VatTotal>;
  vat_reason: VatReason;
  vat_note: string | null;
  reason: string | null;
  net_cents: number;
  vat_cents: number;
  total_cents: number;
  issued_at: Date;
}

export interface InvoiceTables {
  invoice_series: InvoiceSeriesTable;
  invoice: InvoiceTable;
}
