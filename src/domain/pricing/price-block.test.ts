import { expect, test } from 'vitest';
import { grossOf, netOf } from '../money.ts';
import { comparisonPrice, priceBlockOf } from './price-block.ts';
import type { Price } from './rules.ts';

const price: Price = {
  grossCents: 1290,
  netCents: 1040,
  reasons: [],
  reducedFrom: 0,
  lowest30: { grossCents: 1590, netCents: 1282 },
  old: { grossCents: 1590, netCents: 1282 },
  discountRate: 19,
};

test('PL-01 a person sees the price with VAT, a business without, each with the other beside', () => {
  expect(priceBlockOf(price, false, null)).toEqual({
    price: 12.9,
    old_price: 15.9,
    discount_rate: 19,
    comparison_price: null,
    other_price: 10.4,
    vat_included: true,
  });
  expect(priceBlockOf(price, true, null)).toMatchObject({
    price: 10.4,
    old_price: 12.82,
    other_price: 12.9,
    vat_included: false,
  });
  expect(priceBlockOf(null, true, { amount: 60, unit: 'ml' })).toMatchObject({
    price: null,
    comparison_price: null,
  });
});

test('PL-01 the comparison price is per 100 ml, 100 g, metre or piece', () => {
  expect(comparisonPrice(792, { amount: 60, unit: 'ml' })).toEqual({ price: 13.2, amount: 100, unit: 'ml' });
  expect(comparisonPrice(3000, { amount: 1, unit: 'l' })).toEqual({ price: 3, amount: 100, unit: 'ml' });
  expect(comparisonPrice(1999, { amount: 0.5, unit: 'kg' })).toEqual({ price: 4, amount: 100, unit: 'g' });
  expect(comparisonPrice(500, { amount: 50, unit: 'cm' })).toEqual({ price: 10, amount: 1, unit: 'm' });
  expect(comparisonPrice(920, { amount: 100, unit: 'pcs' })).toEqual({ price: 0.09, amount: 1, unit: 'pcs' });
});

test('a comparison price that repeats the price is left out', () => {
  expect(comparisonPrice(500, { amount: 100, unit: 'ml' })).toBeNull();
  expect(comparisonPrice(500, { amount: 0.1, unit: 'kg' })).toBeNull();
  expect(comparisonPrice(500, { amount: 1, unit: 'pcs' })).toBeNull();
  expect(comparisonPrice(500, null)).toBeNull();
});

test('VAT is taken out and put on with half a cent rounded up', () => {
  expect(netOf(1290, 24)).toBe(1040);
  expect(grossOf(1040, 24)).toBe(1290);
  expect(grossOf(2, 25)).toBe(3);
  expect(netOf(999, 25.5)).toBe(796);
  expect(netOf(100, 0)).toBe(100);
});
