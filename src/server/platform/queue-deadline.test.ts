import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueDeadline } from './queue-deadline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a burst may wait long, and nobody longer than that', () => {
  const deadline = new QueueDeadline({ max: 4_000, standing: 300 });
  deadline.noteEmpty();
  const since = performance.now();
  vi.advanceTimersByTime(500);
  expect(deadline.isPast(since)).toBe(false);
  deadline.noteEmpty();
  vi.advanceTimersByTime(400);
  expect(deadline.isPast(since)).toBe(false);
  vi.advanceTimersByTime(3_200);
  deadline.noteEmpty();
  expect(deadline.isPast(since)).toBe(true);
});

test('in a queue that has not been empty for half a second 0.3 s are waited, until it is empty again', () => {
  const deadline = new QueueDeadline({ max: 4_000, standing: 300 });
  vi.advanceTimersByTime(501);
  const since = performance.now();
  vi.advanceTimersByTime(300);
  expect(deadline.isPast(since)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline.isPast(since)).toBe(true);
  deadline.noteEmpty();
  expect(deadline.isPast(since)).toBe(false);
});

test('where a turn takes long, who waits is waited for just as long in a queue that stands', () => {
  const deadline = new QueueDeadline({ max: 4_000 });
  vi.advanceTimersByTime(600);
  const since = performance.now();
  vi.advanceTimersByTime(4_000);
  expect(deadline.isPast(since)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline.isPast(since)).toBe(true);
});
