import { expect, test } from 'vitest';
import { isHeadingFor } from './heading.ts';

const panel = { left: 300, top: 100, bottom: 600 };

test.each([
  ['slanting down to the panel', { x: 100, y: 150 }, { x: 140, y: 200 }, true],
  ['slanting up to the panel', { x: 100, y: 500 }, { x: 150, y: 430 }, true],
  ['straight to the panel', { x: 100, y: 300 }, { x: 110, y: 300 }, true],
  ['straight down the rows', { x: 100, y: 150 }, { x: 100, y: 200 }, false],
  ['away from the panel', { x: 100, y: 150 }, { x: 60, y: 170 }, false],
  ['steeper than the panel is high', { x: 100, y: 150 }, { x: 104, y: 240 }, false],
  ['already at the panel', { x: 300, y: 150 }, { x: 320, y: 170 }, false],
])('LY-04 a pointer going %s', (_way, from, to, expected) => {
  expect(isHeadingFor(from, to, panel)).toBe(expected);
});
