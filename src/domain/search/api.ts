import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  boughtProductsCall,
  boughtSearchCall,
  countSearchCall,
  popularBrandsCall,
  popularCategoriesCall,
  popularSearchesCall,
  searchCall,
} from './calls.ts';
import {
  boughtProduct,
  boughtQuery,
  popularItem,
  popularSearch,
  searchAnswer,
  searchMade,
  searchQuery,
} from './contract.ts';

const tag = 'Search';

export const search = contract(searchCall, {
  tag,
  summary: 'Products by words and filters, with the counts of every filter',
  description:
    'Forgives typing errors, missing diacritics, the wrong keyboard layout and Russian in Latin letters; finds words of all five languages, SKU, EAN and shade codes. Values of one filter are alternatives, filters all hold.',
  query: searchQuery,
  answer: searchAnswer,
});

export const boughtSearch = contract(boughtSearchCall, {
  tag,
  summary: 'The same among products that the active customer has bought before',
  description:
    'Of orders the user may see: an administrator those of all colleagues. Of a family, the variations that were bought.',
  query: searchQuery,
  answer: searchAnswer,
});

export const boughtProducts = contract(boughtProductsCall, {
  tag,
  summary: 'Which of these products the active customer has bought before',
  description:
    'What a page lays over its cached cards: it asks only of those it shows. The others are left out.',
  query: boughtQuery,
  answer: z.array(boughtProduct).meta({ examples: [[{ product: 12, is_itself: true }]] }),
});

export const popularBrands = contract(popularBrandsCall, {
  tag,
  summary: 'Popular brands',
  answer: z.array(popularItem),
});

export const popularCategories = contract(popularCategoriesCall, {
  tag,
  summary: 'Popular categories',
  answer: z.array(popularItem),
});

export const popularSearches = contract(popularSearchesCall, {
  tag,
  summary: 'What is searched for most in this shop and language',
  answer: z.array(popularSearch),
});

export const countSearch = contract(countSearchCall, {
  tag,
  summary: 'Count a search whose result page was shown',
  body: searchMade,
});
