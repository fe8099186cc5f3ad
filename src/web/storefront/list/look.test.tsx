import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { product } from '../../blocks/testing/data.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { moveBetweenRows } from './look.ts';
import { LookSwitch } from './LookSwitch.tsx';
import { RestoredLook } from './RestoredLook.tsx';

const root = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete root.dataset['look'];
});

const openSwitch = (search = '') =>
  render(
    stage({
      page: { path: '/products', url: `/products?${search}`, search: new URLSearchParams(search) },
    }).around(
      <>
        <RestoredLook />
        <LookSwitch inAddress={search.includes('look=rows') ? 'rows' : undefined} />
      </>,
    ),
  );

test.each([
  [true, 'km-ga'],
  [false, 'km-ta'],
])('PL-04 a card says to the eye too whether VAT is in its price: %s', (vat_included, words) => {
  const view = render(stage({}).around(<ProductCard product={{ ...product(1), vat_included }} />));
  expect(view.container.querySelector('[aria-hidden] [data-vat]')?.textContent).toBe(words);
});

test('PL-02 rows are a press away, hold for the whole document and are remembered', () => {
  const view = openSwitch('brand=3&page=2');
  const rows = view.getByRole('link', { name: 'Tihe loend' });
  // Without script the address carries the look, and the filters and the page with it.
  expect(rows.getAttribute('href')).toBe('/products?brand=3&page=2&look=rows');
  expect(fireEvent.click(rows)).toBe(false);
  expect(root.dataset['look']).toBe('rows');
  expect(localStorage.getItem('list-look')).toBe('rows');
  return vi.waitFor(() => {
    expect(rows.getAttribute('aria-current')).toBe('true');
    expect(view.getByRole('link', { name: 'Ruudustik' }).getAttribute('aria-current')).toBeNull();
  });
});

test('PL-02 a press with a key held down opens the look elsewhere and changes nothing here', () => {
  const view = openSwitch();
  expect(fireEvent.click(view.getByRole('link', { name: 'Tihe loend' }), { ctrlKey: true })).toBe(true);
  expect(root.dataset['look']).toBeUndefined();
});

test('PL-02 a list opened within the document looks as was chosen before, over what its address says', () => {
  localStorage.setItem('list-look', 'cards');
  const view = openSwitch('look=rows');
  expect(root.dataset['look']).toBe('cards');
  expect(view.getByRole('link', { name: 'Ruudustik' }).getAttribute('aria-current')).toBe('true');
});

test('PL-02 nonsense in the storage, or a storage that is closed, leaves the look to the address', () => {
  localStorage.setItem('list-look', 'spiral');
  expect(openSwitch('look=rows').getByRole('link', { name: 'Tihe loend' }).getAttribute('aria-current')).toBe(
    'true',
  );
  cleanup();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const view = openSwitch();
  fireEvent.click(view.getByRole('link', { name: 'Tihe loend' }));
  expect(root.dataset['look']).toBe('rows');
});

test('PL-02 the script before the first paint sets what the switch has stored', () => {
  const script = readFileSync(path.join(import.meta.dirname, 'restore-look.js'), 'utf8');
  const run = () => new Function(script)();
  run();
  expect(root.dataset['look']).toBeUndefined();
  fireEvent.click(openSwitch().getByRole('link', { name: 'Tihe loend' }));
  delete root.dataset['look'];
  run();
  expect(root.dataset['look']).toBe('rows');
});

test('PL-02 in rows the arrows lead from product to product, in the grid they scroll', () => {
  const view = render(
    stage().around(
      <section role="presentation" onKeyDown={(event) => moveBetweenRows(event, undefined)}>
        {[1, 2].map((id) => (
          <ProductCard key={id} product={product(id)} />
        ))}
      </section>,
    ),
  );
  const [first, second] = view.getAllByRole('link');
  first!.focus();
  expect(fireEvent.keyDown(first!, { key: 'ArrowDown' })).toBe(true);
  expect(document.activeElement).toBe(first);
  root.dataset['look'] = 'rows';
  expect(fireEvent.keyDown(first!, { key: 'ArrowDown', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(first!, { key: 'ArrowDown' })).toBe(false);
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});
