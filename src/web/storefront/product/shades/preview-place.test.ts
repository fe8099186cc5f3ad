import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewPlace } from './preview-place.ts';

const cell = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 60 });
const panel = { width: 200, height: 300 };

test('PL-04 a shade is shown large to the right of its cell, at the edge to the left, on a phone below or above', () => {
  const desk = { width: 1440, height: 900 };
  expect(previewPlace(cell(100, 400), panel, desk)).toEqual({ left: 208, top: 280 });
  expect(previewPlace(cell(1300, 0), panel, desk)).toEqual({ left: 1092, top: 8 });
  const phone = { width: 360, height: 640 };
  const wide = { width: 328, height: 160 };
  expect(previewPlace(cell(16, 100), wide, phone)).toEqual({ left: 8, top: 168 });
  expect(previewPlace(cell(200, 500), wide, phone)).toEqual({ left: 24, top: 332 });
});

test('PL-04 it never leaves the window', () => {
  const place = fc.integer({ min: -2000, max: 3000 });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 320, max: 2560 }), (left, top, width) => {
      const window = { width, height: 640 };
      const at = previewPlace(cell(left, top), panel, window);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + panel.width).toBeLessThanOrEqual(width - 8);
      expect(at.top + panel.height).toBeLessThanOrEqual(window.height - 8);
    }),
  );
});
