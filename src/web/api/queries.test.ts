import { expect, test, vi } from 'vitest';
import { brandsQuery, categoriesQuery } from './catalogue.ts';
import { addressOfCall } from '../../domain/call.ts';
import { productCall } from '../../domain/catalogue/calls.ts';
import { ApiError, type Api } from './client.ts';
import { campaignsExistQuery, composedPageQuery } from './creator.ts';
import { createQueries, getCall, retryDelayMs } from './queries.ts';
import { suggestionsQuery } from './suggestions.ts';

const minute = 60_000;

test('RQ-03 brands, categories, composed pages and the question for campaigns are fresh and cached as written', () => {
  expect(brandsQuery()).toMatchObject({ staleTime: 5 * minute, gcTime: 10 * minute });
  expect(categoriesQuery()).toMatchObject({ staleTime: 10 * minute, gcTime: 30 * minute });
  expect(composedPageQuery('/')).toMatchObject({ staleTime: 5 * minute, gcTime: 15 * minute });
  expect(campaignsExistQuery()).toMatchObject({
    staleTime: 10 * minute,
    gcTime: 30 * minute,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
});

test('RQ-03 the rest is fresh for 5 min, and nothing is fetched again because the window has the focus', () => {
  const { queries } = createQueries(apiOf(() => ({}))).getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 5 * minute, refetchOnWindowFocus: false });
});

test('RQ-03 retries wait twice as long each time, 30 s at the most', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('RQ-03 a failure is tried twice more, a refusal not at all', async () => {
  vi.useFakeTimers();
  try {
    for (const [error, calls] of [
      [new ApiError(503, 'UNAVAILABLE', null), 3],
      [new TypeError('no connection'), 3],
      [new ApiError(404, 'PRODUCT_NOT_FOUND', null), 1],
    ] as const) {
      const get = vi.fn<() => never>(() => {
        throw error;
      });
      const failed = createQueries(apiOf(get))
        .fetchQuery(getCall(productCall, { id: 1 }))
        .catch((problem: unknown) => problem);
      await vi.advanceTimersByTimeAsync(3000);
      expect(await failed).toBe(error);
      expect(get).toHaveBeenCalledTimes(calls);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('SR-04 equal searches within two seconds are one call', async () => {
  vi.useFakeTimers();
  try {
    const get = vi.fn<() => object>(() => ({ results: [] }));
    const queries = createQueries(apiOf(get));
    await queries.fetchQuery(suggestionsQuery('palsam', 8));
    await vi.advanceTimersByTimeAsync(1900);
    await queries.fetchQuery(suggestionsQuery('palsam', 8));
    expect(get).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await queries.fetchQuery(suggestionsQuery('palsam', 8));
    expect(get).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('SR-04 an address drops empty values, joins lists with commas and names nothing twice', () => {
  const given = {
    term: 'õli & mask',
    brand: [4, 7, 4],
    category: [],
    sort: '',
    date: null,
    location: undefined,
    standalone: false,
    page: 0,
  };
  expect(addressOfCall('/search/', given).url).toBe(
    `/search/?term=${encodeURIComponent('õli')}+%26+mask&brand=4%2C7&standalone=false&page=0`,
  );
  expect(addressOfCall('/search/', {}).url).toBe('/search/');
});

test('RQ-04 parameters of the path stand in it, safely, and not in the query', () => {
  expect(addressOfCall('/things/:id/parts/:part/', { id: '1-a/../b', part: '$&', page: 2 })).toEqual({
    url: '/things/1-a%2F..%2Fb/parts/%24%26/?page=2',
    params: { id: '1-a/../b', part: '$&' },
    query: { page: '2' },
  });
});

function apiOf(get: () => unknown): Api {
  return {
    get: <T>() => Promise.resolve().then(() => get() as T),
    send: () => Promise.reject(new Error('not part of this test')),
  };
}
