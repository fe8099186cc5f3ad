import { expect, test } from 'vitest';
import { yearlyCostPermille } from './credit-cost.ts';

const of = (amountCents: number, monthlyCents: number, months: number, totalCents = monthlyCents * months) =>
  yearlyCostPermille(amountCents, { monthlyCents, months, totalCents });

test('CO-04 the yearly cost of a credit is the rate at which its payments are worth the sum', () => {
  // One payment of 1.01 of the sum after a month: 1.01^12.
  expect(of(100_000, 101_000, 1)).toBe(127);
  // An annuity at 1 % a month.
  const monthly = (100_000 * 0.01) / (1 - 1.01 ** -24);
  expect(of(100_000, monthly, 24)).toBe(127);
  expect(of(30_000, 2_750, 12)).toBe(195);
});

test('CO-04 parts that cost nothing more have no yearly cost, however the last cent falls', () => {
  expect(of(10_000, 3_334, 3, 10_000)).toBe(0);
  expect(of(30_000, 2_500, 12)).toBe(0);
});
