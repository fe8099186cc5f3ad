/*
 * How rooms tell of what they change: tags for the caches, messages for the search. It stands below the rooms that
 * change things and knows none of them.
 */
export { announceChanged, changedTopic, productsPerMessage, type Changed } from './announce.ts';
export { productOfTag, tags, tagsOfProducts, tellsOfAllCards, tellsOfPrices } from './tags.ts';
