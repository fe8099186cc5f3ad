import { expect, test } from 'vitest';
import { promoWindowAt, promoWindows, type PromoWindow } from './promo.ts';
import { tallinnInstant } from './time.ts';

test('LY-13 the promo label is black from 2024-11-29 to 2024-12-02 in Tallinn, both days included', () => {
  const colourAt = (at: Date) => promoWindowAt(at)?.colour;
  expect(colourAt(tallinnInstant('2024-11-28', '23:59:59'))).toBeUndefined();
  expect(colourAt(tallinnInstant('2024-11-29'))).toBe('black');
  expect(colourAt(tallinnInstant('2024-12-02', '23:59:59'))).toBe('black');
  expect(colourAt(tallinnInstant('2024-12-03'))).toBeUndefined();
});

test('LY-13 windows are data: label, colour, from, to', () => {
  const summer: PromoWindow = { ...promoWindows[0]!, from: '2026-10-25', to: '2026-10-25' };
  const windows = [...promoWindows, summer];
  // A day of 25 hours ends at its own midnight.
  expect(promoWindowAt('2026-10-25T21:59:59Z', windows)).toBe(summer);
  expect(promoWindowAt('2026-10-25T22:00:00Z', windows)).toBeUndefined();
  expect(promoWindowAt('2026-10-24T21:00:00Z', windows)).toBe(summer);
  expect(promoWindowAt('2026-10-25T12:00:00Z', [])).toBeUndefined();
});
