import { expect, test } from 'vitest';
import { bought, linesOf } from '../../../test/invoices.ts';
import { creditLinesOf, type Credited } from './credit.ts';
import type { InvoiceLine } from './invoice.ts';
import { sumOf, vatOfLines } from './lines.ts';

const grossOf = (lines: readonly InvoiceLine[]) => sumOf(lines, (line) => line.net_cents + line.vat_cents);
const billed = linesOf(
  bought(
    [
      { unitCents: 999, quantity: 7 },
      { unitCents: 500, vatRate: 9 },
    ],
    {
      transportCents: 349,
      discounts: [{ source: 'coupon', code: 'X', scope: 'ALL_PRODUCTS', percent: 10 }],
    },
  ),
);

test('CO-08 everything is taken back as it was billed', () => {
  expect(creditLinesOf(billed, [], { kind: 'all' }, 'x')).toEqual(billed);
});

test('CO-08 pieces taken back one by one add up to the line, to the cent', () => {
  const notes: InvoiceLine[] = [];
  for (let piece = 0; piece < 7; piece++) {
    const lines = [{ orderLineId: 1, quantity: 1 }];
    notes.push(...creditLinesOf(billed, notes, { kind: 'lines', lines }, 'x'));
  }
  expect(grossOf(notes)).toBe(grossOf([billed[0]!]));
  expect(sumOf(notes, (line) => line.net_cents)).toBe(billed[0]!.net_cents);
});

test.each([
  ['more pieces than were billed', [{ orderLineId: 1, quantity: 8 }]],
  [
    'the same line twice',
    [
      { orderLineId: 1, quantity: 4 },
      { orderLineId: 1, quantity: 4 },
    ],
  ],
  ['a line that is not there', [{ orderLineId: 77, quantity: 1 }]],
])('CO-08 %s: refused', (_, lines) => {
  expect(() => creditLinesOf(billed, [], { kind: 'lines', lines }, 'x')).toThrow('CREDIT_TOO_MUCH');
});

test('CO-08 a sum is shared over the rates by what each has left, and the rest is exact', () => {
  const first = creditLinesOf(billed, [], { kind: 'amount', cents: 1001 }, 'Kriimustus');
  expect(grossOf(first)).toBe(1001);
  expect(first.map((line) => [line.name, line.vat_rate])).toEqual([
    ['Kriimustus', 24],
    ['Kriimustus', 9],
  ]);
  const rest = creditLinesOf(billed, first, { kind: 'all' }, 'Ülejäänu');
  expect(vatOfLines([...first, ...rest])).toEqual(vatOfLines(billed));
});

test.each([0, -1, grossOf(billed) + 1])('CO-08 a sum of %i cents: refused', (cents) => {
  expect(() => creditLinesOf(billed, [], { kind: 'amount', cents }, 'x')).toThrow('CREDIT_TOO_MUCH');
});

test('CO-08 pieces are refused where a sum has taken their money', () => {
  const sum = creditLinesOf(billed, [], { kind: 'amount', cents: grossOf(billed) - 10 }, 'x');
  const lines = [{ orderLineId: 1, quantity: 1 }];
  expect(() => creditLinesOf(billed, sum, { kind: 'lines', lines }, 'x')).toThrow('CREDIT_TOO_MUCH');
});

/** Whole numbers from 0, the same in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** An invoice of a few lines, of prices from nothing and one cent up. */
function anyInvoice(random: (below: number) => number): InvoiceLine[] {
  const rates = [24, 9, 0, 25.5];
  return linesOf(
    bought(
      Array.from({ length: 1 + random(4) }, () => ({
        unitCents: random(2) === 0 ? random(5) : random(3000),
        quantity: 1 + random(9),
        vatRate: rates[random(random(3) === 0 ? 4 : 1)]!,
      })),
      {
        transportCents: random(2) * 349,
        discounts:
          random(2) === 0
            ? []
            : [{ source: 'coupon', code: 'X', scope: 'ALL_PRODUCTS', percent: 1 + random(60) }],
      },
    ),
  );
}

const sumsOf = (lines: readonly InvoiceLine[]) =>
  (['list_net_cents', 'net_cents', 'vat_cents', 'quantity'] as const).map((field) =>
    sumOf(lines, (line) => line[field]),
  );

test('CO-08 pieces of any line taken back in any parts add up to it in every sum, and none is less than nothing', () => {
  const random = generator(11);
  for (let round = 0; round < 3000; round++) {
    const invoice = anyInvoice(random);
    const notes: InvoiceLine[] = [];
    const open = invoice.filter((line) => line.order_line_id !== null);
    while (open.length > 0) {
      const line = open[random(open.length)]!;
      const of = (one: InvoiceLine) => one.order_line_id === line.order_line_id;
      const left = line.quantity - sumOf(notes.filter(of), ({ quantity }) => quantity);
      const quantity = 1 + random(left);
      const lines = [{ orderLineId: line.order_line_id!, quantity }];
      notes.push(...creditLinesOf(invoice, notes, { kind: 'lines', lines }, 'x'));
      if (quantity === left) {
        open.splice(open.indexOf(line), 1);
        expect(sumsOf(notes.filter(of))).toEqual(sumsOf([line]));
      }
    }
    for (const { list_net_cents, net_cents, vat_cents } of notes) {
      expect(Math.min(net_cents, vat_cents)).toBeGreaterThanOrEqual(0);
      expect(list_net_cents).toBeGreaterThanOrEqual(net_cents);
    }
  }
});

test('CO-08 pieces, sums and returns in any order never take more of a rate than it has, and the rest is exact', () => {
  const random = generator(23);
  for (let round = 0; round < 3000; round++) {
    const invoice = anyInvoice(random);
    const notes: InvoiceLine[] = [];
    for (let step = 0; step < 5; step++) {
      const { order_line_id, quantity } = invoice[random(invoice.length)]!;
      const lines = [{ orderLineId: order_line_id ?? 0, quantity: 1 + random(quantity) }];
      const left = grossOf(invoice) - grossOf(notes);
      const credited: Credited[] = [
        { kind: 'lines', lines },
        { kind: 'returned', lines, deliveryCents: random(2) * 349 },
        { kind: 'amount', cents: 1 + random(left) },
        { kind: 'amount', cents: 1 + random(9) },
      ];
      const before = notes.length;
      try {
        notes.push(...creditLinesOf(invoice, notes, credited[random(4)]!, 'x'));
      } catch (error) {
        expect(error).toMatchObject({ code: 'CREDIT_TOO_MUCH' });
      }
      for (const { net_cents, vat_cents } of notes.slice(before))
        expect(Math.min(net_cents, vat_cents)).toBeGreaterThanOrEqual(0);
      const gone = vatOfLines(notes);
      for (const { rate, netCents, vatCents } of vatOfLines(invoice)) {
        const ofRate = gone.find((one) => one.rate === rate);
        expect(ofRate?.netCents ?? 0).toBeLessThanOrEqual(netCents);
        expect(ofRate?.vatCents ?? 0).toBeLessThanOrEqual(vatCents);
      }
    }
    notes.push(...creditLinesOf(invoice, notes, { kind: 'all' }, 'x'));
    const gone = vatOfLines(notes);
    for (const all of vatOfLines(invoice))
      if (all.netCents + all.vatCents > 0) expect(gone.find(({ rate }) => rate === all.rate)).toEqual(all);
  }
});
