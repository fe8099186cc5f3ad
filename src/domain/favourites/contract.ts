import { z } from 'zod';
import { productListItem } from '../catalogue/contract.ts';
import { pageOf } from '../page-of.ts';

export const favourite = z.object({
  id: z.number().int(),
  product: z.object({ id: z.number().int() }),
});
export type Favourite = z.infer<typeof favourite>;

/** PostgreSQL's largest int: no id is greater. */
const largestId = 2_147_483_647;

export const favouriteBody = z.strictObject({
  product: z.number().int().min(1).max(largestId).describe('Number of the product'),
});

export const favouriteId = z.object({ id: z.coerce.number().int().min(1).max(largestId) });

/** A favourite with its product as cards show it, priced for its reader. */
export const favouriteItem = z.object({ id: z.number().int(), product: productListItem });
export type FavouriteItem = z.infer<typeof favouriteItem>;

export const favouritePage = pageOf(favouriteItem);

export const sharing = z.object({
  token: z.string().nullable().describe('What the link to the list ends with; null: it is not shared'),
});
export type Sharing = z.infer<typeof sharing>;

/** 256 random bits in base64url. */
export const shareToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const sharedFavourites = pageOf(productListItem).extend({
  owner: z.string().describe('First name of whoever shares the list; may be empty'),
});
export type SharedFavourites = z.infer<typeof sharedFavourites>;
