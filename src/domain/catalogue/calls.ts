import { get } from '../call.ts';
import type { Brand, Category, Product, ProductListItem } from './contract.ts';

/** A number, or the number and its readable name. */
interface Identified {
  id: number | string;
}

export const brandsCall = get<Brand[]>('/api/v1/products/brands/');
export const categoriesCall = get<Category[]>('/api/v1/products/categories/');
export const categoryCall = get<Category, Identified>('/api/v1/products/categories/:id/');
export const productCall = get<Product, Identified>('/api/v1/products/:id/');
export const relatedCall = get<ProductListItem[], Identified>('/api/v1/products/:id/related/');

export const highlightedCall = get<ProductListItem[], { is_business?: boolean }>(
  '/api/v1/products/highlighted/',
);
export const popularCall = get<ProductListItem[], { limit?: number; is_business?: boolean }>(
  '/api/v1/products/popular/',
);
export const recommendedCall = get<ProductListItem[]>('/api/v1/recommended/');
export const fairFavouritesCall = get<{ results: ProductListItem[] }>('/api/v1/products/fair-favourites/');
export const brandFavouritesCall = get<{ results: ProductListItem[] }, { brand_id?: number }>(
  '/api/v1/products/brand-favourites/',
);
