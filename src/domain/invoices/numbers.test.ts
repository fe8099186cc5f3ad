import { expect, test } from 'vitest';
import { invoiceNumber, orderReferenceNumber } from './numbers.ts';

test('CO-08 numbers name year, shop and kind, and grow beyond six digits', () => {
  expect(invoiceNumber({ year: 2026, country: 'EE', kind: 'invoice', place: 123 })).toBe('2026-E-000123');
  expect(invoiceNumber({ year: 2026, country: 'LV', kind: 'credit_note', place: 7 })).toBe('2026-LK-000007');
  expect(invoiceNumber({ year: 2026, country: 'EE', kind: 'invoice', place: 1_234_567 })).toBe(
    '2026-E-1234567',
  );
});

test('CO-08 the reference number is that of the order', () => {
  expect(orderReferenceNumber(12_345)).toBe('123453');
});
