/*
 * How rooms tell of what they change: tags for the caches, messages for the search. It stands below the rooms that
 * change things and knows none of them.
 */
export {
  announceArrived,
  announceChanged,
  arrivedTopic,
  changedTopic,
  productsPerMessage,
  type Arrived,
  type Changed,
} from './announce.ts';
export { productOfTag, tags, tagsOfProducts, isTagOfAllCards, isPriceTag } from './tags.ts';
