import { ShopError } from '../errors.ts';
import { netOf, prorate, roundCents } from '../money.ts';
import type { VatTotal } from '../orders/totals.ts';
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
      if (left === 0 || totalOf(lines) === 0) return [];
      return isLeft(billed, earlier, lines)
        ? fitted(billed, earlier, lines)
        : sumLines(billed, earlier, Math.min(left, totalOf(lines)), sumName);
    }
    case 'lines': {
      const lines: InvoiceLine[] = [];
      for (const { orderLineId, quantity } of credited.lines) {
        lines.push(piecesOf(billed, [...earlier, ...lines], orderLineId, quantity));
      }
      if (!isLeft(billed, earlier, lines)) throw tooMuch();
      return fitted(billed, earlier, lines);
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
  const [from, to] = [piecesSoFar(line, before), piecesSoFar(line, before + quantity)];
  const net_cents = to.net - from.net;
  return {
    ...line,
    quantity,
    list_net_cents: net_cents + to.discount - from.discount,
    net_cents,
    vat_cents: to.vat - from.vat,
  };
}

/**
 * What the first pieces of a line come to. The sum with VAT is what the buyer counts with: half of 20.00 is 10.00, whatever
 * its net rounds to. VAT is a part of that sum and not rounded by itself: of pieces of a cent or two the net would be less
 * than nothing.
 */
function piecesSoFar({ quantity, list_net_cents, net_cents, vat_cents }: InvoiceLine, pieces: number) {
  const part = (cents: number) => roundCents((cents * pieces) / quantity);
  const all = net_cents + vat_cents;
  const gross = part(all);
  const vat = all === 0 ? 0 : roundCents((vat_cents * gross) / all);
  return { net: gross - vat, vat, discount: part(list_net_cents - net_cents) };
}

/** A sum, shared over the rates by what each has left. */
function sumLines(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  cents: number,
  name: string,
): InvoiceLine[] {
  const rates = leftOf(billed, earlier);
  const gross = rates.map((left) => left.netCents + left.vatCents);
  if (cents <= 0 || cents > sumOf(gross, (one) => one)) throw tooMuch();
  const parts = prorate(cents, gross);
  return rates.flatMap((left, at) => {
    const part = parts[at]!;
    if (part === 0) return [];
    const vat_cents = vatWithin(left, part, part - netOf(part, left.rate));
    const net_cents = part - vat_cents;
    return [
      {
        order_line_id: null,
        sku: null,
        name,
        quantity: 1,
        vat_rate: left.rate,
        list_net_cents: net_cents,
        net_cents,
        vat_cents,
      },
    ];
  });
}

/** What each rate has left. */
function leftOf(billed: readonly InvoiceLine[], earlier: readonly InvoiceLine[]): VatTotal[] {
  const done = vatOfLines(earlier);
  return vatOfLines(billed).map(({ rate, netCents, vatCents }) => {
    const gone = done.find((one) => one.rate === rate);
    return {
      rate,
      netCents: netCents - (gone?.netCents ?? 0),
      vatCents: vatCents - (gone?.vatCents ?? 0),
    };
  });
}

/** Whether each rate has that much left. */
function isLeft(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  lines: readonly InvoiceLine[],
): boolean {
  return leftOf(billed, [...earlier, ...lines]).every(({ netCents, vatCents }) => netCents + vatCents >= 0);
}

/** The lines with their VAT a cent up or down where sums that were credited before have left their rate no other. */
function fitted(
  billed: readonly InvoiceLine[],
  earlier: readonly InvoiceLine[],
  lines: readonly InvoiceLine[],
): InvoiceLine[] {
  const done = [...earlier];
  return lines.map((line) => {
    const left = leftOf(billed, done).find(({ rate }) => rate === line.vat_rate)!;
    const gross = line.net_cents + line.vat_cents;
    const vat_cents = vatWithin(left, gross, line.vat_cents);
    const net_cents = gross - vat_cents;
    const fit = {
      ...line,
      list_net_cents: line.list_net_cents - line.net_cents + net_cents,
      net_cents,
      vat_cents,
    };
    done.push(fit);
    return fit;
  });
}

/** VAT of a sum with VAT, so that neither it nor the net, nor what is left of either, is less than nothing. */
function vatWithin(left: VatTotal, grossCents: number, vatCents: number): number {
  return Math.min(Math.max(vatCents, grossCents - left.netCents, 0), left.vatCents, grossCents);
}

function totalOf(lines: readonly InvoiceLine[]): number {
  return sumOf(lines, (line) => line.net_cents + line.vat_cents);
}

const tooMuch = () => new ShopError('CREDIT_TOO_MUCH');
