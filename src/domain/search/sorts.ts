/** Orders a list can stand in; `-` is from the highest. */
export const sorts = ['relevance', 'price', '-price', 'name', '-discount_rate', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** How a colour wall stands: by depth, then by reflect. Nobody chooses it; lists of shades ask for it by themselves. */
export const shadeSort = 'shade';
export type AskedSort = Sort | typeof shadeSort;
