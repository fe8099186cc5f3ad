import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Product } from '../../../../domain/catalogue/contract.ts';
import { fullProduct } from '../../../blocks/testing/data.ts';
import { stage } from '../../../blocks/testing/tools.tsx';
import { ShadeChart } from './ShadeChart.tsx';
import { shade } from './testing-shades.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Depths 7 and 6 in three reflections, one place empty and one sold out, and a mixing tone; the page is that of 6.4. */
const family = [
  shade(1, 7, '0'),
  shade(2, 7, '4', 'vask'),
  shade(3, 7, '64', 'punavask', { stock_state: 'out', available_stock: 0 }),
  shade(4, 6, '0'),
  shade(5, 6, '4', 'tumevask'),
  shade(6, null, '66', 'punane segutoon', { stock_state: 'low', available_stock: 2 }),
];

function renderChart(variations: Product['variations'] = family) {
  const product: Product = { ...fullProduct(5), variations };
  const at = stage();
  const chart = at.around(<ShadeChart product={product} />);
  const shown = render(chart);
  return { ...shown, chart, table: shown.container.querySelector('table')! };
}

const links = (box: HTMLElement) => [...box.querySelectorAll<HTMLAnchorElement>('a[data-shade]')];
const idsOf = (found: readonly HTMLElement[]) => found.map((one) => Number(one.dataset['shade']));
/** What the chart tells; toasts have a place of their own for that. */
const statusOf = (box: HTMLElement) => box.querySelector('#shades [role=status]')!;
const large = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-shade-preview]');

test('PL-04 a sold-out shade keeps its full colour, and says so in a word and a mark', () => {
  const { table } = renderChart();
  const [sold, here] = [links(table)[2]!, links(table)[0]!];
  expect(sold.textContent).toContain('Otsas');
  expect(here.textContent).toContain('Laos');
  const swatch = (link: HTMLElement) => link.closest('td')!.querySelector<HTMLElement>('.swatch')!;
  expect(swatch(sold).className).toContain('swatch-out');
  expect(swatch(here).className).not.toContain('swatch-out');
  for (const one of [sold, here]) {
    expect(swatch(one).style.backgroundColor).toBe('#8a3b1e');
    expect(swatch(one).className).not.toMatch(/opacity|grayscale|blur/);
  }
  expect(links(table)[5]!.textContent).toContain('Vähe: 2');
});

test('PL-04 the chart is a grid of one tab stop, the shade of the page, and keys go through it', () => {
  const { table } = renderChart();
  expect(table.getAttribute('role')).toBe('grid');
  expect(document.getElementById(table.getAttribute('aria-describedby')!)!.textContent).toMatch(
    /Nooleklahvid/,
  );
  expect(idsOf(links(table).filter((one) => one.tabIndex === 0))).toEqual([5]);
  expect(idsOf(links(table).filter((one) => one.getAttribute('aria-current') === 'page'))).toEqual([5]);
  const go = (key: string, more = {}) => {
    fireEvent.keyDown(document.activeElement!, { key, ...more });
    return Number((document.activeElement as HTMLElement).dataset['shade']);
  };
  act(() => links(table)[4]!.focus());
  expect([go('ArrowUp'), go('ArrowRight'), go('ArrowDown'), go('Home')]).toEqual([2, 3, 3, 1]);
  expect([go('End'), go('End', { ctrlKey: true }), go('Home', { ctrlKey: true })]).toEqual([3, 6, 1]);
  expect(idsOf(links(table).filter((one) => one.tabIndex === 0))).toEqual([1]);
  // Back in the history, not a step in the chart.
  expect(go('ArrowRight', { altKey: true })).toBe(1);
});

test('PL-04 without script every shade is a plain link and a tab stop, in a plain table', () => {
  const { chart } = renderChart();
  cleanup();
  const box = document.createElement('div');
  box.innerHTML = renderToString(chart);
  const table = box.querySelector('table')!;
  expect(table.hasAttribute('role')).toBe(false);
  expect(idsOf(links(table))).toEqual([1, 2, 3, 4, 5, 6]);
  for (const link of links(table)) {
    expect(link.getAttribute('href')).toMatch(/^\/products\/\d-toon-\d$/);
    expect(link.hasAttribute('tabindex')).toBe(false);
  }
});

