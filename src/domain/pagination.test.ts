import { expect, test } from 'vitest';
import { pageCount, pageFromQuery } from './pagination.ts';

test('RT-16 a page below 1, above the last or no number is none; no page asked for is the first', () => {
  expect([null, undefined, '1', '7', '10'].map((text) => pageFromQuery(text, 10))).toEqual([1, 1, 1, 7, 10]);
  for (const text of ['', '0', '-1', '11', 'abc', '1.5', '1e1', ' 2', '２', '99999999999']) {
    expect(pageFromQuery(text, 10), text).toBeNull();
  }
});

test('LY-07 there is always a first page', () => {
  expect([0, 1, 24, 25, 48].map((count) => pageCount(count, 24))).toEqual([1, 1, 1, 2, 2]);
});
