/** Products one user may have as favourites. */
export const favouriteLimit = 1000;

/** Products on a page of the list. */
export const favouritesPageSize = 24;