test('PL-04 the list is one key away, and the same key leads back to the same shade', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const { container, table, getByRole } = renderChart();
  act(() => links(table)[1]!.focus());
  fireEvent.keyDown(document.activeElement!, { key: 'l' });
  expect(container.querySelector('table')).toBeNull();
  expect((document.activeElement as HTMLElement).textContent).toContain('7.4 vask');
  expect((getByRole('radio', { name: 'Loend' }) as HTMLInputElement).checked).toBe(true);
  fireEvent.keyDown(document.activeElement!, { key: 'l' });
  expect(container.querySelector('table')).not.toBeNull();
  expect(Number((document.activeElement as HTMLElement).dataset['shade'])).toBe(2);
  vi.restoreAllMocks();
});

test('PL-04 the mouse over a shade shows its strand large, leaving it and Escape end that', () => {
  vi.useFakeTimers();
  const { container, table } = renderChart();
  const over = (target: Element) => {
    fireEvent.pointerOver(target, { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(500));
  };
  over(links(table)[1]!);
  expect(large(container)!.querySelector('img')!.getAttribute('src')).toBe('/media/860/s2.webp');
  expect(large(container)!.textContent).toContain('7.4 vask');
  over(large(container)!);
  expect(large(container), 'the mouse may go over to it').not.toBeNull();
  over(links(table)[2]!);
  expect(large(container)!.textContent).toMatch(/7\.64 punavask.*Otsas/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(large(container)).toBeNull();
  over(links(table)[2]!);
  over(table.querySelector('thead')!);
  expect(large(container)).toBeNull();
});

test('PL-04 a touch shows a shade and says how to go on, a second one leads there, one elsewhere ends it', () => {
  const { container, table } = renderChart();
  const touch = (target: Element) => {
    fireEvent.pointerDown(target, { pointerType: 'touch' });
    return fireEvent(
      target,
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    );
  };
  const link = links(table)[1]!;
  expect(touch(link), 'led on at once').toBe(false);
  expect(statusOf(container).textContent).toBe('7.4 vask. Vajuta veel kord, et avada.');
  const on = within(large(container)!).getByText('Ava toon');
  expect(on.closest('a')!.getAttribute('href')).toBe('/products/2-toon-2');
  expect(touch(link), 'did not lead on').toBe(true);
  touch(links(table)[3]!);
  expect(large(container)!.textContent).toContain('6.0');
  touch(table.querySelector('thead')!);
  expect(large(container)).toBeNull();
  expect(fireEvent.click(link), 'a mouse leads on at once').toBe(true);
});

test('PL-04 a shade without a strand shows its colour', () => {
  vi.useFakeTimers();
  const bare = family.map((one) => ({ ...one, shade: { ...one.shade, swatch: null } }));
  const { container, table } = renderChart(bare);
  fireEvent.pointerOver(links(table)[0]!, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(500));
  expect(large(container)!.querySelector('img')).toBeNull();
  expect(large(container)!.querySelector<HTMLElement>('.swatch')!.style.backgroundColor).toBe('#8a3b1e');
});

test('PL-04 what is typed leaves the shades that fit, also a range without depths is looked through', () => {
  const { getByRole, table, container } = renderChart();
  fireEvent.change(getByRole('searchbox', { name: /Otsi/ }), { target: { value: '7/' } });
  expect(idsOf(links(table))).toEqual([1, 2, 3]);
  expect(statusOf(container).textContent).toBe('3 tooni');
  expect(idsOf(links(table).filter((one) => one.tabIndex === 0))).toEqual([1]);
  cleanup();
  const makeUp = renderChart([shade(1, null, null, 'roosa'), shade(2, null, null, 'punane')]);
  fireEvent.change(makeUp.getByRole('searchbox'), { target: { value: 'roo' } });
  expect(idsOf(links(makeUp.container))).toEqual([1]);
  fireEvent.change(makeUp.getByRole('searchbox'), { target: { value: 'sinine' } });
  expect(makeUp.container.textContent).toContain('sinine');
  expect(links(makeUp.container)).toEqual([]);
  expect(container.querySelector('table')).toBeNull();
});
