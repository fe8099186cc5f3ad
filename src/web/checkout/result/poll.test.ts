import { expect, test } from 'vitest';
import { pollDelayMs } from './poll.ts';

test('CO-01 a pending payment is asked for often at first, and less the longer it takes', () => {
  expect([0, 29_999, 30_000, 119_999, 120_000, 3_600_000].map(pollDelayMs)).toEqual([
    2000, 2000, 5000, 5000, 15_000, 15_000,
  ]);
});
