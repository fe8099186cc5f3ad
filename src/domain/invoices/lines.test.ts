import { expect, test } from 'vitest';
import { bought, linesOf } from '../../../test/invoices.ts';
import { sumOf, vatOfLines } from './lines.ts';

const half = [{ source: 'coupon', code: 'X', scope: 'ALL_PRODUCTS', percent: 50 }] as const;

test('CO-08 lines and transport add up to the order, whatever the rates, discounts and prices', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 2000; round++) {
    const goods = Array.from({ length: 1 + random(5) }, () => ({
      unitCents: random(5000),
      quantity: 1 + random(20),
      vatRate: [24, 21, 25.5, 9][random(4)]!,
    }));
    const order = bought(goods, {
      transportCents: random(900),
      discounts: [
        { source: 'coupon', code: 'X', scope: 'ALL_PRODUCTS', percent: random(101) },
        { source: 'campaign', code: 'Y', scope: 'TRANSPORT', percent: random(101) },
      ],
    });
    const lines = linesOf(order);
    expect(sumOf(lines, (line) => line.net_cents + line.vat_cents)).toBe(order.totals.payableCents);
    const charged = order.totals.vat.filter(({ rate }) => lines.some((line) => line.vat_rate === rate));
    expect(vatOfLines(lines)).toEqual(charged);
    expect(lines.filter((line) => line.list_net_cents < line.net_cents || line.net_cents < 0)).toEqual([]);
  }
});

test('CO-08 a line without a discount has none by rounding either', () => {
  const lines = linesOf(
    bought([{ unitCents: 33 }, { unitCents: 33 }, { unitCents: 33 }], { transportCents: 33 }),
  );
  expect(lines.map((line) => line.list_net_cents - line.net_cents)).toEqual([0, 0, 0, 0]);
});

test('CO-08 a price before its discount is without VAT, as the law asks', () => {
  const [line] = linesOf(bought([{ unitCents: 1240, quantity: 2 }], { discounts: half }));
  expect(line).toMatchObject({ list_net_cents: 2000, net_cents: 1000, vat_cents: 240 });
});

test('CO-08 transport that costs nothing is no line, and one of two rates is two', () => {
  const goods = [{ unitCents: 1000 }, { unitCents: 1000, vatRate: 9 }];
  expect(linesOf(bought(goods))).toHaveLength(2);
  const transport = linesOf(bought(goods, { transportCents: 401 })).slice(2);
  expect(transport.map((line) => [line.vat_rate, line.net_cents + line.vat_cents])).toEqual([
    [24, 201],
    [9, 200],
  ]);
});

test('CO-08 transport that a discount has taken shows what it was', () => {
  const order = bought([{ unitCents: 1000 }], {
    transportCents: 372,
    discounts: [{ source: 'coupon', code: 'X', scope: 'TRANSPORT', percent: 100 }],
  });
  expect(linesOf(order)[1]).toMatchObject({ list_net_cents: 300, net_cents: 0, vat_cents: 0 });
});
