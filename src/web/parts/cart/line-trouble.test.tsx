import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order, OrderLine } from '../../../domain/orders/contract.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import type { Cart } from '../../state/cart/cart.ts';
import { ChangedPrices } from './ChangedPrices.tsx';
import { LineNotes } from './LineNotes.tsx';

afterEach(cleanup);

const line = {
  id: 1,
  quantity: 5,
  price: 12.65,
  price_before: null,
  problem: null,
  available_stock: 9,
  sale_delay: null,
  restrictions: [],
  product: { id: 7, name: 'Soft Paddle', pack_size: 1 },
} as unknown as OrderLine;

function show(change: Partial<OrderLine>, isUpdating = false) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const at = stage();
  render(
    at.around(
      <LineNotes
        line={{ ...line, ...change }}
        quantity={5}
        isWhole
        isUpdating={isUpdating}
        onQuantity={onQuantity}
      />,
    ),
  );
  return onQuantity;
}

test('CT-02 PL-03 what stops a line is said at it, and one press changes it to what can be had', async () => {
  const onQuantity = show({ problem: 'NOT_ENOUGH_STOCK', available_stock: 2 });
  await screen.findByText('Laos on 2 tk.');
  expect(screen.queryByText('Laos')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Muuda koguseks 2/ }));
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(2);
});

test('CT-02 a product that is no more is taken out by one press; while an edit is on its way nothing stands in its way', async () => {
  const onQuantity = show({ problem: 'GONE' });
  fireEvent.click(await screen.findByRole('button', { name: /^Eemalda/ }));
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(0);
  cleanup();
  show({ problem: 'GONE' }, true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('CT-02 a price that has changed is told beside the stock', async () => {
  show({ price_before: 11.15 });
  expect((await screen.findByText(/^Oli/)).textContent.replaceAll('\u00a0', ' ')).toBe(
    'Oli 11,15 €, nüüd 12,65 €',
  );
  screen.getByText('Laos');
});

test('CT-02 what was put right by a press leaves the focus at the quantity of its line', async () => {
  const at = stage();
  const row = (change: Partial<OrderLine>) =>
    at.around(
      <article>
        <input aria-label="Kogus" />
        <LineNotes
          line={{ ...line, ...change }}
          quantity={5}
          isWhole
          isUpdating={false}
          onQuantity={vi.fn()}
        />
      </article>,
    );
  const { rerender } = render(row({ problem: 'NOT_ENOUGH_STOCK', available_stock: 2 }));
  (await screen.findByRole('button', { name: /^Muuda koguseks 2/ })).focus();
  rerender(row({}));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kogus' }));
});

test('CT-02 once new prices are agreed to, the focus is at the first line and not lost', async () => {
  const at = stage();
  const inCart = (price_before: number | null) =>
    at.around(
      <div>
        <ChangedPrices cart={{} as Cart} order={{ order_lines: [{ ...line, price_before }] } as Order} />
        <ul>
          <li>
            <a href="/products/7">Soft Paddle</a>
          </li>
        </ul>
      </div>,
    );
  const { rerender } = render(inCart(11.15));
  (await screen.findByRole('button', { name: 'Nõustun uute hindadega' })).focus();
  rerender(inCart(null));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Soft Paddle' }));
});
