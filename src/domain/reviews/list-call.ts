import { get } from '../call.ts';
import type { Page } from '../pagination.ts';
import type { Review, ReviewSummary } from './contract.ts';
import type { ReviewOrder } from './rules.ts';

export interface ReviewPage extends Page<Review> {
  summary: ReviewSummary;
}
interface ReviewWish {
  /** The number of a product, or the number and its readable name. */
  id: number | string;
  page?: number;
  page_size?: number;
  rating?: number;
  sort?: ReviewOrder;
  with_pictures?: boolean;
}
/** Apart from the other calls, as the first view of a product makes no other. */
export const reviewsCall = get<ReviewPage, ReviewWish>('/api/v1/products/:id/reviews/');
