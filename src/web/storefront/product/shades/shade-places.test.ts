import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsShade } from './shade-filter.ts';
import { isChartable, placesOf, rowsOf } from './shade-places.ts';
import { shade } from './testing-shades.ts';

test('PL-04 depths stand from light to dark, reflections digit by digit, what has neither below', () => {
  const shades = [shade(1, 4, '64'), shade(2, 10, '1'), shade(3, 4, '6'), shade(4, null, '11')];
  const { tones, depths, others } = placesOf(shades);
  expect(tones.map(([tone]) => tone)).toEqual(['1', '6', '64']);
  expect(depths.map(({ level, cells }) => [level, cells.map((one) => one?.id)])).toEqual([
    [10, [2, undefined, undefined]],
    [4, [undefined, 3, 1]],
  ]);
  expect(others.map(({ id }) => id)).toEqual([4]);
});

test('PL-04 no shade is lost, not even where two have one place', () => {
  const levels = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
  const tones = fc.option(fc.constantFrom('0', '1', '11'), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(levels, tones), { maxLength: 20 }), (given) => {
      const shades = given.map(([level, tone], id) => shade(id, level, tone));
      const { depths, others } = placesOf(shades);
      const placed = [...depths.flatMap(({ cells }) => cells), ...others].flatMap((one) => one?.id ?? []);
      expect(placed.toSorted((a, b) => a - b)).toEqual(shades.map(({ id }) => id));
    }),
  );
});

test('PL-04 most must have a place in the chart, else the range is a list', () => {
  expect(isChartable([shade(1, 4, '0'), shade(2, 5, '0'), shade(3, null, null)])).toBe(true);
  expect(isChartable([shade(1, 4, '0'), shade(2, null, null)])).toBe(false);
  expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test.each([
  ['7/', ['7.4', '7.44']],
  ['7.4', ['7.4', '7.44']],
  ['7,44', ['7.44']],
  ['7-44', ['7.44']],
  ['744', ['7.44']],
  ['7', ['7.4', '7.44']],
  ['1/', ['1.1']],
  ['1', ['1.1', '10.1', '10.11']],
  ['101', ['10.1', '10.11']],
  ['10 1', ['10.1', '10.11']],
  [' VASK ', ['7.4']],
  ['parl', ['10.1']],
  ['pärl', ['10.1']],
  ['zzz', []],
  ['', ['1.1', '7.4', '7.44', '10.1', '10.11']],
])('PL-04 "%s" finds the shades %s', (text, codes) => {
  const shades = [
    shade(1, 1, '1'),
    shade(2, 7, '4', 'vask'),
    shade(3, 7, '44'),
    shade(4, 10, '1', 'pärl'),
    shade(5, 10, '11'),
  ];
  const found = shades.filter((one) => fitsShade(one, text));
  expect(found.map((one) => one.shade.code)).toEqual(codes);
});
