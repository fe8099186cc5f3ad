import { expect, test } from 'vitest';
import { referenceNumber } from './reference-number.ts';

test.each([
  ['1', '13'],
  ['12345', '123453'],
  ['1234561', '12345614'],
  ['23232323', '232323238'],
  ['2026000123', '20260001230'],
])('CO-08 the reference number of %s is %s', (base, whole) => {
  expect(referenceNumber(base)).toBe(whole);
});

test.each(['', 'A1', '-1', '1'.repeat(20)])('CO-08 %j is no base of a reference number', (base) => {
  expect(() => referenceNumber(base)).toThrow(RangeError);
});
