import type { PopularItem, PopularSearch } from '../../domain/search/contract.ts';
import { getCall } from './queries.ts';

export const popularSearchesQuery = () => getCall<PopularSearch[]>('/api/v1/statistics/popular/searches/');
export const popularBrandsQuery = () => getCall<PopularItem[]>('/api/v1/statistics/popular/brands/');
export const popularCategoriesQuery = () => getCall<PopularItem[]>('/api/v1/statistics/popular/categories/');
