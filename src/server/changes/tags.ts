/**
 * What cached answers and pages carry, so that a change drops exactly those that show it. Whoever changes a thing
 * purges its tags with `purgeTags` in the same transaction.
 */
export const tags = {
  /** Anything a card or page says of one product: words, price, state of the stock, pictures, reviews. */
  product: (id: number) => `product:${id}`,
  /** Its exact number of pieces, which its own page tells beyond the state of its stock. */
  pieces: (id: number) => `pieces:${id}`,
  /** Its list of reviews, with how helpful they are found. */
  reviews: (id: number) => `reviews:${id}`,
  /** Which products there are: counts of categories and brands, lists that fill themselves. */
  products: 'products',
  category: (id: number) => `category:${id}`,
  /** The tree: names, order, icons. */
  categories: 'categories',
  brands: 'brands',
  /** Names of parameters and their values, and what can be filtered by. */
  parameters: 'parameters',
  /** Prices of a delivery country that changed for many products at once, or with the hour. */
  prices: (countryId: number) => `prices:${countryId}`,
  /** The lists editors fill: highlighted, recommended, favourites. */
  lists: 'lists',
  /** Ways of delivery, their prices, pick-up points. */
  delivery: 'delivery',
  /** Which events there are and all that is said of them but free seats, which are `pieces` of their tickets. */
  events: 'events',
  /** Shops, stores, delivery countries. */
  shops: 'shops',
  /** Why products cannot be bought: reasons, whom and where they hold for. */
  restrictions: 'restrictions',
} as const;

/** Whether a purge of this tag may come of prices that were entered or changed; `*` stands for all that was missed. */
export function isPriceTag(tag: string): boolean {
  return tag === tags.products || tag === '*' || /^(?:product|prices):/.test(tag);
}

/** The product a tag is of, `null` for any other tag. */
export function productOfTag(tag: string): number | null {
  const [, id] = /^product:(\d+)$/.exec(tag) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a tag is of what the cards of many products show at once. */
export function isTagOfAllCards(tag: string): boolean {
  return tag === tags.brands || tag === tags.restrictions || tag === '*' || tag.startsWith('prices:');
}

/** Tags of what shows these products as cards do. */
export function tagsOfProducts(ids: readonly number[], countryId: number): string[] {
  return [...ids.map(tags.product), tags.prices(countryId), tags.brands, tags.restrictions];
}
