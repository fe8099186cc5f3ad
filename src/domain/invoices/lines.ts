import { netOf, prorate } from '../money.ts';
import type { Totals, VatTotal } from '../orders/totals.ts';
import type { InvoiceLine } from './invoice.ts';

export interface BilledLine {
  orderLineId: number;
  sku: string;
  /** In the language of the invoice. */
  name: string;
  quantity: number;
  vatRate: number;
}

/**
 * The lines of an invoice: those of the order, then its transport, once for each rate it is taxed at. Their sums without
 * VAT and their VAT add up to those of the rates.
 * @param lines in the order of `totals.lines`
 */
export function invoiceLinesOf(
  lines: readonly BilledLine[],
  transportName: string,
  totals: Totals,
): InvoiceLine[] {
  const goods = lines.map((line, at): InvoiceLine => {
    const { cents, payableCents, vatCents } = totals.lines[at]!;
    return {
      order_line_id: line.orderLineId,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      vat_rate: line.vatRate,
      ...netsOf({ cents, payableCents, vatCents, rate: line.vatRate }),
    };
  });
  return [...goods, ...transportLines(goods, transportName, totals)];
}

/** What the rates hold beyond the goods is transport. */
function transportLines(goods: readonly InvoiceLine[], name: string, totals: Totals): InvoiceLine[] {
  if (totals.transport.cents === 0) return [];
  const parts = totals.vat.map(({ rate, netCents, vatCents }) => {
    const ofRate = goods.filter((line) => line.vat_rate === rate);
    return {
      rate,
      payableCents: netCents + vatCents - sumOf(ofRate, (line) => line.net_cents + line.vat_cents),
      vatCents: vatCents - sumOf(ofRate, (line) => line.vat_cents),
    };
  });
  const before = prorate(
    totals.transport.cents,
    parts.map(({ payableCents }) => payableCents),
  );
  return parts.flatMap((part, at) =>
    before[at] === 0
      ? []
      : [
          {
            order_line_id: null,
            sku: null,
            name,
            quantity: 1,
            vat_rate: part.rate,
            ...netsOf({ ...part, cents: before[at]! }),
          },
        ],
  );
}

interface Sums {
  /** Before discounts, with VAT. */
  cents: number;
  payableCents: number;
  vatCents: number;
  rate: number;
}

function netsOf({ cents, payableCents, vatCents, rate }: Sums) {
  const net_cents = payableCents - vatCents;
  // Shared cents of VAT may differ from its own rounding: a line without a discount shows none.
  const list_net_cents = cents === payableCents ? net_cents : Math.max(netOf(cents, rate), net_cents);
  return { list_net_cents, net_cents, vat_cents: vatCents };
}

/** The VAT of lines, the highest rate first. */
export function vatOfLines(lines: readonly InvoiceLine[]): VatTotal[] {
  const rates = [...new Set(lines.map((line) => line.vat_rate))].toSorted((a, b) => b - a);
  return rates.map((rate) => {
    const ofRate = lines.filter((line) => line.vat_rate === rate);
    return {
      rate,
      netCents: sumOf(ofRate, (line) => line.net_cents),
      vatCents: sumOf(ofRate, (line) => line.vat_cents),
    };
  });
}

export function sumOf<T>(all: readonly T[], cents: (one: T) => number): number {
  return all.reduce((sum, one) => sum + cents(one), 0);
}
