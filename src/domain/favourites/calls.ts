import { get, post, remove } from '../call.ts';
import type { Favourite, FavouriteList, SharedFavourites } from './contract.ts';

export const favouritesCall = get<Favourite[]>('/api/v1/products/favourites/');
export const addFavouriteCall = post<{ product: number }, Favourite>('/api/v1/products/favourites/');
export const deleteFavouriteCall = remove<{ id: number }>('/api/v1/products/favourites/:id/');
/** The link under which others see the list; made when first asked for. */
export const shareFavouritesCall = post<undefined, FavouriteList>('/api/v1/products/favourites/share/');
export const stopSharingFavouritesCall = remove('/api/v1/products/favourites/share/');
export const sharedFavouritesCall = get<SharedFavourites, { token: string }>(
  '/api/v1/products/favourites/shared/:token/',
);
