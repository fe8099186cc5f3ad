export const favouriteErrors = {
  /** The list is as long as it may be. */
  FAVOURITES_FULL: 409,
  /** No such favourite, or somebody else's. */
  FAVOURITE_NOT_FOUND: 404,
  /** The link was never given, or its owner no longer shares the list. */
  LIST_NOT_SHARED: 404,
} as const;
