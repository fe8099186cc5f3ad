import { afterEach, expect, test } from 'vitest';
import type { Me } from '../../domain/me/contract.ts';
import type { Api } from '../api/client.ts';
import { meQuery } from '../api/me.ts';
import { createQueries } from '../api/queries.ts';
import { setFavourite } from './favourites.ts';
import type { AppContext } from './useAppContext.ts';

/** A page that knows its visitor to have these favourites, and what was sent from it. */
function pageOf(favourites: { id: number; product: number }[]) {
  const sent: string[] = [];
  const api = {
    send: async ({ method }: { method: string }, { body, params }: { body?: object; params?: object }) => {
      sent.push(`${method} ${JSON.stringify(body ?? params)}`);
      return { id: 91 };
    },
  } as unknown as Api;
  const queries = createQueries(api);
  queries.setQueryData(meQuery().queryKey, { favourites } as Me);
  const app = { queries, page: { api } } as unknown as AppContext;
  const shown = () => queries.getQueryData(meQuery().queryKey)?.favourites;
  return { app, sent, shown };
}

afterEach(() => sessionStorage.clear());

test('AC-02 a heart that is pressed and, as its call is not answered yet, finished by the page too is told to the shop once', async () => {
  const { app, sent, shown } = pageOf([]);
  await Promise.all([setFavourite(7, true, app), setFavourite(7, true, app)]);
  expect(sent).toEqual(['POST {"product":7}']);
  expect(shown()).toEqual([{ id: 91, product: 7 }]);
});

test('AC-02 so is one taken away', async () => {
  const { app, sent, shown } = pageOf([{ id: 5, product: 7 }]);
  await Promise.all([setFavourite(7, false, app), setFavourite(7, false, app)]);
  expect(sent).toEqual(['DELETE {"id":5}']);
  expect(shown()).toEqual([]);
});

test('AC-02 who changes their mind before the shop was told tells it nothing', async () => {
  const { app, sent, shown } = pageOf([]);
  await Promise.all([setFavourite(7, true, app), setFavourite(7, false, app)]);
  expect(sent).toEqual([]);
  expect(shown()).toEqual([]);
});
