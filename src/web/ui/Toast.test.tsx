import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInEstonian } from '../i18n/testing.tsx';
import { Modal } from './Modal.tsx';
import { ToastProvider, useToast, type ToastContent } from './Toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Shop {
  toast: (content: ToastContent) => void;
}

function Shop({ shop }: { shop: Shop }) {
  const toast = useToast();
  useEffect(() => {
    Object.assign(shop, { toast });
  });
  return null;
}

function openShop(): Shop {
  const shop: Shop = { toast: () => {} };
  renderInEstonian(
    <ToastProvider>
      <Shop shop={shop} />
    </ToastProvider>,
  );
  return shop;
}

const noop = () => {};

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('LY-09 a toast leaves 4000 ms after a delay of 300 ms', () => {
  const shop = openShop();
  act(() => shop.toast({ text: 'Lisatud lemmikutesse' }));
  expect(screen.getByRole('status').textContent).toContain('Lisatud lemmikutesse');
  after(4299);
  expect(screen.queryByText('Lisatud lemmikutesse')).not.toBeNull();
  after(1);
  expect(screen.queryByText('Lisatud lemmikutesse')).toBeNull();
});

test('LY-09 its time stands still while somebody points at it or stands in it', () => {
  const shop = openShop();
  act(() => shop.toast({ text: 'Eemaldatud ostukorvist' }));
  after(4000);
  fireEvent.mouseEnter(
    screen.getByText('Eemaldatud ostukorvist').closest('div[class*=pointer-events-auto]')!,
  );
  after(60_000);
  expect(screen.queryByText('Eemaldatud ostukorvist')).not.toBeNull();
  fireEvent.mouseLeave(
    screen.getByText('Eemaldatud ostukorvist').closest('div[class*=pointer-events-auto]')!,
  );
  after(299);
  expect(screen.queryByText('Eemaldatud ostukorvist')).not.toBeNull();
  fireEvent.focus(screen.getByRole('button', { name: 'Sulge' }));
  after(60_000);
  fireEvent.blur(screen.getByRole('button', { name: 'Sulge' }));
  after(1);
  expect(screen.queryByText('Eemaldatud ostukorvist')).toBeNull();
});

test('LY-09 undo is done once and takes the toast away', () => {
  const shop = openShop();
  const undo = vi.fn();
  act(() =>
    shop.toast({
      text: 'Eemaldatud ostukorvist',
      action: { label: 'Võta tagasi', onPress: undo },
      durationMs: 8000,
    }),
  );
  after(8000);
  fireEvent.click(screen.getByRole('button', { name: 'Võta tagasi' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Eemaldatud ostukorvist')).toBeNull();
});

test('LY-09 at most three are seen, and one key is seen once', () => {
  const shop = openShop();
  act(() => ['üks', 'kaks', 'kolm', 'neli'].forEach((text) => shop.toast({ text })));
  expect(screen.queryByText('üks')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Sulge' })).toHaveLength(3);
  act(() => shop.toast({ text: 'Tellimust ei leitud', key: 'ORDER_NOT_FOUND' }));
  act(() => shop.toast({ text: 'Tellimust ei leitud', key: 'ORDER_NOT_FOUND' }));
  expect(screen.getAllByText('Tellimust ei leitud')).toHaveLength(1);
});

test('LY-09 closed by the keyboard, it gives the focus back to where that was', () => {
  const shop = openShop();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => shop.toast({ text: 'Lisatud lemmikutesse' }));
  const close = screen.getByRole('button', { name: 'Sulge' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('LY-09 while a window is open a toast is told within it, and stays when it closes', () => {
  const shop: Shop = { toast: noop };
  const page = (isOpen: boolean) => (
    <ToastProvider>
      <Shop shop={shop} />
      {isOpen ? (
        <Modal title="Ostukorv" onClose={noop}>
          <p>Sisu</p>
        </Modal>
      ) : null}
    </ToastProvider>
  );
  const { rerender } = renderInEstonian(page(false));
  rerender(page(true));
  const dialog = screen.getByRole('dialog');
  const place = dialog.querySelector('[role=status]')!;
  act(() => shop.toast({ text: 'Salvestatud' }));
  expect(place.textContent).toContain('Salvestatud');
  expect(screen.getAllByText('Salvestatud')).toHaveLength(1);
  rerender(page(false));
  expect(screen.getByRole('status').textContent).toContain('Salvestatud');
});
