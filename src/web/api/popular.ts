import { popularCall } from '../../domain/catalogue/calls.ts';
import { popularBrandsCall, popularCategoriesCall, popularSearchesCall } from '../../domain/search/calls.ts';
import { getCall } from './queries.ts';

export const popularSearchesQuery = () => getCall(popularSearchesCall, {});
export const popularBrandsQuery = () => getCall(popularBrandsCall, {});
export const popularCategoriesQuery = () => getCall(popularCategoriesCall, {});
export const popularProductsQuery = () => getCall(popularCall, { limit: 4 });
