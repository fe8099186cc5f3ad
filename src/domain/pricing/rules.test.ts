import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tallinnInstant } from '../time.ts';
import { isInForce, overlaps, priorPriceStart } from './periods.ts';
import { discountRate, nextPriceChange, priceFor, type PriceRow } from './rules.ts';

const at = (day: string, time?: string) => tallinnInstant(day, time).getTime();
const now = at('2026-11-21', '12:00');
const everyone = { groupId: null, countryId: 2, vatRate: 24, now };
const salon = { ...everyone, groupId: 7 };

function row(some: Partial<PriceRow> & { cents: number }): PriceRow {
  return {
    listCode: 'EE',
    listName: 'Estonia',
    countryId: 2,
    groupId: null,
    isCampaign: false,
    isNet: false,
    validFrom: null,
    validTo: null,
    ...some,
  };
}
const campaign = (cents: number, from: string, to?: string) =>
  row({
    cents,
    listCode: 'SALE',
    isCampaign: true,
    validFrom: at(from),
    validTo: to === undefined ? null : at(to),
  });

describe('PL-07 which price', () => {
  test('nothing in force for the country is not for sale', () => {
    expect(priceFor([], everyone)).toBeNull();
    expect(priceFor([row({ cents: 900, countryId: 3 })], everyone)).toBeNull();
    expect(priceFor([row({ cents: 900, groupId: 7 })], everyone)).toBeNull();
    expect(priceFor([row({ cents: 900, validTo: now })], everyone)).toBeNull();
  });

  test('a salon has the lower of its own price and everyone’s, and the steps say so', () => {
    const rows = [row({ cents: 1290 }), row({ cents: 800, isNet: true, groupId: 7, listCode: 'SALON' })];
    const price = priceFor(rows, salon)!;
    expect(price).toMatchObject({
      grossCents: 992,
      netCents: 800,
      discountRate: 0,
      old: null,
      reducedFrom: null,
    });
    expect(price.reasons.map((r) => [r.code, r.listCode, r.grossCents])).toEqual([
      ['list', 'EE', 1290],
      ['group', 'SALON', 992],
    ]);
    expect(priceFor(rows, everyone)!.grossCents).toBe(1290);
  });

  test('a group price above the regular one changes nothing', () => {
    const price = priceFor([row({ cents: 900 }), row({ cents: 950, groupId: 7 })], salon)!;
    expect(price.grossCents).toBe(900);
    expect(price.reasons).toHaveLength(1);
  });

  test('a campaign beats the salon price and is struck from the salon’s own lowest', () => {
    const rows = [
      row({ cents: 1000 }),
      row({ cents: 800, groupId: 7 }),
      campaign(600, '2026-11-20', '2026-12-01'),
    ];
    expect(priceFor(rows, salon)).toMatchObject({
      grossCents: 600,
      discountRate: 25,
      old: { grossCents: 800 },
    });
    expect(priceFor(rows, everyone)).toMatchObject({
      grossCents: 600,
      discountRate: 40,
      old: { grossCents: 1000 },
    });
    expect(priceFor(rows, salon)!.reasons.map((r) => r.code)).toEqual(['list', 'group', 'campaign']);
  });

  test('a period begins with its first instant and ends before its last', () => {
    const rows = [row({ cents: 1000 }), campaign(800, '2026-11-21', '2026-11-22')];
    const cents = (moment: number) => priceFor(rows, { ...everyone, now: moment })!.grossCents;
    expect(cents(at('2026-11-21') - 1)).toBe(1000);
    expect(cents(at('2026-11-21'))).toBe(800);
    expect(cents(at('2026-11-22') - 1)).toBe(800);
    expect(cents(at('2026-11-22'))).toBe(1000);
  });
});

