import { expect, test } from 'vitest';
import { Columns, type PackedListing } from './columns.ts';

const variation = (id: number, cents: number, facets: number[]): PackedListing[3][number] => [
  id,
  [cents, null],
  [0, 0],
  facets,
  [`c${id}`],
];
const listing = (id: number, cents: number, facets: number[]): PackedListing => [
  id,
  1,
  '2026-11-22',
  [variation(id, cents, facets)],
];

test('PL-02 a price changes in place, another facet takes a new row', () => {
  const columns = new Columns(2);
  columns.put(listing(1, 500, [7]));
  columns.put(listing(1, 400, [7]));
  expect([columns.rows, columns.prices.at[0]]).toEqual([1, 400]);
  columns.put(listing(1, 400, [8]));
  expect([columns.size, columns.rows, columns.isAlive.at[0]]).toEqual([1, 2, 0]);
});

test('PL-02 packing drops what is dead and keeps the rest as it was', () => {
  const columns = new Columns(2);
  for (let round = 0; round < 20_000; round++)
    columns.put(listing((round % 5_000) + 1, 100, [1 + (round >> 12)]));
  expect(columns.isWorthPacking).toBe(true);
  const packed = columns.packed();
  expect([packed.size, packed.rows, packed.isWorthPacking]).toEqual([5_000, 5_000, false]);
  expect(packed.bytes).toBeLessThan(columns.bytes / 2);
  const row = packed.firstRow.at[packed.find(5_000)!]!;
  expect([packed.products.at[row], packed.prices.at[row * 2], packed.codesOf(row)]).toEqual([
    5_000,
    100,
    ['c5000'],
  ]);
  expect(packed.addedAt.at[packed.find(1)!]).toBe(20_261_122);
});
