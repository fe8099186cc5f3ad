import type {
  Brand,
  Category,
  Product,
  ProductListItem,
  ProductListName,
  Review,
} from '../../domain/catalogue/contract.ts';
import { promoListLimit } from '../../domain/catalogue/rules.ts';
import type { Store } from '../../domain/shops/contract.ts';
import type { Page } from '../../domain/pagination.ts';
import { fresh, getCall } from './queries.ts';

export const categoriesQuery = () =>
  getCall<Category[]>('/api/v1/products/categories/', {}, fresh.categories);
export const categoryQuery = (id: number) =>
  getCall<Category>(`/api/v1/products/categories/${id}/`, {}, fresh.categories);
export const brandsQuery = () => getCall<Brand[]>('/api/v1/products/brands/', {}, fresh.brands);
export const productQuery = (id: number | string) =>
  getCall<Product>(`/api/v1/products/${id}/`, {}, fresh.short);
export const relatedQuery = (id: number) => getCall<ProductListItem[]>(`/api/v1/products/${id}/related/`);
export const storesQuery = () => getCall<Store[]>('/api/v1/shops/');

export interface ReviewPage extends Page<Review> {
  summary: { average_rating: number | null; rating_count: number; histogram: number[] };
}
export const reviewsQuery = (id: number, page = 1, rating?: number) =>
  getCall<ReviewPage>(`/api/v1/products/${id}/reviews/`, { page, rating }, fresh.short);

/** Products of a promo list. Lists of favourites answer `{results}`, the others a bare list. */
export const productListQuery = (list: ProductListName, brandId?: number) => {
  const isBusiness = list.startsWith('business_') ? true : undefined;
  switch (list) {
    case 'highlighted':
    case 'business_highlighted':
      return getCall<ProductListAnswer>('/api/v1/products/highlighted/', { is_business: isBusiness });
    case 'popular':
    case 'business_popular':
      return getCall<ProductListAnswer>('/api/v1/products/popular/', {
        limit: promoListLimit,
        is_business: isBusiness,
      });
    case 'recommended':
      return getCall<ProductListAnswer>('/api/v1/recommended/');
    case 'fair_favourites':
      return getCall<ProductListAnswer>('/api/v1/products/fair-favourites/');
    case 'brand_favourites':
      return getCall<ProductListAnswer>('/api/v1/products/brand-favourites/', { brand_id: brandId });
  }
};
export type ProductListAnswer = ProductListItem[] | { results: ProductListItem[] };

/** The products of either shape of answer. */
export function productsOf(answer: ProductListAnswer): ProductListItem[] {
  return Array.isArray(answer) ? answer : answer.results;
}
