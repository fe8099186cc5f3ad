import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import type { ShownCart } from '../../state/cart/shown.ts';
import { OutdatedCart } from './states.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cart = (outdated: ShownCart['outdated']) => ({ state: 'ready', outdated }) as ShownCart;

test('CT-05 a cart that may be out of date says what is so, offers another attempt, and is silent again once it is not', async () => {
  const retry = vi.fn(() => Promise.resolve());
  const { around } = stage({ answers: {} });
  const shown = (outdated: ShownCart['outdated']) =>
    around(<OutdatedCart shown={cart(outdated)} onRetry={retry} />);
  const { rerender } = render(shown('country'));
  expect(await screen.findByText(/endise tarneriigi järgi/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(shown('refresh'));
  expect(screen.getByText(/ei õnnestunud värskendada/)).toBeDefined();
  rerender(shown(null));
  expect(screen.queryByRole('button', { name: 'Proovi uuesti' })).toBeNull();
});

test('CT-05 without a connection the words of that are enough', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { around } = stage({ answers: {} });
  render(around(<OutdatedCart shown={cart('refresh')} onRetry={() => Promise.resolve()} />));
  expect(screen.queryByText(/ei õnnestunud värskendada/)).toBeNull();
});
