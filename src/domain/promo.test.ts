import { expect, test } from 'vitest';
import { promoWindowOn, promoWindows, type PromoWindow } from './promo.ts';

test('LY-13 the promo label is black from 2024-11-29 to 2024-12-02 in Tallinn, both days included', () => {
  const colourOn = (day: string) => promoWindowOn(day)?.colour;
  expect(colourOn('2024-11-28')).toBeUndefined();
  expect(colourOn('2024-11-29')).toBe('black');
  expect(colourOn('2024-12-02')).toBe('black');
  expect(colourOn('2024-12-03')).toBeUndefined();
});

test('LY-13 windows are data: label, colour, from, to', () => {
  const summer: PromoWindow = { ...promoWindows[0]!, from: '2026-10-25', to: '2026-10-25' };
  const windows = [...promoWindows, summer];
  expect(promoWindowOn('2026-10-25', windows)).toBe(summer);
  expect(promoWindowOn('2026-10-24', windows)).toBeUndefined();
  expect(promoWindowOn('2026-10-26', windows)).toBeUndefined();
  expect(promoWindowOn('2026-10-25', [])).toBeUndefined();
});
