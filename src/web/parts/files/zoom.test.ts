import { expect, test } from 'vitest';
import { sizeOf } from './file.ts';
import { nextZoom, scaleOf, zoomSteps } from './zoom.ts';

/** A sheet of A4 at 96 dots an inch. */
const sheet = { width: 794, comfortable: 1.25 };

test('PL-04 a sheet opens as wide as its window, but no larger than is comfortable', () => {
  expect(scaleOf('comfortable', sheet, 328)).toBeCloseTo(0.413, 3);
  expect(scaleOf('comfortable', sheet, 1152)).toBe(1.25);
  expect(scaleOf('comfortable', { width: 1600, comfortable: 1 }, 2000)).toBe(1);
});

test('PL-04 fitted to the width it is as wide as its window, within the largest scale', () => {
  expect(scaleOf('fit', sheet, 1152)).toBeCloseTo(1.451, 3);
  expect(scaleOf('fit', { width: 100, comfortable: 1.25 }, 1152)).toBe(3);
  expect(scaleOf('fit', sheet, 0)).toBe(0.1);
});

test('PL-04 a scale that was chosen stays whatever the window', () => {
  expect(scaleOf(2, sheet, 328)).toBe(2);
});

test('PL-04 the steps go on from any scale and end', () => {
  expect(nextZoom(0.413, 1)).toBe(0.5);
  expect(nextZoom(0.413, -1)).toBe(0.33);
  expect(nextZoom(1, 1)).toBe(1.1);
  expect(nextZoom(0.999, 1)).toBe(1.1);
  expect(nextZoom(zoomSteps[0], -1)).toBeNull();
  expect(nextZoom(3, 1)).toBeNull();
});

test('PL-04 sizes are written as each language does', () => {
  expect(sizeOf(245_000, 'et')).toBe('245\u00a0kB');
  expect(sizeOf(1_340_000, 'fi')).toBe('1,3\u00a0Mt');
  expect(sizeOf(20, 'ru')).toBe('1\u00a0КБ');
});
