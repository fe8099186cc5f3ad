import { z } from 'zod';
import { addressOfCall } from '../call.ts';
import { productId } from '../catalogue/api.ts';
import { exampleItem } from '../catalogue/examples.ts';
import { contract } from '../contract.ts';
import { rowId } from '../fields.ts';
import { pageOf } from '../page-of.ts';
import * as calls from './calls.ts';
import * as schemas from './contract.ts';
import { exampleOwnReview, exampleReview, exampleStaffReview } from './examples.ts';
import { moderations } from './moderation.ts';
import { maxOpenReports, reviewOrders } from './rules.ts';

const tag = 'Reviews';
const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const flag = z.enum(['true', 'false']).optional();
const paging = { page: whole(1, 100_000).default(1), page_size: whole(1, 50).default(10) };
const reviewId = z.object({ id: rowId });
const ownReview = schemas.ownReview.meta({ examples: [exampleOwnReview] });
const alone = { count: 1, next: null, previous: null };

export const reviews = contract(calls.reviewsCall, {
  tag,
  summary: 'Approved reviews, those in the language of the visitor first',
  description: '`count` follows the filters, `summary` is of all approved reviews.',
  params: productId,
  query: z.strictObject({
    ...paging,
    rating: whole(1, 5).optional().describe('Only reviews of this many stars'),
    sort: z.enum(reviewOrders).default('newest').describe('Within each language'),
    with_pictures: flag.describe('true: only reviews with pictures'),
  }),
  answer: pageOf(schemas.review)
    .extend({ summary: schemas.reviewSummary })
    .meta({
      examples: [
        {
          count: 31,
          next: addressOfCall(calls.reviewsCall.path, { id: 128, page: 2 }).url,
          previous: null,
          results: [exampleReview],
          summary: { average_rating: 4.7, rating_count: 31, histogram: [24, 5, 2, 0, 0] },
        },
      ],
    }),
  errors: ['PRODUCT_NOT_FOUND'],
});

export const visitorReviews = contract(calls.visitorReviewsCall, {
  tag,
  summary: 'What the signed-in visitor has to do with the reviews of a product',
  params: productId,
  answer: schemas.visitorReviews.meta({
    examples: [{ can_review: false, author_name: 'Kadri M.', review: exampleOwnReview, helpful: [77] }],
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});

export const writeReview = contract(calls.writeReviewCall, {
  tag,
  summary: 'Review a product the active customer has had delivered',
  description: `In the language of the visitor, in plain text. It is shown once the staff has approved it. A customer reviews a product once; to write anew, edit that review or withdraw it first. Pictures are sent before, each by a POST to ${calls.uploadPicturePath} as multipart/form-data: \`file\` (JPEG, PNG or WebP of 10 MB at most); it answers \`{uuid, …}\`.`,
  params: productId,
  body: schemas.reviewBody.meta({ examples: [{ rating: 5, text: exampleReview.text, pictures: [] }] }),
  answer: ownReview,
  errors: ['PRODUCT_NOT_FOUND', 'REVIEW_NEEDS_PURCHASE', 'REVIEW_EXISTS'],
});

export const editReview = contract(calls.editReviewCall, {
  tag,
  summary: 'Edit a review',
  description:
    'For its author and the administrators of the customer. What is left out stays; `pictures` are all pictures it has afterwards. It waits for approval again and is not shown until then.',
  params: reviewId,
  body: schemas.reviewChanges.meta({ examples: [{ rating: 4 }] }),
  answer: ownReview,
  errors: ['REVIEW_NOT_FOUND'],
});

export const withdrawReview = contract(calls.withdrawReviewCall, {
  tag,
  summary: 'Withdraw a review: it is neither shown nor counted any more, and deleted after a day',
  params: reviewId,
  errors: ['REVIEW_NOT_FOUND'],
});

export const restoreReview = contract(calls.restoreReviewCall, {
  tag,
  summary: 'Take the withdrawal of a review back; it is again what it was',
  params: reviewId,
  answer: ownReview,
  errors: ['REVIEW_NOT_FOUND'],
});

export const findHelpful = contract(calls.findHelpfulCall, {
  tag,
  summary: 'Find a review helpful; again is the same',
  params: reviewId,
  answer: schemas.helpfulness.meta({ examples: [{ is_helpful: true, helpful_count: 4 }] }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_IS_OWN'],
});

export const findUnhelpful = contract(calls.findUnhelpfulCall, {
  tag,
  summary: 'No longer find a review helpful',
  params: reviewId,
  errors: ['REVIEW_NOT_FOUND'],
});

export const reportReview = contract(calls.reportReviewCall, {
  tag,
  summary: 'Report a review to the staff',
  description: `For guests too. Who is signed in reports a review once until it is decided; of others ${maxOpenReports} reports wait at most.`,
  params: reviewId,
  body: schemas.reportBody.meta({ examples: [{ reason: 'personal_data', text: 'Siin on minu nimi.' }] }),
  errors: ['REVIEW_NOT_FOUND'],
});

export const feedback = contract(calls.feedbackCall, {
  tag,
  summary: 'Products the active customer has had delivered and not reviewed, the latest first',
  description: 'Of the orders the user may see: an administrator those of all colleagues.',
  query: z.strictObject(paging),
  answer: pageOf(schemas.waitingProduct).meta({
    examples: [
      {
        ...alone,
        results: [
          {
            product: exampleItem,
            order: '0b7f6f1e-9d1c-4a51-8a53-7d0b8f4f2c11',
            bought_at: '2026-10-02T11:00:00.000Z',
          },
        ],
      },
    ],
  }),
});

export const ownReviews = contract(calls.ownReviewsCall, {
  tag,
  summary: 'Reviews of the active customer in whatever state, the latest first',
  description: 'Those the user wrote; an administrator sees those of all colleagues.',
  query: z.strictObject(paging),
  answer: pageOf(schemas.ownReview).meta({ examples: [{ ...alone, results: [exampleOwnReview] }] }),
});

export const staffReviews = contract(calls.staffReviewsCall, {
  tag,
  summary: 'Reviews by where they stand, the oldest first',
  permission: 'view_productreview',
  query: z.strictObject({
    ...paging,
    moderation: z.enum(moderations, { error: 'invalid' }).optional().describe('Left out: all'),
    reported: flag.describe('true: only those with reports that wait for a decision'),
  }),
  answer: pageOf(schemas.staffReview).meta({ examples: [{ ...alone, results: [exampleStaffReview] }] }),
});

export const moderateReview = contract(calls.moderateReviewCall, {
  tag,
  summary: 'Approve or deny a review, and answer it',
  description:
    'Answers the reports of it as well, so an approved review with reports may be approved again. The author of a denied review is told the reason by mail, who reported it what became of it. A `reply` stands below the review until its author changes the words it answers. With `version`, a review that was edited meanwhile is refused.',
  permission: 'change_productreview',
  params: reviewId,
  body: schemas.moderationBody.meta({
    examples: [
      { moderation: 'denied', reason: exampleOwnReview.reason!, version: 1 },
      { reply: 'Aitäh, Kadri! Anname tootjale edasi.' },
    ],
  }),
  answer: schemas.staffReview.meta({ examples: [exampleStaffReview] }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_DECIDED', 'REVIEW_STALE'],
});
