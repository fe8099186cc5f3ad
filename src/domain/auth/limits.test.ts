import { expect, test } from 'vitest';
import {
  accountRule,
  addressRule,
  attemptMemoryMs,
  knownPairRule,
  mailRule,
  pairRule,
  waitMs,
} from './limits.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 5_000],
  [6, 10_000],
  [12, 640_000],
  [13, 900_000],
  [1_000_000, 900_000],
])('AU-06 after %d attempts at an account an address waits %d ms', (attempts, ms) => {
  expect(waitMs(pairRule, attempts)).toBe(ms);
});

test('AU-06 an account is never refused to addresses it does not know, only slower', () => {
  expect(waitMs(accountRule, 19)).toBe(0);
  expect(waitMs(accountRule, 1_000_000)).toBe(4_000);
});

test('AU-06 no wait outlasts the memory of attempts', () => {
  for (const { maxMs } of [pairRule, knownPairRule, addressRule, accountRule, mailRule]) {
    expect(maxMs).toBeLessThanOrEqual(attemptMemoryMs);
  }
});
