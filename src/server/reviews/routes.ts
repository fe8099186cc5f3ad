import * as api from '../../domain/reviews/api.ts';
import { productIdOf, requireProduct, tags } from '../catalogue/service.ts';
import type { ShopCalls } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { readFeedback, readOwnReviews, readVisitorReviews, type ReviewServices } from './feedback.ts';
import { readReviews } from './listing.ts';
import { moderateReview } from './moderating.ts';
import { reportReview } from './reports.ts';
import { listForStaff } from './staff.ts';
import { voteOn } from './votes.ts';
import { editReview, restoreReview, withdrawReview, writeReview } from './writing.ts';

const minuteMs = 60_000;
/** Of one address, behind which a whole salon may sit. */
const writes = { callsPerMinute: 60 };
/** Nobody has more to complain of. */
const reports = { callsPerMinute: 5 };

/** Reviews of products and what the staff says to them (PL-06, AC-01). */
export function reviewCalls(calls: ShopCalls, services: ReviewServices): void {
  const { db, clock } = services;

  calls.shared(api.reviews, { cacheMs: minuteMs }, async ({ audience }, { params, query, url }) => {
    const id = productIdOf(params.id);
    const { page, page_size: pageSize, rating, sort, with_pictures } = query;
    await requireProduct(db, id);
    const { reviews, count, summary } = await readReviews(db, id, {
      page,
      pageSize,
      rating,
      sort,
      language: audience.language,
      withPictures: with_pictures === 'true',
    });
    return {
      value: { ...pageOfList(reviews, { count, page, pageSize, url }), summary },
      tags: [tags.product(id), tags.reviews(id)],
    };
  });

  calls.each(api.visitorReviews, {}, (visitor, { params }) =>
    readVisitorReviews(services, visitor, productIdOf(params.id)),
  );

  calls.write(api.writeReview, writes, (visitor, { params, body }, trx) =>
    writeReview(trx, visitor, productIdOf(params.id), body, clock()),
  );

  calls.write(api.editReview, writes, (visitor, { params, body }, trx) =>
    editReview(trx, visitor, params.id, body, clock()),
  );

  calls.write(api.withdrawReview, writes, async (visitor, { params }, trx) => {
    await withdrawReview(trx, visitor, params.id, clock());
    return null;
  });

  calls.write(api.restoreReview, writes, (visitor, { params }, trx) =>
    restoreReview(trx, visitor, params.id, clock()),
  );

  calls.write(api.findHelpful, writes, (visitor, { params }, trx) => voteOn(trx, visitor, params.id, true));

  calls.write(api.findUnhelpful, writes, async (visitor, { params }, trx) => {
    await voteOn(trx, visitor, params.id, false);
    return null;
  });

  calls.write(api.reportReview, reports, async (visitor, { params, body }, trx) => {
    await reportReview(trx, visitor, params.id, body, clock());
    return null;
  });

  calls.each(api.feedback, {}, async (visitor, { query, url }) => {
    const paging = { page: query.page, pageSize: query.page_size };
    const { waiting, count } = await readFeedback(services, visitor, paging);
    return pageOfList(waiting, { count, ...paging, url });
  });

  calls.each(api.ownReviews, {}, async (visitor, { query, url }) => {
    const paging = { page: query.page, pageSize: query.page_size };
    const { reviews, count } = await readOwnReviews(services, visitor, paging);
    return pageOfList(reviews, { count, ...paging, url });
  });

  calls.each(api.staffReviews, {}, async ({ audience }, { query, url }) => {
    const { page, page_size: pageSize, moderation, reported } = query;
    const { reviews, count } = await listForStaff(
      db,
      { moderation, isReported: reported === 'true', limit: pageSize, offset: (page - 1) * pageSize },
      audience,
      clock(),
    );
    return pageOfList(reviews, { count, page, pageSize, url });
  });

  calls.write(api.moderateReview, {}, (visitor, { params, body }, trx) =>
    moderateReview(trx, visitor, params.id, body, clock()),
  );
}
