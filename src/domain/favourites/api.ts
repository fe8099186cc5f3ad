import { z } from 'zod';
import { exampleItem } from '../catalogue/examples.ts';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import {
  favourite,
  favouriteBody,
  favouriteId,
  favouritePage,
  shareToken,
  sharedFavourites as sharedAnswer,
  sharing as sharingAnswer,
} from './contract.ts';
import { favouriteLimit, favouritesPageSize } from './rules.ts';

const tag = 'Favourites';
const example = { id: 7, product: { id: 128 } };

const paged = z.strictObject({
  page: z.coerce.number().int().min(1).max(favouriteLimit).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(favouritesPageSize),
});

export const favourites = contract(calls.favouritesCall, {
  tag,
  summary: 'Favourites of the signed-in user, the latest first',
  answer: z.array(favourite).meta({ examples: [[example]] }),
});

export const favouriteItems = contract(calls.favouriteItemsCall, {
  tag,
  summary: 'The same with prices and stock of today, page by page',
  query: paged,
  answer: favouritePage.meta({
    examples: [{ count: 1, next: null, previous: null, results: [{ id: 7, product: exampleItem }] }],
  }),
});

export const addFavourite = contract(calls.addFavouriteCall, {
  tag,
  summary: 'Add a product to the favourites',
  description: `Adding it again answers the same favourite. A user has ${favouriteLimit} at most.`,
  body: favouriteBody,
  answer: favourite.meta({ examples: [example] }),
  errors: ['PRODUCT_NOT_FOUND', 'FAVOURITES_FULL'],
});

export const deleteFavourite = contract(calls.deleteFavouriteCall, {
  tag,
  summary: 'Remove a favourite',
  params: favouriteId,
  errors: ['FAVOURITE_NOT_FOUND'],
});

export const sharing = contract(calls.sharingCall, {
  tag,
  summary: 'Whether the list is shared, and the end of its link',
  answer: sharingAnswer,
});

export const shareFavourites = contract(calls.shareFavouritesCall, {
  tag,
  summary: 'Share the list with whoever has its link; sharing it again answers the same link',
  answer: sharingAnswer,
});

export const stopSharingFavourites = contract(calls.stopSharingFavouritesCall, {
  tag,
  summary: 'Stop sharing the list: its link is dead for good',
});

export const sharedFavourites = contract(calls.sharedFavouritesCall, {
  tag,
  summary: 'A shared list, with prices and stock for whoever reads it',
  params: shareToken,
  query: paged,
  answer: sharedAnswer.meta({
    examples: [{ count: 1, next: null, previous: null, owner: 'Mari', results: [exampleItem] }],
  }),
  errors: ['LIST_NOT_SHARED'],
});