describe('PL-07 the price before the reduction', () => {
  test('is the lowest of the 30 days before it, not the last', () => {
    const rows = [
      row({ cents: 1000, validTo: at('2026-10-30') }),
      row({ cents: 900, validFrom: at('2026-10-30'), validTo: at('2026-11-05') }),
      row({ cents: 1200, validFrom: at('2026-11-05') }),
      campaign(720, '2026-11-20'),
    ];
    const price = priceFor(rows, everyone)!;
    expect(price).toMatchObject({ grossCents: 720, discountRate: 20, lowest30: { grossCents: 900 } });
    expect(price.reducedFrom).toBe(at('2026-11-20'));
  });

  test('counts an earlier campaign that ended within those days', () => {
    const rows = [
      row({ cents: 1000 }),
      campaign(700, '2026-11-01', '2026-11-08'),
      campaign(800, '2026-11-20'),
    ];
    expect(priceFor(rows, everyone)).toMatchObject({
      grossCents: 800,
      lowest30: { grossCents: 700 },
      old: null,
      discountRate: 0,
    });
  });

  test('a campaign that ended exactly 30 days before does not count, one a moment later does', () => {
    const ended = campaign(500, '2026-10-01');
    const rows = (validTo: number) => [
      row({ cents: 1000 }),
      { ...ended, validTo },
      campaign(800, '2026-11-20'),
    ];
    expect(priceFor(rows(at('2026-10-21')), everyone)!.old).toMatchObject({ grossCents: 1000 });
    expect(priceFor(rows(at('2026-10-21') + 1), everyone)!.old).toBeNull();
  });

  test('30 days are days of the Tallinn calendar, also when the clocks change', () => {
    expect(priorPriceStart(at('2026-11-05'))).toBe(at('2026-10-06'));
    expect(at('2026-11-05') - at('2026-10-06')).toBe(30 * 86_400_000 + 3_600_000);
    expect(priorPriceStart(at('2026-04-10', '09:30') + 15_250)).toBe(at('2026-03-11', '09:30') + 15_250);
    const rows = [
      row({ cents: 1000 }),
      { ...campaign(500, '2026-10-01'), validTo: at('2026-10-06', '00:30') },
      campaign(800, '2026-11-05'),
    ];
    expect(priceFor(rows, everyone)!.old).toBeNull();
  });

  test('reductions that touch and fall are one, counted from the first', () => {
    const rows = [
      row({ cents: 1000 }),
      campaign(900, '2026-10-01', '2026-11-01'),
      campaign(800, '2026-11-01', '2026-11-15'),
      campaign(700, '2026-11-15'),
    ];
    expect(priceFor(rows, everyone)).toMatchObject({
      grossCents: 700,
      reducedFrom: at('2026-10-01'),
      old: { grossCents: 1000 },
      discountRate: 30,
    });
  });

  test('a dearer reduction right after a cheaper one is measured against the cheaper one', () => {
    const rows = [
      row({ cents: 1000 }),
      campaign(600, '2026-11-01', '2026-11-15'),
      campaign(800, '2026-11-15'),
    ];
    expect(priceFor(rows, everyone)).toMatchObject({
      grossCents: 800,
      old: null,
      lowest30: { grossCents: 600 },
    });
  });

  test('a gap of one millisecond makes two reductions', () => {
    const first = { ...campaign(800, '2026-11-01'), validTo: at('2026-11-15') - 1 };
    const price = priceFor([row({ cents: 1000 }), first, campaign(700, '2026-11-15')], everyone)!;
    expect(price.reducedFrom).toBe(at('2026-11-15'));
    expect(price.old).toMatchObject({ grossCents: 800 });
  });

  test('a campaign price at or above the regular one is no reduction', () => {
    for (const cents of [1000, 1100]) {
      expect(priceFor([row({ cents: 1000 }), campaign(cents, '2026-11-20')], everyone)).toMatchObject({
        grossCents: 1000,
        reducedFrom: null,
        old: null,
      });
    }
  });

  test('a product that was not sold before the campaign has nothing to strike', () => {
    const rows = [row({ cents: 1000, validFrom: at('2026-11-20') }), campaign(800, '2026-11-20')];
    expect(priceFor(rows, everyone)).toMatchObject({
      grossCents: 800,
      lowest30: null,
      old: null,
      discountRate: 0,
    });
  });

  test('a campaign without any regular price is a plain price', () => {
    expect(priceFor([campaign(800, '2026-11-20')], everyone)).toMatchObject({
      grossCents: 800,
      reducedFrom: null,
    });
  });
});

test('percent is a whole number, 100 only for what is free', () => {
  expect(discountRate(1038, 1297)).toBe(20);
  expect(discountRate(1, 100_000)).toBe(99);
  expect(discountRate(0, 500)).toBe(100);
  expect(discountRate(999, 1000)).toBe(0);
  expect(discountRate(1000, 900)).toBe(0);
});

