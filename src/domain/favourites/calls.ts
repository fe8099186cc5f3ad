import { get, post, remove } from '../call.ts';
import type { Page } from '../pagination.ts';
import type { Favourite, FavouriteItem, SharedFavourites, Sharing } from './contract.ts';

interface Paged {
  page?: number;
  page_size?: number;
}

export const favouritesCall = get<Favourite[]>('/api/v1/products/favourites/');
export const addFavouriteCall = post<{ product: number }, Favourite>('/api/v1/products/favourites/');
export const deleteFavouriteCall = remove<{ id: number }>('/api/v1/products/favourites/:id/');
/** The same with what cards show, page by page. */
export const favouriteItemsCall = get<Page<FavouriteItem>, Paged>('/api/v1/products/favourites/items/');

/** The link under which others see the list. */
export const sharingCall = get<Sharing>('/api/v1/products/favourites/share/');
export const shareFavouritesCall = post<undefined, Sharing>('/api/v1/products/favourites/share/');
export const stopSharingFavouritesCall = remove('/api/v1/products/favourites/share/');
export const sharedFavouritesCall = get<SharedFavourites, Paged & { token: string }>(
  '/api/v1/products/favourites/shared/:token/',
);
