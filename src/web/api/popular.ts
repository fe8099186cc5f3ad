import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import type { PopularItem, PopularSearch } from '../../domain/search/contract.ts';
import { getCall } from './queries.ts';

export const popularSearchesQuery = () => getCall<PopularSearch[]>('/api/v1/statistics/popular/searches/');
export const popularBrandsQuery = () => getCall<PopularItem[]>('/api/v1/statistics/popular/brands/');
export const popularCategoriesQuery = () => getCall<PopularItem[]>('/api/v1/statistics/popular/categories/');
export const popularProductsQuery = () =>
  getCall<ProductListItem[]>('/api/v1/products/popular/', { limit: 4 });
