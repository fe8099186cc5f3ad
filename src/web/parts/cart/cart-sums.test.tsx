import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import type { ShownCart } from '../../state/cart/shown.ts';
import { order } from '../orders/testing/orders.ts';
import { CartSums } from './CartSums.tsx';

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
