import { expect, test } from 'vitest';
import { isPhone, isRecentlyRegistered, postalCodeOf } from './rules.ts';

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