test('the next change is the nearest begin or end after now', () => {
  const rows = [row({ cents: 1 }), campaign(1, '2026-11-20', '2026-12-01'), campaign(1, '2026-11-28')];
  expect(nextPriceChange(rows, now)).toBe(at('2026-11-28'));
  expect(nextPriceChange(rows, at('2026-11-28'))).toBe(at('2026-12-01'));
  expect(nextPriceChange(rows, at('2026-12-01'))).toBeNull();
});

describe('any prices at all', () => {
  const day = 86_400_000;
  const moment = fc.integer({ min: now - 60 * day, max: now + 60 * day });
  const rows = fc.array(
    fc
      .record<PriceRow>({
        listCode: fc.constantFrom('EE', 'SALE', 'SALON'),
        listName: fc.constant('list'),
        countryId: fc.constantFrom(2, 3),
        groupId: fc.constantFrom(null, 7, 8),
        isCampaign: fc.boolean(),
        isNet: fc.boolean(),
        cents: fc.integer({ min: 0, max: 100_000_000 }),
        validFrom: fc.option(moment),
        validTo: fc.option(moment),
      })
      .filter((r) => r.validFrom === null || r.validTo === null || r.validFrom < r.validTo),
    { maxLength: 12 },
  );
  const circumstances = fc.record({
    groupId: fc.constantFrom(null, 7),
    countryId: fc.constantFrom(2, 3),
    vatRate: fc.constantFrom(24, 21, 25.5, 0),
    now: moment,
  });

  test('PL-07 the price is the lowest in force, with and without VAT in order', () => {
    fc.assert(
      fc.property(rows, circumstances, (prices, who) => {
        const price = priceFor(prices, who);
        const open = prices.filter(
          (r) =>
            r.countryId === who.countryId &&
            (r.groupId === null || r.groupId === who.groupId) &&
            isInForce(r, who.now),
        );
        if (!price) {
          expect(open).toHaveLength(0);
          return;
        }
        expect(price.grossCents).toBe(Math.min(...open.map((r) => priceFor([r], who)!.grossCents)));
        expect(price.netCents).toBeGreaterThanOrEqual(0);
        expect(price.netCents).toBeLessThanOrEqual(price.grossCents);
        expect(price.reasons.at(-1)).toMatchObject({
          grossCents: price.grossCents,
          netCents: price.netCents,
        });
        for (let i = 1; i < price.reasons.length; i++) {
          expect(price.reasons[i]!.grossCents).toBeLessThan(price.reasons[i - 1]!.grossCents);
        }
      }),
    );
  });

  test('PL-07 what is struck was asked of this audience in those 30 days, and nothing lower was', () => {
    fc.assert(
      fc.property(rows, circumstances, (prices, who) => {
        const price = priceFor(prices, who);
        if (!price) return;
        expect(price.old === null).toBe(price.discountRate === 0);
        if (price.old) expect(price.old.grossCents).toBeGreaterThan(price.grossCents);
        if (price.reducedFrom === null) {
          expect(price.lowest30).toBeNull();
          return;
        }
        expect(price.reducedFrom).toBeLessThanOrEqual(who.now);
        if (!price.lowest30) return;
        const from = priorPriceStart(price.reducedFrom);
        const asked = prices
          .filter((r) => r.countryId === who.countryId && (r.groupId === null || r.groupId === who.groupId))
          .filter((r) => overlaps(r, from, price.reducedFrom!))
          .map((r) => priceFor([{ ...r, validFrom: null, validTo: null }], who)!.grossCents);
        expect(price.lowest30.grossCents).toBe(Math.min(...asked));
      }),
    );
  });

  test('another price never makes it dearer, and one for somebody else changes nothing', () => {
    fc.assert(
      fc.property(rows, rows, circumstances, (prices, more, who) => {
        const before = priceFor(prices, who);
        const after = priceFor([...prices, ...more], who);
        if (before) expect(after!.grossCents).toBeLessThanOrEqual(before.grossCents);
        const foreign = more.map((r) => ({ ...r, groupId: 8 }));
        expect(priceFor([...prices, ...foreign], who)).toEqual(
          before && expect.objectContaining({ grossCents: before.grossCents, lowest30: before.lowest30 }),
        );
      }),
    );
  });

  test('between two changes nothing changes', () => {
    fc.assert(
      fc.property(rows, circumstances, (prices, who) => {
        const next = nextPriceChange(prices, who.now);
        const justBefore = next === null ? who.now + day : next - 1;
        expect(priceFor(prices, { ...who, now: justBefore })).toEqual(priceFor(prices, who));
      }),
    );
  });
});
