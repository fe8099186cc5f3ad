import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fullProduct } from '../../blocks/testing/data.ts';
import { preloadModules } from '../../ui/lazy-module.ts';
import { openProduct } from './testing/open-product.tsx';

// As on the way from page to page, where all parts of the next one are fetched before it is shown.
beforeAll(() => preloadModules());

afterEach(cleanup);

test('PL-04 other sizes are links that say which one this is', async () => {
  const one = (id: number, variation: string) => ({
    id,
    internal_id: `SKU-${id}`,
    slug: `toode-${id}`,
    name: `Toode ${id}`,
    variation,
    shade: null,
    choice: [],
    price: id,
    stock_state: 'in_stock' as const,
    available_stock: 3,
    sale_delay: null,
    pack_size: 1,
    is_restricted: false,
    picture: null,
  });
  const { getByRole } = await openProduct({ variations: [one(7, '300 ml'), one(8, '1 l')] });
  expect(getByRole('link', { name: /300 ml/ }).getAttribute('aria-current')).toBe('page');
  expect(getByRole('link', { name: /1 l/ }).getAttribute('href')).toBe('/products/8-toode-8');
});

test('PL-04 a size that is sold out or low says so in words', async () => {
  const one = (id: number, stock_state: 'in_stock' | 'low' | 'out', available_stock: number) => ({
    ...fullProduct(id),
    variation: `${id}00 ml`,
    choice: [],
    stock_state,
    available_stock,
    is_restricted: false,
    picture: null,
  });
  const { getByRole } = await openProduct({
    variations: [one(7, 'in_stock', 30), one(8, 'low', 2), one(9, 'out', 0)],
  });
  expect(getByRole('link', { name: /700 ml/ }).textContent).not.toMatch(/Otsas|Vähe/);
  expect(getByRole('link', { name: /800 ml/ }).textContent).toContain('Vähe: 2');
  expect(getByRole('link', { name: /900 ml/ }).textContent).toContain('Otsas');
});

test('PL-04 what differs in length and colour has a row of choices for each, and says what does not go together', async () => {
  const one = (id: number, colour: string, size: string, stock_state: 'in_stock' | 'out' = 'in_stock') => ({
    ...fullProduct(id),
    choice: [colour, size],
    price: id,
    stock_state,
    available_stock: 30,
    is_restricted: false,
    picture: null,
  });
  const value = (code: string, color: string | null = null) => ({ code, name: `nimi ${code}`, color });
  const { getByRole } = await openProduct({
    axes: [
      { code: 'colour', name: 'Värvus', unit: null, values: [value('must', '#000000'), value('roosa')] },
      { code: 'size', name: 'Pikkus', unit: 'cm', values: [value('5'), value('6'), value('7')] },
    ],
    variations: [
      one(7, 'must', '5'),
      one(8, 'must', '6', 'out'),
      one(9, 'roosa', '6'),
      one(10, 'roosa', '7'),
    ],
  });
  const row = (name: RegExp) =>
    [...getByRole('group', { name }).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
      link.textContent!.replaceAll(/\s/g, ' '),
    ]);
  expect(row(/Värvus/)).toEqual([
    ['/products/7-toode-7', 'page', 'nimi must7,00 €'],
    // There is no short pink pair: the pink one that comes first.
    ['/products/9-toode-9', null, 'nimi roosaPole: nimi 5'],
  ]);
  expect(row(/Pikkus/)).toEqual([
    ['/products/7-toode-7', 'page', 'nimi 5 cm7,00 €'],
    ['/products/8-toode-8', null, 'nimi 6 cm8,00 €Otsas'],
    ['/products/10-toode-10', null, 'nimi 7 cmPole: nimi must'],
  ]);
});
