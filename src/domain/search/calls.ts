import { get, post } from '../call.ts';
import type { BoughtProduct, PopularItem, PopularSearch, SearchAnswer } from './contract.ts';

/** Its parameters are those of the address of a list: `toSearchParams` writes them. */
export const searchCall = get<SearchAnswer, Record<string, string | number | boolean>>(
  '/api/v1/products/elastic/search/new/',
);
/** The same among what the active customer has bought before. */
export const boughtSearchCall = get<SearchAnswer, Record<string, string | number | boolean>>(
  '/api/v1/products/elastic/search/bought/',
);
/** Which of these products, numbers joined by commas, the active customer has bought before. */
export const boughtProductsCall = get<BoughtProduct[], { products: string }>('/api/v1/products/bought/');
export const popularBrandsCall = get<PopularItem[]>('/api/v1/statistics/popular/brands/');
export const popularCategoriesCall = get<PopularItem[]>('/api/v1/statistics/popular/categories/');
export const popularSearchesCall = get<PopularSearch[]>('/api/v1/statistics/popular/searches/');
export const countSearchCall = post<{ term: string }>('/api/v1/statistics/searches/');
