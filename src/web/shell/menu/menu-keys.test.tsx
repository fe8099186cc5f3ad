import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMenuLeaving } from './useMenuLeaving.ts';
import { useRovingList } from './useRovingList.ts';

afterEach(cleanup);

function Menu({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const { ref: list, onKeyDown } = useRovingList(() => panel.current?.querySelector('a')?.focus());
  const menu = useMenuLeaving(onClose);
  return (
    <div ref={menu}>
      <nav ref={list} onKeyDown={onKeyDown}>
        <a href="/care" data-row="">
          Juuksehooldus
        </a>
        <a href="/colour" data-row="" data-chosen="true">
          Juuksevärvid
        </a>
        <button type="button" data-row="">
          Kõik brändid
        </button>
      </nav>
      <div ref={panel}>
        <a href="/colour/permanent">Püsivärvid</a>
      </div>
    </div>
  );
}

function open() {
  const onClose = vi.fn();
  const button = (
    <button type="button" data-menu-button="button">
      Kõik tooted
    </button>
  );
  const outside = <a href="/">Avaleht</a>;
  const { rerender } = render(
    <>
      {button}
      {outside}
    </>,
  );
  screen.getByText('Kõik tooted').focus();
  rerender(
    <>
      {button}
      {outside}
      <Menu onClose={onClose} />
    </>,
  );
  return onClose;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const at = () => document.activeElement?.textContent?.trim();

test('LY-04 arrow keys go from the button into the menu, along its rows and into the children', () => {
  open();
  press('ArrowDown');
  expect(at()).toBe('Juuksevärvid');
  press('ArrowDown');
  expect(at()).toBe('Kõik brändid');
  press('ArrowDown');
  expect(at()).toBe('Juuksehooldus');
  press('ArrowUp');
  expect(at()).toBe('Kõik brändid');
  press('Home');
  expect(at()).toBe('Juuksehooldus');
  press('ArrowRight');
  expect(at()).toBe('Püsivärvid');
});

test('LY-04 Escape closes the menu and gives the focus back to its button', () => {
  const onClose = open();
  press('ArrowDown');
  press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
  expect(at()).toBe('Kõik tooted');
});

test('LY-04 a press or the focus outside closes the menu, within it does not', () => {
  const onClose = open();
  fireEvent.pointerDown(screen.getByText('Püsivärvid'));
  screen.getByText('Püsivärvid').focus();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Avaleht'));
  expect(onClose).toHaveBeenCalledOnce();
  screen.getByText('Avaleht').focus();
  expect(onClose).toHaveBeenCalledTimes(2);
});
