import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { renderInEstonian } from '../i18n/testing.tsx';

const hrefFor = (page: number) => `/products/categories/4-juuksevarvid?page=${page}`;

test('LY-07 previous, numbers and next are plain links that work without script', () => {
  renderInEstonian(<Pagination current={6} total={12} hrefFor={hrefFor} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([5, 1, 5, 6, 7, 12, 7].map(hrefFor));
  expect(screen.getByRole('link', { name: 'Lehekülg 6' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Eelmine lehekülg' }).getAttribute('rel')).toBe('prev');
  expect(screen.getAllByText('…')).toHaveLength(2);
});

test('LY-07 there is no way before the first page or after the last, and none at all on a single page', () => {
  const { rerender } = renderInEstonian(<Pagination current={1} total={3} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Eelmine lehekülg' })).toBeNull();
  rerender(<Pagination current={3} total={3} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Järgmine lehekülg' })).toBeNull();
  rerender(<Pagination current={1} total={1} hrefFor={hrefFor} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
