import { expect, test } from 'vitest';
import type { Brand, Category } from '../../domain/catalogue/contract.ts';
import { ancestry, childrenOf } from '../../domain/catalogue/category-tree.ts';
import { groupBrands } from './brand-groups.ts';

const brand = (value: string): Brand => ({
  id: value.length,
  value,
  slug: value,
  logo: null,
  product_count: 1,
});

const category = (id: number, estonian: string, parent?: number): Category => ({
  id,
  ...(parent === undefined ? {} : { parent }),
  i18n_name: { et_EE: { value: estonian, ext_id: null }, en_US: { value: `en ${estonian}`, ext_id: null } },
  i18n_slug: {},
  children: [],
  icon: null,
  image: null,
  product_count: 1,
});

const grouped = (names: string[], text = '') =>
  groupBrands(names.map(brand), text).map(({ letter, brands }) => [
    letter,
    ...brands.map(({ value }) => value),
  ]);

test('LY-05 brands stand sorted under their first letter; digits and signs under one of their own', () => {
  expect(
    grouped(['nordlys', 'Õli', 'Ärik', 'Zest', 'NAILO', '3INA', 'Žanna', 'Šik', 'Silk & Salt', '&Co']),
  ).toEqual([
    ['#', '&Co', '3INA'],
    ['N', 'NAILO', 'nordlys'],
    ['S', 'Silk & Salt'],
    ['Š', 'Šik'],
    ['Z', 'Zest'],
    ['Ž', 'Žanna'],
    ['Õ', 'Õli'],
    ['Ä', 'Ärik'],
  ]);
});

test('LY-05 any part of a name finds a brand, in any case', () => {
  expect(grouped(['Maison Velour', 'KASK', 'Velvet'], ' VEL ')).toEqual([
    ['M', 'Maison Velour'],
    ['V', 'Velvet'],
  ]);
  expect(grouped(['KASK'], 'zzz')).toEqual([]);
});

test('LY-04 the children of a parent, and the parents, keep the order of the shop', () => {
  const tree = [category(7, 'B'), category(3, 'A'), category(9, 'C', 7), category(8, 'D', 7)];
  expect(childrenOf(undefined, tree).map(({ id }) => id)).toEqual([7, 3]);
  expect(childrenOf(7, tree).map(({ id }) => id)).toEqual([9, 8]);
  expect(childrenOf(3, tree)).toEqual([]);
});

test('PL-04 a category stands below its parents; a broken tree leads round in no circle', () => {
  const tree = [
    category(1, 'A'),
    category(2, 'B', 1),
    category(3, 'C', 2),
    category(4, 'D', 5),
    category(5, 'E', 4),
  ];
  expect(ancestry(3, tree).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(ancestry(99, tree)).toEqual([]);
  expect(ancestry(undefined, tree)).toEqual([]);
  expect(
    ancestry(4, tree)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual([4, 5]);
});
