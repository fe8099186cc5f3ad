import { expect, test } from 'vitest';
import {
  isDay,
  isExpired,
  isPhone,
  isRecentlyRegistered,
  loosens,
  needsApproval,
  postalCodeOf,
  type Rights,
} from './rules.ts';

test.each([
  ['at once', '2026-11-22T10:00:00Z', true],
  ['a millisecond before a day has passed', '2026-11-23T09:59:59.999Z', true],
  ['after a day', '2026-11-23T10:00:00Z', false],
])('AC-04 a customer is recently registered: %s', (_when, now, expected) => {
  expect(isRecentlyRegistered(new Date('2026-11-22T10:00:00Z'), new Date(now))).toBe(expected);
});

test.each([
  [2, '10115', '10115'],
  [2, ' 10 115 ', '10115'],
  [2, '1011', null],
  [2, 'LV-1010', null],
  [3, 'LV-1010', 'LV-1010'],
  [3, 'lv 1010', 'LV-1010'],
  [3, '1010', 'LV-1010'],
  [3, '10101', null],
  [4, '00100', '00100'],
  [4, '٠٠١٠٠', null],
])('AU-04 in country %i %j is the postal code %j', (country, text, expected) => {
  expect(postalCodeOf(country, text)).toBe(expected);
});

test.each(['+372 5551 2034', '55512034', '+371 (2) 000-0000', '00358.40.123'])(
  'AU-04 %j is a phone',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);
test.each(['', '1234', '+', 'helista', '+372 5551 2034 5551 2034', '5551+2034', '5551;2034'])(
  'AU-04 %j is none',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

const rights = (spending_limit: string | null, orders_need_approval = false): Rights => ({
  spending_limit,
  orders_need_approval,
});

test.each([
  ['without a limit nothing', rights(null), 99_999_999, false],
  ['exactly the limit is within it', rights('500.00'), 50_000, false],
  ['a cent more is not', rights('500.00'), 50_001, true],
  ['of a limit of nothing each cent', rights('0'), 1, true],
  ['of a limit of nothing an order of nothing does not', rights('0'), 0, false],
  ['who needs approval needs it for each order', rights(null, true), 0, true],
])('AU-03 an order waits for approval: %s', (_what, member, cents, expected) => {
  expect(needsApproval(member, cents)).toBe(expected);
});

test.each([
  [rights('500.00'), rights('500'), false],
  [rights('500.00'), rights('500.01'), true],
  [rights('500.00'), rights(null), true],
  [rights(null), rights('1'), false],
  [rights(null, true), rights(null, false), true],
  [rights(null, false), rights(null, true), false],
  [rights('1', true), rights('0', false), true],
])('AU-03 from %j to %j loosens: %j', (from, to, expected) => {
  expect(loosens(from, to)).toBe(expected);
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['9999-12-31', false],
  ['', false],
])('AC-01 %j is a day: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['on its last day in Tallinn', '2026-11-22', '2026-11-22T21:59:59Z', false],
  ['when that day is over there', '2026-11-22', '2026-11-22T22:00:00Z', true],
  ['never without a day', null, '2999-01-01T00:00:00Z', false],
])('AC-01 a document has expired: %s', (_when, day, now, expected) => {
  expect(isExpired(day, new Date(now))).toBe(expected);
});
