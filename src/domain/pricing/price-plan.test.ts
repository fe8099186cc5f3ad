import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsOf, planPrices } from './price-plan.ts';
import type { PresentPrice, PricePeriod } from './price-plan.ts';

const day = (date: number) => Date.UTC(2026, 10, date);
const iso = (date: number) => new Date(day(date)).toISOString();
const now = day(21);

test('Import prices: the one without dates holds whenever no dated one does', () => {
  expect(periodsOf([{ list: 'EE', cents: 20 }])).toEqual([{ cents: 20, from: null, to: null }]);
  expect(
    periodsOf([
      { list: 'EE', cents: 15, from: iso(10), to: iso(12) },
      { list: 'EE', cents: 20 },
      { list: 'EE', cents: 12, from: iso(12), to: iso(14) },
    ]),
  ).toEqual([
    { cents: 20, from: null, to: day(10) },
    { cents: 15, from: day(10), to: day(12) },
    { cents: 12, from: day(12), to: day(14) },
    { cents: 20, from: day(14), to: null },
  ]);
  expect(
    periodsOf([
      { list: 'EE', cents: 5, from: iso(3) },
      { list: 'EE', cents: 5, to: iso(3) },
    ]),
  ).toEqual([{ cents: 5, from: null, to: null }]);
});

test('Import prices that contradict each other are refused', () => {
  expect(
    periodsOf([
      { list: 'EE', cents: 1 },
      { list: 'EE', cents: 2 },
    ]),
  ).toMatchObject({ index: 1 });
  expect(periodsOf([{ list: 'EE', cents: 1, from: iso(2), to: iso(2) }])).toMatchObject({ index: 0 });
  expect(
    periodsOf([
      { list: 'EE', cents: 1, from: iso(2), to: iso(5) },
      { list: 'EE', cents: 1, from: iso(4) },
    ]),
  ).toMatchObject({ index: 1, reason: 'two dated prices for the same time' });
});

test('Import prices: an unchanged price is left, a changed one ends now and a new one begins', () => {
  const present: PresentPrice[] = [
    { id: 1, cents: 20, from: day(1), to: null, hasBegun: true, isOver: false },
  ];
  expect(planPrices(present, [{ cents: 20, from: null, to: null }], now, false)).toEqual({
    remove: [],
    end: [],
    add: [],
  });
  expect(planPrices(present, [{ cents: 18, from: null, to: null }], now, false)).toEqual({
    remove: [],
    end: [{ id: 1, to: 'now' }],
    add: [{ cents: 18, from: 'now', to: null }],
  });
  expect(
    planPrices(
      present,
      [
        { cents: 20, from: null, to: day(25) },
        { cents: 22, from: day(25), to: null },
      ],
      now,
      false,
    ),
  ).toEqual({
    remove: [],
    end: [{ id: 1, to: day(25) }],
    add: [{ cents: 22, from: day(25), to: null }],
  });
});

/** Plays a plan back the way the database would. */
function apply(present: readonly PresentPrice[], plan: ReturnType<typeof planPrices>): PricePeriod[] {
  const at = (moment: number | null | 'now') => (moment === 'now' ? now : moment);
  return [
    ...present
      .filter(({ id }) => !plan.remove.includes(id))
      .map((price) => {
        const end = plan.end.find(({ id }) => id === price.id);
        return { ...price, to: end ? at(end.to) : price.to };
      }),
    ...plan.add.map((price) => ({ ...price, from: at(price.from) })),
  ];
}

const periods = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
    fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
    fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  )
  .map(([days, cents, there]) => {
    const marks = [null, ...days.sort((a, b) => a - b).map((date) => day(date)), null];
    return marks
      .slice(1)
      .map((to, index) => ({ cents: cents[index]!, from: marks[index]!, to }))
      .filter((_, index) => there[index]);
  });

const priceAt = (list: readonly PricePeriod[], at: number) =>
  list.filter(({ from, to }) => (from ?? -Infinity) <= at && at < (to ?? Infinity)).map(({ cents }) => cents);

test('Import prices: whatever stood and whatever is wanted, nothing overlaps, the past stays, the future is as wanted', () => {
  fc.assert(
    fc.property(periods, periods, fc.boolean(), (before, wanted, isNew) => {
      if (isNew) before = [];
      const present = before.map((price, id) => ({
        ...price,
        id,
        hasBegun: (price.from ?? -Infinity) < now,
        isOver: (price.to ?? Infinity) <= now,
      }));
      const after = apply(present, planPrices(present, wanted, now, isNew));
      for (let at = day(0); at < day(42); at += 43_200_000) {
        const expected = at < now && !isNew ? priceAt(present, at) : priceAt(wanted, at);
        expect(priceAt(after, at)).toEqual(expected);
      }
      for (const { from, to } of after) expect((from ?? -Infinity) < (to ?? Infinity)).toBe(true);
    }),
  );
});
