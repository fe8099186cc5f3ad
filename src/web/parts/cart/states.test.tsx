import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import { order } from '../../checkout/testing/orders.ts';
import type { ShownCart } from '../../state/cart/shown.ts';
import { CartNotHere, OutdatedCart } from './states.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cart = (isOutdated: boolean, country_id = 2) =>
  ({ state: 'ready', isOutdated, order: { ...order, country_id } }) as ShownCart;

test('CT-05 a cart that may be out of date says what is so, offers another attempt, and is silent again once it is not', async () => {
  const retry = vi.fn(() => Promise.resolve());
  const { around } = stage({ answers: {} });
  const shown = (of: ShownCart) => around(<OutdatedCart shown={of} onRetry={retry} />);
  const { rerender } = render(shown(cart(true, 4)));
  expect(await screen.findByText(/endise tarneriigi järgi/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(shown(cart(true)));
  expect(screen.getByText(/ei õnnestunud värskendada/)).toBeDefined();
  rerender(shown(cart(false)));
  expect(screen.queryByRole('button', { name: 'Proovi uuesti' })).toBeNull();
});

test('CT-05 without a connection the words of that are enough', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { around } = stage({ answers: {} });
  render(around(<OutdatedCart shown={cart(true)} onRetry={() => Promise.resolve()} />));
  expect(screen.queryByText(/ei õnnestunud värskendada/)).toBeNull();
});

test('CT-10 what was the cart is shown as being paid, with the way to its payment', async () => {
  const { around } = stage({ answers: {} });
  const shown = { state: 'ready', paying: order } as ShownCart;
  render(around(<CartNotHere shown={shown} onRetry={() => Promise.resolve()} />));
  expect(await screen.findByText('Ostukorvi makstakse')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Vaata makset' });
  expect(link.getAttribute('href')).toBe(`/order/${order.uuid}/payment-status/`);
});
