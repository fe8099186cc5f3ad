import { afterEach, expect, test } from 'vitest';
import type { AppContext } from '../../state/useAppContext.ts';
import { typeQuantity } from './cart-actions.ts';

afterEach(() => document.body.replaceChildren());

/** Moving needs nothing of the page. */
const nothing = {} as AppContext;

/** Rows of a list, the second of which has nothing to be added; and the box of a product beside them. */
function renderRows(): HTMLInputElement[] {
  const row = (id: number) =>
    `<li><div data-buy><input data-min="6" data-step="6" data-max="48" value="6"><button data-action="add-to-cart" data-id="${id}" data-quantity="6"></button></div></li>`;
  document.body.innerHTML = `<ul data-list>${row(1)}<li></li>${row(2)}</ul><div>${row(3)}</div>`;
  return [...document.querySelectorAll('input')];
}

function press(field: HTMLInputElement, key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  field.addEventListener('keydown', (heard) => typeQuantity(heard, nothing), { once: true });
  field.dispatchEvent(event);
  return event;
}

test('CT-13 up and down go from box to box of a compact list, and stop at its ends', () => {
  const [first, second, other] = renderRows() as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  first.focus();
  expect(press(first, 'ArrowDown').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(second);
  expect(press(second, 'ArrowDown').defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(second);
  press(second, 'ArrowUp');
  expect(document.activeElement).toBe(first);
  other.focus();
  expect(press(other, 'ArrowUp').defaultPrevented, 'not of a list').toBe(false);
  expect(document.activeElement).toBe(other);
});
