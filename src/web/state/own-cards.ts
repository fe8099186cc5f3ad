import { meQuery } from '../api/me.ts';
import { layOverBought } from './bought.ts';
import { layOverFavourites } from './favourites.ts';
import type { AppContext } from './useAppContext.ts';

export { finishHearts, grantWish, setFavourite } from './favourites.ts';

/** Lays over the cards of the page what is true of whoever is signed in: hearts, and what was bought before. Answers what ends it. */
export function layOverOwn({ queries, page: { api } }: AppContext): () => void {
  const me = queries.getQueryData(meQuery().queryKey);
  const isForCustomer = me?.customers.some(({ is_active }) => is_active) ?? false;
  const stops = [layOverFavourites(queries), ...(isForCustomer ? [layOverBought(api)] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}
