import { expect, test } from 'vitest';
import { bought, linesOf } from '../../../test/invoices.ts';
import { creditLinesOf } from './credit.ts';
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
