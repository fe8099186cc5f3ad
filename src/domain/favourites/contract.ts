export interface Favourite {
  id: number;
  product: { id: number };
}

export interface FavouriteList {
  token: string;
  url: string;
}

export interface SharedFavourites {
  /** First name of the owner. */
  owner: string;
  products: { id: number }[];
}
