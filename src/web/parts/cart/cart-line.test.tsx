import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import type { CartLine } from '../../state/cart/shown.ts';
import { line } from '../orders/testing/orders.ts';
import { CartLineRow } from './CartLineRow.tsx';

afterEach(cleanup);

function show(pack_size: number, problem: 'PACK_SIZE' | null = null) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  const shown = {
    line: line({ product: { pack_size }, quantity: 6, problem }),
    product: 12,
    name: 'Kindad',
    quantity: 6,
    cents: 7440,
    isUpdating: false,
  } as CartLine;
  render(stage().around(<CartLineRow shown={shown} isAdded={false} isWhole onQuantity={onQuantity} />));
  return onQuantity;
}

test('CT-02 a line of a product sold in packs says so, as its quantity becomes whole packs', async () => {
  const onQuantity = show(6);
  const quantity = screen.getByRole('textbox', { name: /Kindad/ });
  expect(quantity.getAttribute('aria-describedby')).toBe(screen.getByText('Müüakse 6 kaupa').id);
  fireEvent.change(quantity, { target: { value: '8' } });
  fireEvent.blur(quantity);
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(12);
  cleanup();
  show(1);
  expect(screen.queryByText(/kaupa/)).toBeNull();
  cleanup();
  show(6, 'PACK_SIZE');
  expect(await screen.findAllByText(/^Müüakse 6 kaupa/)).toHaveLength(1);
});

test('CT-02 on a narrow line the hyphen of a Finnish name stays with its word, and a measure is one piece', () => {
  const shown = {
    line: line({ product: { variation: 'metsänvihreä, lasten, 90 × 120 cm', internal_id: 'KA-CAPE' } }),
    product: 12,
    name: 'Cutting Cape -leikkuukaapu',
    quantity: 1,
    cents: 1490,
    isUpdating: false,
  } as CartLine;
  render(stage().around(<CartLineRow shown={shown} isAdded={false} isWhole onQuantity={vi.fn()} />));
  screen.getByRole('link', { name: 'Cutting Cape -\u2060leikkuukaapu' });
  expect(document.body.textContent).toContain('90\u00a0×\u00a0120\u00a0cm ·');
});
