/** Orders a list can stand in; `-` is from the highest. */
export const sorts = ['relevance', 'price', '-price', 'name', '-discount_rate', 'newest'] as const;
export type Sort = (typeof sorts)[number];
