import { expect, test } from 'vitest';
import {
  arrivalDay,
  conformityEnd,
  lastWithdrawalDay,
  refundDueDay,
  withdrawalEnd,
  type Sent,
} from './deadline.ts';

const sent = (at: string, more: Partial<Sent> = {}): Sent => ({
  fulfilledAt: Date.parse(at),
  deliveredTo: 'EE',
  isLocker: false,
  ...more,
});

test.each([
  // Sent on a Monday, there on Tuesday.
  ['2026-11-23T10:00:00Z', {}, '2026-11-24'],
  ['2026-11-23T10:00:00Z', { deliveredTo: 'FI' }, '2026-11-27'],
  // A locker keeps a parcel for a week.
  ['2026-11-23T10:00:00Z', { isLocker: true }, '2026-12-01'],
  // Shortly before midnight in Tallinn it is still Monday there, and after it Tuesday.
  ['2026-11-23T21:59:59Z', {}, '2026-11-24'],
  ['2026-11-23T22:00:00Z', {}, '2026-11-25'],
  // Over the weekend nothing arrives.
  ['2026-11-27T10:00:00Z', {}, '2026-11-30'],
] as const)('AC-05 goods sent at %s %j are there by %s', (at, more, day) => {
  expect(arrivalDay(sent(at, more))).toBe(day);
});

test.each([
  // The day of arrival does not count.
  ['2026-11-24', 'EE', '2026-12-08'],
  // Saturday and Sunday move the end to Monday.
  ['2026-11-21', 'EE', '2026-12-07'],
  ['2026-11-22', 'EE', '2026-12-07'],
  // 24 to 26 December, and then a Sunday.
  ['2026-12-10', 'EE', '2026-12-28'],
  // 18 November is a holiday in Latvia alone.
  ['2026-11-04', 'LV', '2026-11-19'],
  ['2026-11-04', 'EE', '2026-11-18'],
  ['2024-02-15', 'EE', '2024-02-29'],
] as const)(
  'AC-05 of goods that came on %s to %s the last day of withdrawing is %s',
  (day, country, last) => {
    expect(lastWithdrawalDay(day, country)).toBe(last);
  },
);

test('AC-05 the period ends with the last minute of its last day in Tallinn, in winter and in summer', () => {
  expect(withdrawalEnd(sent('2026-11-23T10:00:00Z')).toISOString()).toBe('2026-12-08T22:00:00.000Z');
  expect(withdrawalEnd(sent('2026-07-06T10:00:00Z')).toISOString()).toBe('2026-07-21T21:00:00.000Z');
  // Clocks go back within the period.
  expect(withdrawalEnd(sent('2026-10-19T10:00:00Z')).toISOString()).toBe('2026-11-03T22:00:00.000Z');
});

test('AC-05 money goes back within 14 days of the statement, days off or not', () => {
  expect(refundDueDay(new Date('2026-12-11T12:00:00Z'))).toBe('2026-12-25');
  expect(refundDueDay(new Date('2026-12-11T23:00:00Z'))).toBe('2026-12-26');
});

test('AC-05 what is wrong with goods can be claimed for two years', () => {
  expect(conformityEnd(sent('2026-11-23T10:00:00Z')).toISOString()).toBe('2028-11-24T22:00:00.000Z');
  expect(conformityEnd(sent('2024-02-28T10:00:00Z')).toISOString()).toBe('2026-03-02T22:00:00.000Z');
});
