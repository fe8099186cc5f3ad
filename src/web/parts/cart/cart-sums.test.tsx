import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import type { Cart } from '../../state/cart/cart.ts';
import { NavigateProvider } from '../../state/navigation.tsx';
import type { ShownCart } from '../../state/cart/shown.ts';
import { order } from '../orders/testing/orders.ts';
import { CartSums } from './CartSums.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';

afterEach(cleanup);

const shown = { goodsCents: 2480, isEdited: false, isUpdating: false } as ShownCart;
const show = (free_delivery: { from: string; missing: string } | null) =>
  render(
    stage().around(<CartSums shown={shown} order={order({ delivery: null, free_delivery } as object)} />),
  );

test('CT-02 CO-02 a cart whose delivery is free does not say that delivery is added', () => {
  show({ from: '60.00', missing: '35.20' });
  screen.getByText(/tarne lisandub/);
  cleanup();
  show(null);
  screen.getByText(/tarne lisandub/);
  cleanup();
  show({ from: '20.00', missing: '0.00' });
  screen.getByText(/sisaldab käibemaksu/);
  expect(screen.queryByText(/tarne lisandub/)).toBeNull();
});

test('CT-02 CO-01 the way to the checkout shows that it waits for what was just changed, and leads on once', async () => {
  let settle = () => {};
  const cart = { settled: () => new Promise<void>((resolve) => (settle = resolve)) } as Cart;
  const went: string[] = [];
  render(
    stage().around(
      <NavigateProvider value={(address) => void went.push(address)}>
        <CheckoutButton cart={cart} shown={{ ...shown, isUpdating: true }} order={order()} />
      </NavigateProvider>,
    ),
  );
  const link = screen.getByRole('link', { name: 'Vormista tellimus' });
  fireEvent.click(link);
  expect(link.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(link);
  await act(async () => settle());
  expect(link.getAttribute('aria-busy')).toBeNull();
  expect(went).toEqual([`/order/${order().uuid}/delivery/`]);
});
