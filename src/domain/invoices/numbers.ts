import type { CountryCode } from '../shops/audience.ts';
import { referenceNumber } from '../payments/reference-number.ts';
import type { InvoiceKind } from './invoice.ts';

export interface SeriesNumber {
  year: number;
  /** Of the shop. */
  country: CountryCode;
  kind: InvoiceKind;
  /** From 1, without gaps. */
  place: number;
}

/**
 * The number of an invoice, `2026-E-000123`, or of a credit note, `2026-EK-000007`: year, shop and kind name the series,
 * so that it is unique and sorts as it was issued.
 */
export function invoiceNumber({ year, country, kind, place }: SeriesNumber): string {
  const series = country[0]! + (kind === 'credit_note' ? 'K' : '');
  return `${year}-${series}-${String(place).padStart(6, '0')}`;
}

/**
 * The reference number of everything that is paid for an order: it is known before there is an invoice, so a transfer
 * of any kind finds its order.
 */
export function orderReferenceNumber(orderNumber: number): string {
  return referenceNumber(String(orderNumber));
}
