import { afterEach, expect, test, vi } from 'vitest';
import { RateLimitStore } from './rate-limit-store.ts';

const minute = 60_000;
let now = 1_000_000;
const counts = () => new RateLimitStore({}, () => now);
const countIn = (store: RateLimitStore, address: string) => {
  let told: { current: number; ttl: number } | undefined;
  store.incr(address, (_error, result) => (told = result), minute);
  return told!;
};

afterEach(() => void vi.useRealTimers());

test('ER-01 each address is counted by itself, and anew a minute after its first call', () => {
  const store = counts();
  expect(countIn(store, 'a')).toEqual({ current: 1, ttl: minute });
  now += 20_000;
  expect(countIn(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(countIn(store, 'b')).toEqual({ current: 1, ttl: minute });
  now += 40_000;
  expect(countIn(store, 'a')).toEqual({ current: 1, ttl: minute });
  expect(countIn(store, 'b').current).toBe(2);
  expect(countIn(store.child(), 'b').current).toBe(1);
});

test('ER-01 what was told of one call is not changed by the next', () => {
  const store = counts();
  const first = countIn(store, 'a');
  countIn(store, 'a');
  expect(first.current).toBe(1);
});

test('ER-01 of very many addresses the longest counted are forgotten', () => {
  const store = counts();
  for (let address = 0; address < 5001; address++) countIn(store, String(address));
  expect(countIn(store, '5000').current).toBe(2);
  expect(countIn(store, '1').current).toBe(2);
  expect(countIn(store, '0').current).toBe(1);
});

test('ER-01 whoever was counted before the clock was turned back waits no longer for it', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new RateLimitStore();
  countIn(store, 'a');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(countIn(store, 'a').ttl).toBeLessThanOrEqual(minute);
});
