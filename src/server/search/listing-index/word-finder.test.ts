import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSearchShop, type SearchShop } from '../../../../test/search-shop.ts';
import type { PlannedQuery } from '../../../domain/search/port.ts';
import { rankByWords } from './word-finder.ts';

let shop: SearchShop;
beforeAll(async () => {
  shop = await openSearchShop();
});
afterAll(() => shop.close());

const query = (text: Pick<PlannedQuery, 'terms' | 'exactCode'>): PlannedQuery => ({
  ...text,
  of: 'listings',
  filters: { groups: [] },
  sort: 'relevance',
  language: 'et',
  audience: 1,
  stock: 1,
  page: 1,
  pageSize: 24,
  facets: [],
  countLimit: 100,
});

test('SR-05 what filters leave of a text is ranked, whether words, a code or both were typed', async () => {
  const { small, oil } = shop.made;
  const rank = (text: Pick<PlannedQuery, 'terms' | 'exactCode'>) =>
    rankByWords(shop.database.db, query(text), [oil, small]);
  expect((await rank({ terms: [{ alts: ['hydra'], prefix: false }] }))![0]).toBe(small);
  expect((await rank({ terms: [], exactCode: 'nlhy300' }))![0]).toBe(small);
  expect((await rank({ terms: [{ alts: ['hydra'], prefix: true, codePart: 'hydra' }] }))![0]).toBe(small);
  expect((await rank({ terms: [{ alts: ['elixir'], synonyms: ['juukseoli'], prefix: false }] }))![0]).toBe(
    oil,
  );
  expect(await rank({ terms: [{ alts: [], prefix: false, codePart: 'lpoil' }] })).toBeNull();
});
