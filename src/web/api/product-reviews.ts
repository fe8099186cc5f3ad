import { reviewsCall } from '../../domain/reviews/calls.ts';
import type { ReviewOrder } from '../../domain/reviews/rules.ts';
import { fresh, getCall } from './queries.ts';

export interface ReviewsParams {
  page?: number | undefined;
  rating?: number | undefined;
  sort?: ReviewOrder | undefined;
  with_pictures?: true | undefined;
}

/** Published reviews of a product. Alone in its file, as the first view of a product needs nothing else of reviews. */
export const reviewsQuery = (id: number, { page = 1, rating, sort, with_pictures }: ReviewsParams = {}) =>
  getCall(
    reviewsCall,
    { id, page, rating, ...(sort && { sort }), ...(with_pictures && { with_pictures }) },
    fresh.short,
  );
