import { ShopError } from '../errors.ts';
import { netOf, prorate, roundCents } from '../money.ts';
import type { InvoiceLine } from './invoice.ts';
import { sumOf, vatOfLines } from './lines.ts';

/** What a credit note takes back. */
export type Credited =
  /** Whatever the invoice has left, which may be nothing. */
  | { kind: 'all' }
  | { kind: 'lines'; lines: readonly { orderLineId: number; quantity: number }[] }
  /** Pieces that came back, and the delivery: as far as they were not credited before, and never more than is left. */
  | {
      kind: 'returned';
      lines: readonly { orderLineId: number; quantity: number }[];
      deliveryCents: number;
    }
  /** A sum with VAT, such as an allowance for a scratch. */
  | { kind: 'amount'; cents: number };

/**
 * The lines of a credit note, at the rates and sums of its invoice. Pieces that are taken back one after the other add up
 * to what was billed for them, to the cent.
 * @param earlier lines of the credit notes of that invoice so far
 * @param sumName what a sum without goods is called
 * @returns none where `all` is asked for and nothing is left
 * @throws ShopError CREDIT_TOO_MUCH where more is asked for than is left
 */
export function creditLinesOf(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  credited: Credited,
  sumName: string,
): InvoiceLine[] {
  const left = totalOf(billed) - totalOf(earlier);
  switch (credited.kind) {
    case 'all': {
      if (earlier.length === 0) return billed.map((line) => ({ ...line }));
      if (left === 0) return [];
      return sumLines(billed, earlier, left, sumName);
    }
    case 'amount':
      return sumLines(billed, earlier, credited.cents, sumName);
    case 'returned': {
      const lines = returnedLines(billed, earlier, credited);
      const cents = totalOf(lines);
      if (cents === 0 || left === 0) return [];
      return cents > left ? sumLines(billed, earlier, left, sumName) : lines;
    }
    case 'lines': {
      const lines: InvoiceLine[] = [];
      for (const { orderLineId, quantity } of credited.lines) {
        lines.push(piecesOf(billed, [...earlier, ...lines], orderLineId, quantity));
      }
      if (totalOf(lines) > left) throw tooMuch();
      return lines;
    }
  }
}

function returnedLines(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  { lines, deliveryCents }: Extract<Credited, { kind: 'returned' }>,
): InvoiceLine[] {
  const found = lines.flatMap(({ orderLineId, quantity }) => {
    const of = (line: InvoiceLine) => line.order_line_id === orderLineId;
    const all = sumOf(billed.filter(of), (line) => line.quantity);
    const left = all - sumOf(earlier.filter(of), (line) => line.quantity);
    const pieces = Math.min(quantity, left);
    return pieces > 0 ? [piecesOf(billed, earlier, orderLineId, pieces)] : [];
  });
  return [...found, ...deliveryOf(billed, deliveryCents)];
}

/** A part of what was billed for transport, at its rates. */
function deliveryOf(billed: readonly InvoiceLine[], cents: number): InvoiceLine[] {
  const transport = billed.filter((line) => line.order_line_id === null);
  const gross = transport.map((line) => line.net_cents + line.vat_cents);
  const parts = prorate(
    Math.min(
      cents,
      sumOf(gross, (one) => one),
    ),
    gross,
  );
  return transport.flatMap((line, at) => {
    const part = parts[at]!;
    if (part === 0) return [];
    const net_cents = part === gross[at] ? line.net_cents : netOf(part, line.vat_rate);
    return [{ ...line, quantity: 1, list_net_cents: net_cents, net_cents, vat_cents: part - net_cents }];
  });
}

function piecesOf(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  orderLineId: number,
  quantity: number,
): InvoiceLine {
  const line = billed.find((one) => one.order_line_id === orderLineId);
  if (!line) throw tooMuch();
  const before = sumOf(
    earlier.filter((one) => one.order_line_id === orderLineId),
    (one) => one.quantity,
  );
  if (before + quantity > line.quantity) throw tooMuch();
  const part = (cents: number) =>
    roundCents((cents * (before + quantity)) / line.quantity) - roundCents((cents * before) / line.quantity);
  // The sum with VAT is what the buyer counts with: half of 20.00 is 10.00, whatever its net rounds to.
  const vat_cents = part(line.vat_cents);
  const net_cents = part(line.net_cents + line.vat_cents) - vat_cents;
  return {
    ...line,
    quantity,
    // Each rounded by itself, a price before discounts may fall a cent below the one after them.
    list_net_cents: Math.max(part(line.list_net_cents), net_cents),
    net_cents,
    vat_cents,
  };
}

/** A sum, shared over the rates by what each has left. */
function sumLines(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  cents: number,
  name: string,
): InvoiceLine[] {
  const done = vatOfLines(earlier);
  const rates = vatOfLines(billed).map(({ rate, netCents, vatCents }) => {
    const gone = done.find((one) => one.rate === rate);
    const net = netCents - (gone?.netCents ?? 0);
    return { rate, net, gross: net + vatCents - (gone?.vatCents ?? 0) };
  });
  if (cents <= 0 || cents > sumOf(rates, ({ gross }) => gross)) throw tooMuch();
  const parts = prorate(
    cents,
    rates.map(({ gross }) => gross),
  );
  return rates.flatMap(({ rate, net, gross }, at) => {
    const part = parts[at]!;
    if (part === 0) return [];
    const partNet = part === gross ? net : netOf(part, rate);
    return [
      {
        order_line_id: null,
        sku: null,
        name,
        quantity: 1,
        vat_rate: rate,
        list_net_cents: partNet,
        net_cents: partNet,
        vat_cents: part - partNet,
      },
    ];
  });
}

function totalOf(lines: readonly InvoiceLine[]): number {
  return sumOf(lines, (line) => line.net_cents + line.vat_cents);
}

const tooMuch = () => new ShopError('CREDIT_TOO_MUCH');
