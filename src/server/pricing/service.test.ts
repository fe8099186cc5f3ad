import { expect, test } from 'vitest';
import { pricesByProduct, type PackedList, type PackedPrice } from './service.ts';

const everyone: PackedList = [1, 'EE', 'Eesti', null, false, null, null];
const salon: PackedList = [2, 'SALON', 'Salong', 7, true, null, null];
const dated: PackedList = [3, 'NOV', 'November', null, false, 100, 200];

const read = (...prices: PackedPrice[]) => pricesByProduct([everyone, salon, dated], prices, 2).get(5) ?? [];
const campaigns = (...prices: PackedPrice[]) => read(...prices).map((row) => row.isCampaign);

test('PL-07 a price holds while both it and its list do', () => {
  expect(read([5, 3, 800, null, null])).toMatchObject([{ validFrom: 100, validTo: 200, isCampaign: true }]);
  expect(read([5, 3, 800, 150, 300])).toMatchObject([{ validFrom: 150, validTo: 200 }]);
  expect(read([5, 3, 800, 200, 300])).toEqual([]);
  expect(read([5, 9, 800, null, null])).toEqual([]);
});

test('PL-07 a price with dates of its own is a campaign, also one campaign after another', () => {
  expect(campaigns([5, 1, 1000, null, null])).toEqual([false]);
  expect(campaigns([5, 1, 1000, 10, null])).toEqual([false]);
  expect(campaigns([5, 1, 800, 10, 20])).toEqual([true]);
  expect(campaigns([5, 1, 800, 10, 20], [5, 1, 700, 20, 30])).toEqual([true, true]);
  expect(campaigns([5, 1, 800, 10, 20], [5, 1, 700, 21, null])).toEqual([true, false]);
});

test('PL-07 a regular price that was changed, or will be, stays regular', () => {
  expect(campaigns([5, 2, 620, 10, 20], [5, 2, 650, 20, null])).toEqual([false, false]);
  expect(campaigns([5, 2, 600, null, 10], [5, 2, 620, 10, 20])).toEqual([false, false]);
  expect(
    campaigns([5, 2, 600, 5, 10], [5, 2, 620, 10, 20], [5, 2, 650, 20, 30], [5, 2, 650, 30, null]),
  ).toEqual([false, false, false, false]);
  // Another list's price that happens to touch says nothing.
  expect(campaigns([5, 2, 600, 10, 20], [5, 1, 900, 20, null])).toEqual([true, false]);
});
