import { expect, test } from 'vitest';
import { isNextDay, parcelLimitG } from './rules.ts';

test('PL-04 the next working day is promised only of goods in stock that go as a parcel', () => {
  expect(isNextDay({ stock_state: 'in_stock', weight_g: parcelLimitG })).toBe(true);
  expect(isNextDay({ stock_state: 'low', weight_g: 84 })).toBe(true);
  expect(isNextDay({ stock_state: 'in_stock', weight_g: parcelLimitG + 1 })).toBe(false);
  expect(isNextDay({ stock_state: 'in_stock', weight_g: null })).toBe(false);
  expect(isNextDay({ stock_state: 'out', weight_g: 84 })).toBe(false);
  expect(isNextDay({ stock_state: 'on_order', weight_g: 84 })).toBe(false);
});
