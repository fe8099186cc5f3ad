import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('LY-12 the bar appears only when a page takes more than 200 ms, and fills over 5 s', () => {
  renderInEstonian(<ProgressBar active />);
  after(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  after(1);
  const bar = screen.getByRole('progressbar', { name: 'Laadime …' });
  expect((bar.firstElementChild as HTMLElement).style.animationDuration).toBe('5000ms');
});

test('LY-12 a quick page shows no bar at all', () => {
  const { rerender } = renderInEstonian(<ProgressBar active />);
  after(150);
  rerender(<ProgressBar active={false} />);
  after(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('LY-12 the bar is full for a moment and goes', () => {
  const { rerender } = renderInEstonian(<ProgressBar active />);
  after(600);
  rerender(<ProgressBar active={false} />);
  after(0);
  expect(screen.queryByRole('progressbar')).not.toBeNull();
  after(200);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
