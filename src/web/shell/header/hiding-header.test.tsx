import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHidingHeader } from './useHidingHeader.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Header() {
  return <header ref={useHidingHeader()}>Ilumaja</header>;
}

function scrollTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  fireEvent.scroll(window);
}

test('LY-02 the header goes on the way down and comes back on the way up', () => {
  render(<Header />);
  const isHidden = () => screen.getByText('Ilumaja').getAttribute('data-hidden');
  scrollTo(120);
  expect(isHidden()).toBe('false');
  scrollTo(700);
  expect(isHidden()).toBe('true');
  scrollTo(697);
  expect(isHidden()).toBe('true');
  scrollTo(640);
  expect(isHidden()).toBe('false');
});
