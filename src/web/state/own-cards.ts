import { meQuery } from '../api/me.ts';
import { syncBoughtMarks } from './bought.ts';
import { syncFavouriteButtons } from './favourites.ts';
import type { AppContext } from './useAppContext.ts';

export { saveUnsavedFavourites, addPendingFavourite, setFavourite } from './favourites.ts';

/** Shows on the cards of the page what is true of whoever is signed in: favourites, and what was bought before. Answers what ends it. */
export function syncOwnCards({ queries, page: { api } }: AppContext): () => void {
  const me = queries.getQueryData(meQuery().queryKey);
  const isForCustomer = me?.customers.some(({ is_active }) => is_active) ?? false;
  const stops = [syncFavouriteButtons(queries), ...(isForCustomer ? [syncBoughtMarks(api)] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}
