import { expect, test } from 'vitest';
import { searchedFor } from './searched-for.ts';

const on = (path: string) => searchedFor({ path, search: new URLSearchParams('search=juukselakk') });

test('SR-01 the bar of the header shows what the shop is searched for, not what the orders are', () => {
  expect([on('/products'), on('/products/')]).toEqual(['juukselakk', 'juukselakk']);
  expect(searchedFor({ path: '/products', search: new URLSearchParams('search=%00nail%1b%07s%20') })).toBe(
    'nail s',
  );
  expect([on('/account/orders'), on('/products/3'), on('/')]).toEqual(['', '', '']);
});
