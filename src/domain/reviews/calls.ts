import { get, patch, post, remove } from '../call.ts';
import type { Page } from '../pagination.ts';
import type {
  Helpfulness,
  ModerationBody,
  OwnReview,
  ReportBody,
  Review,
  ReviewBody,
  ReviewChangesBody,
  ReviewSummary,
  StaffReview,
  VisitorReviews,
  WaitingProduct,
} from './contract.ts';
import type { Moderation } from './moderation.ts';
import type { ReviewOrder } from './rules.ts';

/** A number of a product, or the number and its readable name. */
interface Identified {
  id: number | string;
}
interface OfReview {
  id: number;
}
interface Paged {
  page?: number;
  page_size?: number;
}

export interface ReviewPage extends Page<Review> {
  summary: ReviewSummary;
}
interface ReviewsParams extends Identified, Paged {
  rating?: number;
  sort?: ReviewOrder;
  with_pictures?: boolean;
}
export const reviewsCall = get<ReviewPage, ReviewsParams>('/api/v1/products/:id/reviews/');
export const writeReviewCall = post<ReviewBody, OwnReview, Identified>('/api/v1/products/:id/reviews/');
/** What a signed-in visitor has to do with them, which pages for everybody cannot say. */
export const visitorReviewsCall = get<VisitorReviews, Identified>('/api/v1/products/:id/reviews/mine/');

export const editReviewCall = patch<ReviewChangesBody, OwnReview, OfReview>('/api/v1/reviews/:id/');
export const withdrawReviewCall = remove<OfReview>('/api/v1/reviews/:id/');
/** Takes a withdrawal back. */
export const restoreReviewCall = post<undefined, OwnReview, OfReview>('/api/v1/reviews/:id/restore/');
export const findHelpfulCall = post<undefined, Helpfulness, OfReview>('/api/v1/reviews/:id/helpful/');
export const findUnhelpfulCall = remove<OfReview>('/api/v1/reviews/:id/helpful/');
export const reportReviewCall = post<ReportBody, null, OfReview>('/api/v1/reviews/:id/report/');

/** Takes one file as a form does; no JSON. */
export const uploadPicturePath = '/api/v1/reviews/pictures/';
export const picturePath = '/api/v1/reviews/pictures/:uuid/:size/';

export const feedbackCall = get<Page<WaitingProduct>, Paged>('/api/v1/feedback/');
export const ownReviewsCall = get<Page<OwnReview>, Paged>('/api/v1/feedback/reviews/');

export const staffReviewsCall = get<
  Page<StaffReview>,
  Paged & { moderation?: Moderation; reported?: boolean }
>('/api/v1/administrator/reviews/');
export const moderateReviewCall = patch<ModerationBody, StaffReview, OfReview>(
  '/api/v1/administrator/reviews/:id/',
);
