import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('LY-07 few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('LY-07 many pages keep the first, the last and the neighbours of the current one', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(pageNumbers(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12]);
  expect(pageNumbers(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
});

test('LY-07 a gap never hides a single page, and the row keeps its length', () => {
  for (let total = 8; total < 40; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const pages = pageNumbers(current, total);
      expect(pages).toHaveLength(7);
      expect(pages).toContain(current);
      pages.forEach((page, index) => {
        if (page !== 'gap') return;
        expect(Number(pages[index + 1]) - Number(pages[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
