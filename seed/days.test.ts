import { expect, test } from 'vitest';
import { priceFor, type PriceRow } from '../src/domain/pricing/rules.ts';
import { tallinnDay } from '../src/domain/time.ts';
import { priceLists, products } from './catalogue/index.ts';
import { campaigns } from './content/campaigns.ts';
import { events } from './content/events.ts';
import { pages } from './content/pages.ts';
import { reviewsOf } from './content/reviews.ts';
import { dayFrom, onDaysFrom, shiftedDay, shiftedTo } from './days.ts';

const written = new Date('2026-11-23T10:00:00+02:00');

/** Days on which something about dates could go wrong. */
const loadedOn = [
  '2026-11-23T00:00:00+02:00',
  '2026-12-28T10:00:00+02:00',
  '2026-12-31T23:59:59+02:00',
  '2027-03-02T10:00:00+02:00',
  // The night in which clocks go forward, and the one in which they go back.
  '2027-03-28T03:00:00+03:00',
  '2027-10-31T03:30:00+02:00',
  '2028-02-29T23:30:00+02:00',
  '2028-11-23T10:00:00+02:00',
];

test('EV-01 the dates of the demo keep their distance and their hour, whenever it is loaded', () => {
  const evening = '2026-12-03T18:00:00+02:00';
  expect(shiftedTo(new Date('2026-11-23T08:00:00Z'), evening)).toBe('2026-12-03T16:00:00.000Z');
  // Ten days on, in summer time.
  expect(shiftedTo(new Date('2027-06-20T21:30:00Z'), evening)).toBe('2027-07-01T15:00:00.000Z');
  expect(dayFrom(new Date('2026-11-23T22:30:00Z'), -1)).toBe('2026-11-23');
  expect(shiftedDay(new Date('2028-02-29T21:59:00Z'), '2026-11-24')).toBe('2028-03-01');
  expect(shiftedDay(new Date('2028-02-29T22:01:00Z'), '2026-11-24')).toBe('2028-03-02');
});

test('PL-01 only days and instants of a record move, wherever in it they stand', () => {
  const record = {
    name: { et: 'Aasta 2026-11-23 lõpuni' },
    sku: '2026-11',
    added_at: '2026-11-20',
    prices: [{ cents: 2026, from: '2026-11-23T00:00:00+02:00', to: undefined }],
    family: null,
  };
  expect(onDaysFrom(new Date('2028-02-29T10:00:00Z'), record)).toEqual({
    ...record,
    added_at: '2028-02-26',
    prices: [{ cents: 2026, from: '2028-02-28T22:00:00.000Z', to: undefined }],
  });
  // On the day it was written for, all but the writing of instants stays.
  const unpriced = products.map((product) => ({ ...product, prices: [] }));
  expect(onDaysFrom(written, unpriced)).toEqual(unpriced);
});

test.each(loadedOn)('PL-04 PL-07 loaded at %s, the demo has the reductions it was written with', (now) => {
  const found = reductions(pricesIn(new Date(now)), new Date(now));
  expect(found).toEqual(reductions(pricesIn(written), written));
  expect(found.size).toBeGreaterThan(80);
});

test('PL-07 loaded once, the demo has reductions for as long as its calendar has events', () => {
  const now = new Date('2027-03-02T10:00:00+02:00');
  const last = events
    .flatMap((event) => [event, ...(event.dates ?? [])])
    .map(({ ends_at }) => shiftedTo(now, ends_at))
    .toSorted()
    .at(-1)!;
  const prices = pricesIn(now);
  for (let days = 0; dayFrom(now, days) <= last.slice(0, 10); days += 1) {
    const noon = new Date(`${dayFrom(now, days)}T12:00:00Z`);
    expect(reductions(prices, noon).size, `day ${days}`).toBeGreaterThan(10);
  }
});

test.each(loadedOn)(
  'CN-01 CN-02 PL-06 loaded at %s, campaigns run and nothing was written in the future',
  (now) => {
    const today = tallinnDay(now);
    const at = new Date(now);
    const running = onDaysFrom(at, campaigns).filter(
      ({ from, to }) => Date.parse(from) <= at.getTime() && at.getTime() < Date.parse(to),
    );
    expect(running.map(({ code }) => code)).toEqual(campaigns.map(({ code }) => code));
    const days = [
      ...onDaysFrom(at, pages).flatMap(({ date }) => date ?? []),
      ...onDaysFrom(at, products).flatMap(({ added_at }) => added_at ?? []),
      ...onDaysFrom(at, reviewsOf([{ id: 1, sku: 'SKU-1', root: 'tools' }])).map(({ created_at }) =>
        created_at.slice(0, 10),
      ),
    ];
    expect(days.filter((day) => day > today)).toEqual([]);
    const expected = onDaysFrom(at, products).flatMap(({ expected_at }) => expected_at ?? []);
    expect(expected.filter((day) => day <= today)).toEqual([]);
  },
);

type Rows = ReadonlyMap<string, readonly PriceRow[]>;

/** Prices in a demo loaded at `loadedAt`, by the code of the product. */
function pricesIn(loadedAt: Date): Rows {
  const lists = new Map(onDaysFrom(loadedAt, priceLists).map((list) => [list.code, list]));
  return new Map(
    products.map(({ sku, prices = [] }) => [
      sku,
      onDaysFrom(loadedAt, prices).map((price): PriceRow => {
        const list = lists.get(price.list)!;
        const { from = list.from, to = list.to } = price;
        return {
          listCode: list.code,
          listName: list.name,
          countryId: list.country === 'EE' ? 2 : 3,
          groupId: list.group ? 1 : null,
          isCampaign: from !== undefined || to !== undefined,
          cents: price.cents,
          isNet: list.net ?? false,
          validFrom: from === undefined ? null : Date.parse(from),
          validTo: to === undefined ? null : Date.parse(to),
        };
      }),
    ]),
  );
}

/** What anybody pays in Estonia for what is reduced: cents, struck cents, rate. */
function reductions(all: Rows, now: Date): Map<string, readonly [number, number, number]> {
  const found = new Map<string, readonly [number, number, number]>();
  for (const [sku, rows] of all) {
    const price = priceFor(rows, { groupId: null, countryId: 2, vatRate: 24, now: now.getTime() });
    if (price?.old) found.set(sku, [price.grossCents, price.old.grossCents, price.discountRate]);
  }
  return found;
}
