import { expect, test } from 'vitest';
import { daysAt } from './list-items.ts';

test('PL-02 a product is new for as many days of the calendar where clocks change in between', () => {
  // Half past midnight in Tallinn, in winter time after summer time and the other way round.
  expect(daysAt(new Date('2026-11-10T22:30:00Z'))).toEqual({ today: '2026-11-11', newSince: '2026-10-12' });
  expect(daysAt(new Date('2027-04-10T21:30:00Z'))).toEqual({ today: '2027-04-11', newSince: '2027-03-12' });
});
