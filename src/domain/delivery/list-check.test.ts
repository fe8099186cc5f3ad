import { expect, test } from 'vitest';
import { reasonToKeep } from './list-check.ts';

const list = (counts: { EE?: number; LV?: number; FI?: number }) =>
  Object.entries(counts).flatMap(([country, count]) =>
    Array.from({ length: count }, () => ({ country: country as 'EE' | 'LV' | 'FI' })),
  );

test.each([
  ['the first list', {}, { EE: 3 }, null],
  ['as many', { EE: 100, LV: 80 }, { EE: 100, LV: 80 }, null],
  ['another country as well', { EE: 100 }, { EE: 100, FI: 7 }, null],
  ['exactly half', { EE: 100 }, { EE: 50 }, null],
  ['less than half', { EE: 100 }, { EE: 49 }, 'EE has 49 points left of 100'],
  ['less than half of one country', { EE: 100, LV: 80 }, { EE: 120, LV: 10 }, 'LV has 10 points left of 80'],
  ['another country instead', { EE: 100 }, { LV: 100 }, 'EE has 0 points left of 100'],
  ['nothing', { EE: 100 }, {}, 'the list has no points'],
  ['nothing the first time', {}, {}, 'the list has no points'],
] as const)('CO-02 a list of pick-up points with %s', (_what, before, received, reason) => {
  expect(reasonToKeep(before, list(received))).toBe(reason);
});
