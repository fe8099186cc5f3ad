import type { VatReason } from '../orders/vat.ts';
import type { ExplainedDiscount } from '../orders/discount-names.ts';
import type { VatTotal } from '../orders/totals.ts';
import type { PaymentMethod } from '../payments/contract.ts';
import type { CountryCode } from '../shops/audience.ts';
import type { Language } from '../locales.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who sells, as the invoice names it. */
export interface Seller {
  name: string;
  street: string;
  city: string;
  postal_code: string;
  country: CountryCode;
  reg_code: string;
  vat: string;
  iban: string;
  bank: string;
  phone: string;
  email: string;
}

/** Who buys, as the invoice names it. */
export interface Buyer {
  /** The company's, else the person's. */
  name: string;
  street: string;
  city: string;
  postal_code: string;
  country: CountryCode;
  /** Of companies. */
  reg_code: string | null;
  vat: string | null;
  email: string;
  /** Where the goods end up. */
  delivery_country: CountryCode;
}

export interface InvoiceLine {
  /** The line of the order it bills; null: transport, or a sum credited without goods. */
  order_line_id: number | null;
  sku: string | null;
  name: string;
  quantity: number;
  /** Percent. */
  vat_rate: number;
  /** Without VAT, before discounts. */
  list_net_cents: number;
  /** Without VAT, after discounts. */
  net_cents: number;
  vat_cents: number;
}

/** What an invoice or a credit note says; sums of a credit note are what is given back, and positive. */
export interface Invoice {
  number: string;
  kind: InvoiceKind;
  /** Of a credit note: number and day of its invoice. */
  refersTo: { number: string; issuedOn: string } | null;
  orderNumber: number;
  language: Language;
  /** Calendar days of Tallinn. */
  issuedOn: string;
  suppliedOn: string;
  /** Null: paid when it was issued, or a credit note. */
  dueOn: string | null;
  paymentMethod: PaymentMethod | null;
  isPaid: boolean;
  referenceNumber: string;
  purchaseOrderNumber: string | null;
  seller: Seller;
  buyer: Buyer;
  lines: InvoiceLine[];
  vat: VatTotal[];
  /** Of an invoice: what was taken off its prices, which the lines hold in shares. */
  discounts: ExplainedDiscount[];
  vatReason: VatReason;
  /** Why no VAT is charged, as the law words it. */
  vatNote: string | null;
  /** Of a credit note: why. */
  reason: string | null;
  netCents: number;
  vatCents: number;
  totalCents: number;
}
