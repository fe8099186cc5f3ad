import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../blocks/testing/tools.tsx';
import type { Cart } from '../../state/cart/cart.ts';
import type { CartLine, RemovedLine, ShownCart } from '../../state/cart/shown.ts';
import { line } from '../orders/testing/orders.ts';
import { CartLines } from './CartLines.tsx';

afterEach(cleanup);

const shownLine = (product: number, name: string) =>
  ({
    line: line({ id: product, product: { id: product, name } }),
    product,
    name,
    quantity: 2,
    cents: 2480,
    isUpdating: false,
  }) as CartLine;
const gloves = shownLine(1, 'Kindad');
const cape = shownLine(2, 'Keep');
const removed: RemovedLine = { product: 2, name: 'Keep', quantity: 2, at: 1 };

const around = stage().around;
const lines = (shown: Partial<ShownCart>, undo: Cart['undo'] = vi.fn()) =>
  around(<CartLines cart={{ undo } as Cart} shown={shown as ShownCart} />);

test('CT-02 a line that is put back has the focus, as the button that did it is gone', () => {
  const { rerender } = render(lines({ lines: [gloves, cape], removed: [] }));
  screen.getByRole('button', { name: 'Eemalda Keep' }).focus();
  rerender(lines({ lines: [gloves], removed: [removed] }));
  const undo = screen.getByRole('button', { name: /^Võta tagasi/ });
  expect(document.activeElement).toBe(undo);
  undo.click();
  rerender(lines({ lines: [gloves, cape], removed: [] }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eemalda Keep' }));
});

test('CT-02 when the time to undo is over the focus goes to a line that is left', () => {
  const { rerender } = render(lines({ lines: [gloves], removed: [removed] }));
  screen.getByRole('button', { name: /^Võta tagasi/ }).focus();
  rerender(lines({ lines: [gloves], removed: [] }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eemalda Kindad' }));
});
