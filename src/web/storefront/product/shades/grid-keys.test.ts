import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridTarget } from './grid-keys.ts';

const rows = [
  [1, undefined, 3, 4],
  [5, 6, undefined, undefined],
  [undefined, 8, 9, undefined],
] as const;
const go = (from: number, key: string, ctrlKey = false) => gridTarget(rows, from, { key, ctrlKey });

test.each([
  ['ArrowRight', 1, 3],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 3, 1],
  ['ArrowDown', 3, 9],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 9, 3],
  ['ArrowUp', 6, 6],
  ['Home', 4, 1],
  ['Home', 9, 8],
  ['End', 1, 4],
  ['End', 5, 6],
  ['PageDown', 1, undefined],
  ['7', 1, undefined],
])('PL-04 %s leads from shade %s to %s, past places without a shade', (key, from, to) => {
  expect(go(from, key)).toBe(to);
});

test('PL-04 with Ctrl Home and End lead to the ends of the chart; a shade that is not in it leads nowhere', () => {
  expect([go(6, 'Home', true), go(6, 'End', true), go(77, 'End')]).toEqual([1, 9, undefined]);
});

describe('whatever the chart', () => {
  const charts = fc
    .integer({ min: 1, max: 6 })
    .chain((width) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 6,
      }),
    )
    .map((places) => {
      let id = 0;
      return places.map((row) => row.map((isFilled) => (isFilled ? ++id : undefined)));
    });
  const opposite = { ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown' } as const;

  test('PL-04 an arrow and the one against it lead back, and no key leads out of the chart', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom('ArrowLeft', 'ArrowUp'), (chart, key) => {
        const ids = chart.flat().filter((id) => id !== undefined);
        for (const id of ids) {
          const there = gridTarget(chart, id, { key, ctrlKey: false })!;
          expect(ids).toContain(there);
          if (there !== id) {
            expect(gridTarget(chart, there, { key: opposite[key], ctrlKey: false })).toBe(id);
          }
        }
      }),
    );
  });
});
