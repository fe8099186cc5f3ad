import { expect, test } from 'vitest';
import { isStaleChoice, parseCountryChoice, serialiseCountryChoice } from './country-choice.ts';

test('AU-07 the cookie holds the country and when it was chosen', () => {
  expect(serialiseCountryChoice(3, 1_764_000_000_000)).toBe('3,1764000000000');
  expect(parseCountryChoice('3,1764000000000')).toEqual({ countryId: 3, savedAtMs: 1_764_000_000_000 });
});

test.each([
  ['2', { countryId: 2, savedAtMs: null }],
  ['2,', { countryId: 2, savedAtMs: null }],
  ['2,soon', { countryId: 2, savedAtMs: null }],
  ['2,5,7', { countryId: 2, savedAtMs: 5 }],
  ['2,1764000000000,3', { countryId: 2, savedAtMs: 1_764_000_000_000 }],
  [undefined, null],
  ['', null],
  ['EE,1764000000000', null],
  ['-2,1', null],
  ['2.5,1', null],
  ['1234567', null],
  [' 2,1', null],
])('AU-07 %j is read as %j', (value, expected) => {
  expect(parseCountryChoice(value)).toEqual(expected);
});

test('AU-07 a choice is stale after 24 hours', () => {
  const savedAtMs = 1_764_000_000_000;
  const day = 86_400_000;
  expect(isStaleChoice({ countryId: 2, savedAtMs }, savedAtMs + day)).toBe(false);
  expect(isStaleChoice({ countryId: 2, savedAtMs }, savedAtMs + day + 1)).toBe(true);
  expect(isStaleChoice({ countryId: 2, savedAtMs: null }, savedAtMs)).toBe(true);
  // A clock that was put back.
  expect(isStaleChoice({ countryId: 2, savedAtMs }, savedAtMs - 1000)).toBe(false);
});
