import type { Generated } from 'kysely';
import type { Stamp } from '../platform/columns.ts';

export interface FavouriteTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  created_at: Stamp;
}

export interface SharedFavouritesTable {
  user_id: number;
  /** Whoever has it sees the list; its owner is shown it again, so it is stored as it is. */
  token: string;
  created_at: Stamp;
}

export interface FavouritesTables {
  favourite: FavouriteTable;
  shared_favourites: SharedFavouritesTable;
}
