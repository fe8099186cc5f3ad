import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Marked } from './Marked.tsx';
import { forgetSearch, recentSearches, rememberSearch } from './recent.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const marks = (text: string, term: string) =>
  [...render(<Marked text={text} term={term} />).container.querySelectorAll('b')].map(
    (one) => one.textContent,
  );

test('SR-02 what was typed is marked, whatever its accents and case', () => {
  expect(marks('Šampoon värvitud juustele', 'sampoon VARV')).toEqual(['Šampoon', 'värv']);
  expect(marks('Маска для волос', 'маска')).toEqual(['Маска']);
  expect(marks('Toner 7.43', '43')).toEqual(['43']);
});

test('SR-02 a text without what was typed, or with letters that fold into more, stays whole', () => {
  expect(marks('Palsam', 'mask')).toEqual([]);
  expect(marks('Palsam', '  ')).toEqual([]);
  const { container } = render(<Marked text="Straße ﬁn" term="fin" />);
  expect(container.textContent).toBe('Straße ﬁn');
});

test('SR-02 the last five searches are remembered, the newest first, each once', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberSearch(term);
  expect(recentSearches()).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(forgetSearch('e')).toEqual(['c', 'f', 'd', 'b']);
  expect(recentSearches()).toEqual(['c', 'f', 'd', 'b']);
});

test('SR-02 a memory that is broken or closed is no memory', () => {
  for (const broken of ['{', '7', 'null', '{"a":1}']) {
    localStorage.setItem('recent-searches', broken);
    expect(recentSearches(), broken).toEqual([]);
  }
  localStorage.setItem('recent-searches', '["mask",7,null]');
  expect(recentSearches()).toEqual(['mask']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberSearch('palsam')).not.toThrow();
});
