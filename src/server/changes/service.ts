export { productOfTag, tags, tagsOfProducts, tellsOfAllCards, tellsOfPrices } from './tags.ts';
