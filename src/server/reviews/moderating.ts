import { ShopError } from '../../domain/errors.ts';
import type { Judgement, StaffReview } from '../../domain/reviews/contract.ts';
import { decisions, moderationAfter, type Decision } from '../../domain/reviews/moderation.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { tags } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { purgeTags } from '../platform/purge.ts';
import { signedIn } from '../platform/signed-in.ts';
import { notifyAuthor, notifyReporters } from './mails.ts';
import { addStep, lockReview, updateReview } from './queries.ts';
import { refreshRatings } from './ratings.ts';
import { decideReports } from './reports.ts';
import type { ReviewRow } from './rows.ts';
import { readStaffReview } from './staff.ts';

/**
 * Approves or denies a review, and answers the reports of it; and what the shop replies to its author in front of all
 * readers. Averages follow in the same transaction.
 * @throws ShopError REVIEW_NOT_FOUND, REVIEW_DECIDED, REVIEW_STALE with the review as it is
 */
export async function moderateReview(
  trx: Trx,
  visitor: Visitor,
  id: number,
  { moderation, reason, reply, version }: Judgement,
  now: Date,
): Promise<StaffReview> {
  const { user, audience } = signedIn(visitor);
  const row = await lockReview(trx, id);
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  if (version !== undefined && version !== row.version)
    throw new ShopError('REVIEW_STALE', undefined, {
      more: { review: await readStaffReview(trx, id, audience, now) },
    });
  if (reply !== undefined && reply !== row.reply) {
    await updateReview(trx, id, { reply });
    if (row.is_shown) await purgeTags(trx, [tags.reviews(row.product_id)]);
  }
  if (moderation !== undefined) await decide(trx, row, { moderation, reason }, { userId: user.id, now });
  return readStaffReview(trx, id, audience, now);
}

async function decide(
  trx: Trx,
  row: ReviewRow,
  { moderation, reason }: { moderation: Decision; reason: string | null },
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { id } = row;
  const { count: reports, reporters } = await decideReports(trx, id, now);
  const next = moderationAfter(decisions[moderation], row.moderation);
  // Looking at a reported review and leaving it as it is is a decision too.
  const isConfirmed = next === null && row.moderation === moderation && reports > 0;
  if (next === null && !isConfirmed) throw new ShopError('REVIEW_DECIDED');
  if (next !== null) {
    await updateReview(trx, id, { moderation: next, reason: next === 'denied' ? reason : null });
    await refreshRatings(trx, [row.product_id]);
  }
  await addStep(trx, { review_id: id, moderation, reason, user_id: userId, at: now });
  if (next === 'denied') await notifyAuthor(trx, id);
  await notifyReporters(trx, id, reporters, moderation);
}
