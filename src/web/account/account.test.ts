import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { fetchPart } from './account.ts';

const failing = (error: Error) => ({
  queryKey: ['part', error.message],
  queryFn: async () => {
    throw error;
  },
});

test('ER-04 a part of an account page that does not come leaves the page to the rest of it', async () => {
  const queries = new QueryClient();
  expect(await fetchPart(queries, { queryKey: ['part'], queryFn: () => Promise.resolve(7) })).toBe(7);
  for (const error of [
    new TypeError('Failed to fetch'),
    new ApiError(503, 'UNAVAILABLE', null),
    new ApiError(429, 'TOO_MANY_REQUESTS', null),
  ])
    expect(await fetchPart(queries, failing(error))).toBeUndefined();
});

test('RT-18 ER-04 what is another customer’s or is not there has no page', async () => {
  const queries = new QueryClient();
  for (const status of [401, 403, 404]) {
    const error = new ApiError(status, `CODE_${status}`, null);
    await expect(fetchPart(queries, failing(error))).rejects.toBe(error);
  }
});
