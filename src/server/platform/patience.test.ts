import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Patience } from './patience.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a burst may wait long, and nobody longer than that', () => {
  const patience = new Patience({ max: 4_000, standing: 300 });
  patience.noteEmpty();
  const since = performance.now();
  vi.advanceTimersByTime(500);
  expect(patience.isOver(since)).toBe(false);
  patience.noteEmpty();
  vi.advanceTimersByTime(400);
  expect(patience.isOver(since)).toBe(false);
  vi.advanceTimersByTime(3_200);
  patience.noteEmpty();
  expect(patience.isOver(since)).toBe(true);
});

test('in a queue that has not been empty for half a second 0.3 s are waited, until it is empty again', () => {
  const patience = new Patience({ max: 4_000, standing: 300 });
  vi.advanceTimersByTime(501);
  const since = performance.now();
  vi.advanceTimersByTime(300);
  expect(patience.isOver(since)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.isOver(since)).toBe(true);
  patience.noteEmpty();
  expect(patience.isOver(since)).toBe(false);
});

test('where a turn takes long, who waits is waited for just as long in a queue that stands', () => {
  const patience = new Patience({ max: 4_000 });
  vi.advanceTimersByTime(600);
  const since = performance.now();
  vi.advanceTimersByTime(4_000);
  expect(patience.isOver(since)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.isOver(since)).toBe(true);
});
