import { z } from 'zod';
import { addressOfCall } from '../call.ts';
import { productId } from '../catalogue/api.ts';
import { contract } from '../contract.ts';
import { pageOf } from '../page-of.ts';
import * as calls from './calls.ts';
import { review, reviewSummary } from './contract.ts';
import { exampleReview } from './examples.ts';

const tag = 'Reviews';
const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

export const reviews = contract(calls.reviewsCall, {
  tag,
  summary: 'Approved reviews, newest first',
  description: '`count` follows the filter, `summary` is of all approved reviews.',
  params: productId,
  query: z.strictObject({
    page: whole(1, 100_000).default(1),
    page_size: whole(1, 50).default(10),
    rating: whole(1, 5).optional().describe('Only reviews of this many stars'),
  }),
  answer: pageOf(review)
    .extend({ summary: reviewSummary })
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
