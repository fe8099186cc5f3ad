import { mutationOptions } from '@tanstack/react-query';
import {
  favouriteItemsCall,
  shareFavouritesCall,
  sharedFavouritesCall,
  sharingCall,
  stopSharingFavouritesCall,
} from '../../domain/favourites/calls.ts';
import type { Api } from './client.ts';
import { getCall } from './queries.ts';

/** What a list of favourites shows is asked for with each visit: somebody may just have added one. */
const eachVisit = { staleTime: 0 };

export const favouriteItemsQuery = (page: number) => getCall(favouriteItemsCall, { page }, eachVisit);
export const sharingQuery = () => getCall(sharingCall, {}, eachVisit);
export const sharedFavouritesQuery = (token: string, page: number) =>
  getCall(sharedFavouritesCall, { token, page }, eachVisit);

/** Shares the list, or stops sharing it; answers the token of the link, null without one. */
export const sharingMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async (isShared: boolean) => {
      if (isShared) return api.send(shareFavouritesCall, { body: undefined });
      await api.send(stopSharingFavouritesCall, { body: undefined });
      return { token: null };
    },
  });
