import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tallinnInstant } from '../../domain/time.ts';
import { followDeliveryPromises } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PL-04 promises are said anew at the cut-off and at midnight, not in between', async () => {
  vi.setSystemTime(tallinnInstant('2026-11-23', '09:00'));
  const said: string[] = [];
  const following = followDeliveryPromises({
    now: () => new Date(),
    onChange: () => said.push(new Date().toISOString()),
  });
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(said).toEqual(['2026-11-23T12:00:00.000Z', '2026-11-23T22:00:00.000Z']);
  await following.stop();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(said).toHaveLength(2);
});

test('PL-04 a clock put forward over the cut-off, or back, is noticed within a minute', async () => {
  vi.setSystemTime(tallinnInstant('2026-11-23', '09:00'));
  let changes = 0;
  const following = followDeliveryPromises({ now: () => new Date(), onChange: () => changes++ });
  vi.setSystemTime(tallinnInstant('2026-11-23', '15:00'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toBe(1);
  vi.setSystemTime(tallinnInstant('2026-11-23', '09:00'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toBe(2);
  // Back by a week to the same hour: the days have changed and the hour has not.
  vi.setSystemTime(tallinnInstant('2026-11-16', '09:02'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes).toBe(3);
  await following.stop();
});
