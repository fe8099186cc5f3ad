import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../../../domain/catalogue/contract.ts';
import { fullProduct } from '../../../blocks/testing/data.ts';
import { stage } from '../../../blocks/testing/tools.tsx';
import { cartKey } from '../../../state/cart/cart-key.ts';
import type { CartLine, ShownCart } from '../../../state/cart/shown.ts';
import { readDraft } from '../../../state/drafts.ts';
import { withoutAdded } from './pieces.ts';
import { ShadeChart } from './ShadeChart.tsx';
import { shade } from './testing-shades.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Two depths in two reflections; 7.4 is sold out, 6.4 comes in packs of six; the page is that of 6.0. */
const family = [
  shade(1, 7, '0'),
  shade(2, 7, '4', 'vask', { stock_state: 'out', available_stock: 0 }),
  shade(3, 6, '0', 'tume', { available_stock: 8 }),
  shade(4, 6, '4', 'tumevask', { pack_size: 6 }),
];

function renderChart(variations: Product['variations'] = family, inCart: Partial<ShownCart>['lines'] = []) {
  const at = stage();
  at.queries.setQueryData(cartKey, { lines: inCart });
  const shown = render(at.around(<ShadeChart product={{ ...fullProduct(3), variations }} />));
  const table = () => shown.container.querySelector('table')!;
  const box = (id: number) => table().querySelector<HTMLInputElement>(`[data-pieces="${id}"]`)!;
  const link = (id: number) => table().querySelector<HTMLElement>(`a[data-shade="${id}"]`)!;
  return { ...shown, table, box, link };
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const focused = () => {
  const { pieces, shade: of } = (document.activeElement as HTMLElement).dataset;
  return pieces === undefined ? `link ${of}` : `box ${pieces}`;
};
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement!, { key });
  await act(async () => {});
};

test('CT-14 each shade that can be bought has a box, named by its shade; what is sold out has none', () => {
  const { table, box, getByRole } = renderChart();
  expect(
    [...table().querySelectorAll('[data-pieces]')].map((one) => one.getAttribute('data-pieces')),
  ).toEqual(['1', '3', '4']);
  expect(box(4).getAttribute('aria-label')).toMatch(/6\.4 tumevask/);
  // One tab stop: links and boxes are reached by arrows.
  expect(
    [...table().querySelectorAll<HTMLElement>('a, input')].filter((one) => one.tabIndex === 0),
  ).toHaveLength(1);
  cleanup();
  expect(
    renderChart(family.map((one) => ({ ...one, is_restricted: true }))).container.querySelector(
      '[data-pieces]',
    ),
  ).toBeNull();
  expect(getByRole).toBeDefined();
});

test('CT-14 a digit on a shade begins the order, arrows go from box to box past what is sold out, Escape to the shade', async () => {
  const { box, link } = renderChart();
  act(() => link(3).focus());
  await press('4');
  expect([focused(), box(3).value]).toEqual(['box 3', '4']);
  expect(box(3).selectionStart, 'the next digit goes on with the number').toBe(1);
  expect(box(3).selectionEnd).toBe(1);
  await press('ArrowUp');
  expect(focused()).toBe('box 1');
  await press('ArrowRight');
  expect(focused(), 'what has no box is passed by its words').toBe('link 2');
  await press('ArrowDown');
  expect(focused()).toBe('link 4');
  await press('6');
  expect([focused(), box(4).value]).toEqual(['box 4', '6']);
  await press('Escape');
  expect(focused()).toBe('link 4');
  await press('Backspace');
  expect(box(4).value).toBe('');
});

test('CT-14 PL-04 the next key finds what the one before it led to, however busy the browser is', () => {
  const { box, link, container } = renderChart();
  act(() => link(3).focus());
  fireEvent.keyDown(link(3), { key: '1' });
  expect([focused(), box(3).selectionStart]).toEqual(['box 3', 1]);
  fireEvent.keyDown(box(3), { key: 'l' });
  expect(focused()).toBe('box 3');
  expect(container.querySelector('table')).toBeNull();
});

test('CT-14 only digits stand in a box, four of them at most, and what was typed survives another page and a reload', () => {
  const { box, unmount } = renderChart();
  type(box(1), '1a2-3.45');
  expect(box(1).value).toBe('1234');
  type(box(3), '007');
  expect(box(3).value).toBe('7');
  type(box(3), '0');
  expect(box(3).value).toBe('');
  expect(readDraft('shades-1')).toEqual({ '1': '1234' });
  unmount();
  expect(renderChart().box(1).value).toBe('1234');
});

test('CT-14 the bar says what it comes to, what is too much, and mends it with one press', async () => {
  const { box, findByRole, getByRole, findByText } = renderChart();
  type(box(1), '2');
  type(box(3), '9');
  type(box(4), '6');
  expect(await findByText(/6\.0 tume: laos on 8 tk/)).toBeDefined();
  expect(box(3).getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box(3).getAttribute('aria-describedby')!)!.textContent).toMatch(/6\.0 tume/);
  expect(getByRole('button', { name: /Lisa 8 tk ostukorvi/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await findByRole('button', { name: 'Muuda koguseks 8' }));
  expect(box(3).value).toBe('8');
  expect(box(3).hasAttribute('aria-invalid')).toBe(false);
  expect(focused()).toBe('box 3');
  const add = getByRole('button', { name: /Lisa 16 tk ostukorvi/ });
  expect(add.hasAttribute('aria-disabled')).toBe(false);
  type(box(4), '7');
  expect(await findByText(/6\.4 tumevask: müüakse 6 kaupa/)).toBeDefined();
  fireEvent.click(await findByRole('button', { name: 'Muuda koguseks 12' }));
  expect(box(4).value).toBe('12');
});

test('CT-14 what is in the cart already counts: the bar says so, and the box is wrong as well', async () => {
  const { box, findByText } = renderChart(family, [{ product: 3, quantity: 6 } as CartLine]);
  type(box(3), '3');
  expect(await findByText('6.0 tume: laos on 8 tk, neist 6 on juba ostukorvis')).toBeDefined();
  expect(box(3).getAttribute('aria-invalid')).toBe('true');
});

test('CT-14 the list has the same boxes, one key away and back', async () => {
  const { box, container } = renderChart();
  act(() => box(3).focus());
  type(box(3), '5');
  await press('l');
  const inList = container.querySelector<HTMLInputElement>('[data-pieces="3"]')!;
  expect(container.querySelector('table')).toBeNull();
  expect([focused(), inList.value]).toEqual(['box 3', '5']);
  await press('l');
  expect(container.querySelector('table')).not.toBeNull();
  expect(focused()).toBe('box 3');
});

test('CT-14 what is typed while an order is being added stays', () => {
  const added = new Map([
    [1, '2'],
    [3, '1'],
  ]);
  expect([...withoutAdded(new Map([...added, [3, '4'], [4, '6']]), added)]).toEqual([
    [3, '4'],
    [4, '6'],
  ]);
});
