import { expect, test } from 'vitest';
import { numberPrefix, orderReferenceNumber } from './numbers.ts';

test('CO-08 numbers name year, shop and kind', () => {
  expect(numberPrefix({ year: 2026, country: 'EE', kind: 'invoice' })).toBe('2026-E-');
  expect(numberPrefix({ year: 2027, country: 'LV', kind: 'credit_note' })).toBe('2027-LK-');
});

test('CO-08 the reference number is that of the order', () => {
  expect(orderReferenceNumber(12_345)).toBe('123453');
});
