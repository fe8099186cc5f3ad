import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../../blocks/testing/tools.tsx';
import Zoom from './Zoom.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const picture = (key: string) => ({
  key,
  order_number: 1,
  width: 1200,
  height: 1200,
  color: '#fff',
  alt: key,
});

function open(count = 3, at?: { x: number; y: number }) {
  // A stage of 800 by 600 px; the test's window measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      onSize: ResizeObserverCallback;
      constructor(onSize: ResizeObserverCallback) {
        this.onSize = onSize;
      }
      observe() {
        this.onSize(
          [{ contentRect: { width: 800, height: 600 } } as ResizeObserverEntry],
          this as unknown as ResizeObserver,
        );
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  const onClose = vi.fn();
  const files = ['a', 'b', 'c'].slice(0, count).map(picture);
  const shown = render(stage().around(<Zoom files={files} start={0} at={at} onClose={onClose} />));
  const area = shown.container.querySelector<HTMLElement>('.zoom-stage')!;
  const moved = () => area.querySelector<HTMLElement>('div')!.style.transform;
  const key = (name: string) => fireEvent.keyDown(area, { key: name });
  return { ...shown, area, moved, key, onClose };
}

test('PL-04 zoom opens magnified where the picture was pressed', () => {
  const { moved } = open(3, { x: 0.25, y: 0.5 });
  // 600 px of picture: a quarter is 150 px left of the middle.
  expect(moved()).toBe('translate(225px, 0px) scale(2.5)');
});

test('PL-04 zoom by keys: plus and minus, arrows look about what is magnified and else lead to the next picture', () => {
  const { key, moved, getByRole } = open();
  expect(moved()).toBe('translate(0px, 0px) scale(1)');
  key('ArrowRight');
  getByRole('dialog', { name: 'b' });
  key('ArrowLeft');
  key('ArrowLeft');
  getByRole('dialog', { name: 'c' });
  key('Enter');
  expect(moved()).toBe('translate(0px, 0px) scale(2.5)');
  key('ArrowRight');
  expect(moved()).toBe('translate(-80px, 0px) scale(2.5)');
  getByRole('dialog', { name: 'c' });
  key('0');
  expect(moved()).toBe('translate(0px, 0px) scale(1)');
  key('+');
  key('-');
  expect(moved()).toBe('translate(0px, 0px) scale(1)');
});

test('PL-04 zoom by buttons tells how large and which picture; another picture begins whole', () => {
  const { getByRole, moved, container } = open();
  fireEvent.click(getByRole('button', { name: 'Suurenda veel' }));
  expect(moved()).toContain('scale(1.5)');
  expect(container.textContent).toContain('150\u00a0%');
  fireEvent.click(getByRole('button', { name: 'Järgmine pilt' }));
  expect(container.textContent).toContain('2 / 3');
  expect(moved()).toContain('scale(1)');
  expect(getByRole('button', { name: 'Vähenda' }).getAttribute('aria-disabled')).toBe('true');
});

test('PL-04 zoom of the only picture has no way to another', () => {
  const { key, getByRole } = open(1);
  key('ArrowRight');
  getByRole('dialog', { name: 'a' });
});

test('PL-04 zoom is closed by Back; closed otherwise it takes its step out of the history', () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  const first = open();
  fireEvent(window, new PopStateEvent('popstate'));
  expect(first.onClose).toHaveBeenCalledTimes(1);
  first.unmount();
  expect(back).not.toHaveBeenCalled();
  const second = open();
  second.unmount();
  expect(back).toHaveBeenCalledTimes(1);
});
