import { get } from '../call.ts';
import type { Page } from '../pagination.ts';
import type { Review, ReviewSummary } from './contract.ts';

/** A number of a product, or the number and its readable name. */
interface Identified {
  id: number | string;
}

export interface ReviewPage extends Page<Review> {
  summary: ReviewSummary;
}
export const reviewsCall = get<
  ReviewPage,
  Identified & { page?: number; page_size?: number; rating?: number }
>('/api/v1/products/:id/reviews/');
