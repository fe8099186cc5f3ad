import type { CountryCode } from '../shops/audience.ts';
import { referenceNumber } from '../payments/reference-number.ts';
import type { InvoiceKind } from './invoice.ts';

export interface InvoiceSeries {
  year: number;
  /** Of the shop. */
  country: CountryCode;
  kind: InvoiceKind;
}

/** Places of a series have at least so many digits, so that numbers sort as they were issued. */
export const minPlaceDigits = 6;

/**
 * What numbers of a series begin with: `2026-E-` for invoices such as `2026-E-000123`, `2026-EK-` for credit notes. Year,
 * shop and kind name the series, its place follows.
 */
export function numberPrefix({ year, country, kind }: InvoiceSeries): string {
  return `${year}-${country[0]!}${kind === 'credit_note' ? 'K' : ''}-`;
}

/**
 * The reference number of everything that is paid for an order: it is known before there is an invoice, so a transfer
 * of any kind finds its order.
 */
export function orderReferenceNumber(orderNumber: number): string {
  return referenceNumber(String(orderNumber));
}
