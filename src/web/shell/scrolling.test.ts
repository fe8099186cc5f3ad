import { afterEach, expect, test, vi } from 'vitest';
import { scrollToHash } from './scrolling.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function goTo(hash: string, prefersLessMotion = false) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: prefersLessMotion } as MediaQueryList);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  scrollTo.mockClear();
  return { found: scrollToHash(hash), asked: scrollTo.mock.calls[0]?.[0] };
}

test('RT-17 a hash leads 80 px above its target and gives it the focus, without motion for who wants none', () => {
  document.body.innerHTML = '<h2 id="ülevaade">Ülevaade</h2>';
  const heading = document.querySelector('h2')!;
  vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: 500 } as DOMRect);
  expect(goTo(`#${encodeURIComponent('ülevaade')}`)).toEqual({
    found: true,
    asked: { top: 420, behavior: 'smooth' },
  });
  expect(document.activeElement).toBe(heading);
  expect(goTo('#ülevaade', true).asked).toEqual({ top: 420, behavior: 'instant' });
});

test('RT-17 a hash that names nothing, or is no text, moves nothing', () => {
  expect(goTo('#nowhere')).toEqual({ found: false, asked: undefined });
  expect(goTo('#%E0%A4%A')).toEqual({ found: false, asked: undefined });
});
