import { cleanup, render, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProductListItem } from '../../../domain/catalogue/contract.ts';
import { emptySearch } from '../../../domain/search/address.ts';
import { setWindow, stubView } from '../../blocks/testing/browser.ts';
import { product } from '../../blocks/testing/data.ts';
import { stage } from '../../blocks/testing/tools.tsx';
import { addressOf, listQuery, queryOf, showsShades } from './query.ts';
import { byDepth, offersShades } from './shades.ts';
import { ShadeWall } from './ShadeWall.tsx';

beforeEach(() => {
  setWindow();
  stubView();
});
afterEach(cleanup);

const family = { kind: 'shade' as const, count: 71, shades: [], sizes: null };

function tint(id: number, level: number | null, code: string, more: Partial<ProductListItem> = {}) {
  const name = 'keskmine blond';
  const shade = { code, name, hex: '#8c5e33', level, tone: '0', tone_name: 'naturaalne', swatch: null };
  return product(id, {
    name: `Permanent Colour ${code} ${name}`,
    variation: `${code} ${name}`,
    family,
    shade,
    ...more,
  });
}

const at = (search: string) => queryOf({ search: new URLSearchParams(search) }, { category: [17] });

test.each([
  ['', false],
  ['parameter=volume:60-ml', false],
  ['parameter=level:7', true],
  ['parameter=tone:34', true],
  ['parameter=level:7&show=products', false],
  ['show=shades', true],
  ['show=everything', false],
  ['show=&parameter=level:7', true],
])('PL-02 a list at ?%s shows shades one by one: %s', (search, isOfShades) => {
  const query = at(search);
  expect(showsShades(query)).toBe(isOfShades);
  const [, asked] = listQuery(query).queryKey;
  expect([asked['variations'], asked['sort']]).toEqual(
    isOfShades ? ['true', 'shade'] : [undefined, undefined],
  );
});

test.each([
  ['', true],
  ['parameter=volume:60-ml', true],
  ['show=products', false],
  ['show=products&parameter=level:7', false],
])('PL-02 a category of colour at ?%s shows shades one by one: %s', (search, isOfShades) => {
  const query = queryOf({ search: new URLSearchParams(search) }, { category: [17], isColour: true });
  expect(showsShades(query)).toBe(isOfShades);
});

test('PL-02 a text or the visitor’s own order goes before that of the depths', () => {
  const sortAt = (search: string) => listQuery(at(search)).queryKey[1]['sort'];
  expect(sortAt('show=shades&sort=price')).toBe('price');
  expect(sortAt('show=shades&search=vask')).toBeUndefined();
});

test('PL-02 what an address says of a list is in the address it makes, whatever else is chosen', () => {
  const show = fc.constantFrom(undefined, 'products' as const, 'shades' as const);
  const look = fc.constantFrom(undefined, 'cards' as const, 'rows' as const);
  fc.assert(
    fc.property(show, look, fc.boolean(), fc.integer({ min: 1, max: 9 }), (shown, looks, in_stock, page) => {
      const query = { ...emptySearch, category: [17], in_stock, page, show: shown, look: looks };
      const { searchParams } = new URL(addressOf('/list', { category: [17] }, query), 'https://x.example');
      const again = queryOf({ search: searchParams }, { category: [17] });
      expect({ ...again, fixed: undefined }).toEqual({ ...query, fixed: undefined });
    }),
  );
});

test('PL-02 shades are offered in a category that has some, and wherever a depth is chosen', () => {
  const some = { results: [product(1), tint(2, 7, '7.0')] };
  expect(offersShades(at(''), some)).toBe(true);
  expect(offersShades(at(''), { results: [product(1)] })).toBe(false);
  const all = (search: string) => queryOf({ search: new URLSearchParams(search) }, {});
  expect(offersShades(all(''), some)).toBe(false);
  expect(offersShades(all('parameter=level:7'), some)).toBe(true);
  // The way back.
  expect(offersShades(all('parameter=level:7&show=products'), { results: [] })).toBe(true);
  expect(offersShades(all('show=shades'), { results: [product(1)] })).toBe(true);
});

test('PL-02 runs of a depth stand together, and nothing is lost or moved', () => {
  const level = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
  fc.assert(
    fc.property(fc.array(level), (levels) => {
      const shades = levels.map((one, index) => tint(index, one, '1.0'));
      const groups = byDepth(shades);
      expect(groups.flatMap(({ products }) => products)).toEqual(shades);
      for (const [index, group] of groups.entries()) {
        expect(group.products.every(({ shade }) => shade!.level === group.level)).toBe(true);
        expect(group.level).not.toBe(groups[index - 1]?.level);
      }
    }),
  );
});

test('PL-02 a tile tells code, name, series, price and stock, and is one link; sold out is a word', () => {
  const sold = tint(2, 7, '7.0', { stock_state: 'out', available_stock: 0 });
  const view = render(stage().around(<ShadeWall products={[sold]} isGrouped />));
  const tile = view.getByRole('article');
  const link = within(tile).getByRole('link', { name: '7.0 keskmine blond' });
  expect(link.getAttribute('href')).toBe('/products/2-toode-2');
  expect(within(tile).getAllByRole('link')).toHaveLength(1);
  within(tile).getByText('Permanent Colour');
  within(tile).getByText('SKU-2');
  within(tile).getByText('Otsas');
  expect(tile.textContent).toContain('12,90');
});

test('PL-02 tiles stand under their depths, which a page that goes on does not repeat', () => {
  const shades = [tint(1, 6, '6.0'), tint(2, 7, '7.0'), tint(3, 7, '7.1'), product(4)];
  const { around } = stage();
  const headings = () => view.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const view = render(around(<ShadeWall products={shades} isGrouped />));
  expect(headings()).toEqual(['6 · Tumeblond', '7 · Keskmine blond', 'Muud tooted']);
  expect(view.getAllByRole('article')).toHaveLength(4);
  view.rerender(around(<ShadeWall products={shades.slice(1)} isGrouped after={tint(9, 7, '7.0')} />));
  expect(headings()).toEqual(['Muud tooted']);
  view.rerender(around(<ShadeWall products={shades} isGrouped={false} />));
  expect(view.queryByRole('heading', { level: 2 })).toBeNull();
});
