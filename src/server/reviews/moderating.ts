import { ShopError } from '../../domain/errors.ts';
import type { Judgement, StaffReview } from '../../domain/reviews/contract.ts';
import { decisions, moderationAfter } from '../../domain/reviews/moderation.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { tellAuthor, tellReporters } from './mails.ts';
import { addStep, lockReview, updateReview } from './queries.ts';
import { refreshRatings } from './ratings.ts';
import { decideReports } from './reports.ts';
import { readStaffReview } from './staff.ts';

/**
 * Approves or denies a review, and answers the reports of it. Averages follow in the same transaction.
 * @throws ShopError REVIEW_NOT_FOUND, REVIEW_DECIDED, REVIEW_STALE with the review as it is
 */
export async function moderateReview(
  trx: Trx,
  visitor: Visitor,
  id: number,
  { moderation, reason, version }: Judgement,
  now: Date,
): Promise<StaffReview> {
  const { user, audience } = signedIn(visitor);
  const row = await lockReview(trx, id);
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  if (version !== undefined && version !== row.version)
    throw new ShopError('REVIEW_STALE', undefined, {
      more: { review: await readStaffReview(trx, id, audience, now) },
    });
  const { count: reports, reporters } = await decideReports(trx, id, now);
  const next = moderationAfter(decisions[moderation], row.moderation);
  // Looking at a reported review and leaving it as it is is a decision too.
  const isConfirmed = next === null && row.moderation === moderation && reports > 0;
  if (next === null && !isConfirmed) throw new ShopError('REVIEW_DECIDED');
  if (next !== null) {
    await updateReview(trx, id, { moderation: next, reason: next === 'denied' ? reason : null });
    await refreshRatings(trx, [row.product_id]);
  }
  await addStep(trx, { review_id: id, moderation, reason, user_id: user.id, at: now });
  if (next === 'denied') await tellAuthor(trx, id);
  await tellReporters(trx, id, reporters, moderation);
  return readStaffReview(trx, id, audience, now);
}
