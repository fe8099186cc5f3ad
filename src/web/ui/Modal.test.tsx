import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Drawer, Modal, type ModalProps } from './Modal.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ava
      </button>
      {open && (
        <Modal title="Ostukorv" {...props} onClose={() => setOpen(false)}>
          {props.children ?? <p>Sisu</p>}
        </Modal>
      )}
    </>
  );
}

function openModal(props: Partial<ModalProps> = {}) {
  renderInEstonian(<Page {...props} />);
  const opener = screen.getByRole('button', { name: 'Ava' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Ostukorv' }) };
}

const isOpen = (name: string) =>
  [...document.querySelectorAll('dialog')].find((dialog) => dialog.textContent?.includes(name))?.open;

/** What the browser does on Escape in a modal dialog. */
const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('LY-09 a modal is labelled, begins at its title and gives the focus back', () => {
  const { opener, dialog } = openModal();
  expect(dialog.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Ostukorv');
  fireEvent.click(screen.getByRole('button', { name: 'Sulge' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('LY-09 the focus begins where the content asks for it', () => {
  openModal({ children: <input aria-label="E-post" data-autofocus="" /> });
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'));
});

test('LY-09 Escape and a press on the backdrop close it', () => {
  const first = openModal();
  escape(first.dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(first.opener);
  const again = screen.getByRole('dialog');
  fireEvent.mouseDown(again);
  fireEvent.click(again);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LY-09 the second of two taps, which meets the backdrop while the window slides in, does not close it', () => {
  const { dialog } = openModal();
  const press = () => {
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
  };
  const sliding = vi.spyOn(dialog, 'getAnimations').mockReturnValue([{} as Animation]);
  press();
  expect(dialog.open).toBe(true);
  sliding.mockReturnValue([]);
  press();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LY-09 marking text from inside to outside does not close it', () => {
  const { dialog } = openModal();
  fireEvent.mouseDown(screen.getByText('Sisu'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('LY-09 a blocked modal stays whatever is pressed', () => {
  const { dialog } = openModal({ blocked: true });
  escape(dialog);
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  act(() => dialog.close());
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Sulge' })).toBeNull();
});

test('LY-09 a global modal (900) goes before a local one (200), which waits its turn', () => {
  const onClose = vi.fn();
  const global = (
    <Modal key="g" title="Vali klient" priority="global" onClose={onClose}>
      Kliendid
    </Modal>
  );
  const local = (
    <Modal key="l" title="Ostukorv" onClose={onClose}>
      Read
    </Modal>
  );
  const { rerender } = renderInEstonian([global]);
  rerender([global, local]);
  expect(isOpen('Vali klient')).toBe(true);
  expect(isOpen('Ostukorv')).toBe(false);
  rerender([local]);
  expect(isOpen('Ostukorv')).toBe(true);
  rerender([local, global]);
  expect(isOpen('Vali klient')).toBe(true);
});

test('LY-09 PP-01 a modal that opens by itself waits for whatever other is open, and goes over none', () => {
  const onClose = vi.fn();
  const unasked = (
    <Modal key="u" title="Liitu" priority="unasked" onClose={onClose}>
      Püsikliendid
    </Modal>
  );
  const local = (
    <Modal key="l" title="Ostukorv" onClose={onClose}>
      Read
    </Modal>
  );
  const { rerender } = renderInEstonian([local]);
  rerender([local, unasked]);
  expect([isOpen('Ostukorv'), isOpen('Liitu')]).toEqual([true, false]);
  rerender([unasked]);
  expect(isOpen('Liitu')).toBe(true);
});

test('LY-03 the drawer closes the same way', () => {
  const onClose = vi.fn();
  renderInEstonian(
    <Drawer title="Menüü" onClose={onClose}>
      Kategooriad
    </Drawer>,
  );
  escape(screen.getByRole('dialog', { name: 'Menüü' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
