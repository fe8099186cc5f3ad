import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { brand, category, product, productListItem } from './contract.ts';
import { exampleBrand, exampleCategory, exampleItem, exampleProduct } from './examples.ts';
import { promoListLimit } from './rules.ts';

const tag = 'Catalogue';
const ofLists = { tag: 'Lists' };

export const productId = z.object({
  id: z
    .string()
    .max(300)
    .describe('Number of the product, or the number and its readable name: `128-hydra-repair`'),
});
const categoryId = z.object({
  id: z
    .string()
    .max(300)
    .describe('Number of the category, or the number and its readable name: `12-sampoonid`'),
});
const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const flag = z.enum(['true', 'false']).optional();
const items = z.array(productListItem).meta({ examples: [[exampleItem]] });
const listing = z.object({ results: items });

export const brands = contract(calls.brandsCall, {
  tag,
  summary: 'Brands by name, with how many products are listed of each',
  answer: z.array(brand).meta({ examples: [[exampleBrand]] }),
});

export const categories = contract(calls.categoriesCall, {
  tag,
  summary: 'The category tree in the order of the menu, parents before children',
  answer: z.array(category).meta({ examples: [[exampleCategory]] }),
});

export const categoryOfTree = contract(calls.categoryCall, {
  tag,
  summary: 'One category of the tree',
  params: categoryId,
  answer: category.meta({ examples: [exampleCategory] }),
  errors: ['CATEGORY_NOT_FOUND'],
});

export const productPage = contract(calls.productCall, {
  tag,
  summary: 'One product as its page shows it',
  description: 'Price, stock and restrictions are those of the asking customer and delivery country.',
  params: productId,
  answer: product.meta({ examples: [exampleProduct] }),
  errors: ['PRODUCT_NOT_FOUND'],
});

export const related = contract(calls.relatedCall, {
  tag,
  summary: 'Products that go with it, the fitting ones first',
  params: productId,
  answer: items,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const highlighted = contract(calls.highlightedCall, {
  ...ofLists,
  summary: 'Products the editors put forward',
  query: z.strictObject({ is_business: flag.describe('true: the list for businesses') }),
  answer: items,
});

export const popular = contract(calls.popularCall, {
  ...ofLists,
  summary: 'What is bought most',
  query: z.strictObject({
    limit: whole(1, promoListLimit).default(promoListLimit),
    is_business: flag.describe('true: what businesses buy most'),
  }),
  answer: items,
});

export const recommended = contract(calls.recommendedCall, {
  ...ofLists,
  summary: 'Products the shop recommends',
  answer: items,
});

export const fairFavourites = contract(calls.fairFavouritesCall, {
  ...ofLists,
  summary: 'Favourites of the trade fair',
  answer: listing,
});

export const brandFavourites = contract(calls.brandFavouritesCall, {
  ...ofLists,
  summary: 'Favourites of a brand, filled up with what it sells most; without a brand those of all',
  query: z.strictObject({ brand_id: whole(1, 999_999_999).optional() }),
  answer: listing,
});
