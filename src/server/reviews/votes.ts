import { sql } from 'kysely';
import { ShopError } from '../../domain/errors.ts';
import type { Helpfulness } from '../../domain/reviews/contract.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { tags } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';
import { expireTags } from '../platform/purge.ts';
import { signedIn } from '../platform/signed-in.ts';

/**
 * Notes or takes back that the visitor finds a shown review helpful; again is the same.
 * @throws ShopError REVIEW_NOT_FOUND, REVIEW_IS_OWN
 */
export async function voteOn(
  trx: Trx,
  visitor: Visitor,
  id: number,
  isHelpful: boolean,
): Promise<Helpfulness> {
  const { user } = signedIn(visitor);
  const review = await trx
    .selectFrom('review')
    .select(['product_id', 'user_id', 'helpful_count'])
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw new ShopError('REVIEW_NOT_FOUND');
  if (review.user_id === user.id) throw new ShopError('REVIEW_IS_OWN');
  const changed = isHelpful ? await addVote(trx, id, user.id) : await deleteVote(trx, id, user.id);
  if (!changed) return { is_helpful: isHelpful, helpful_count: review.helpful_count };
  const count = review.helpful_count + (isHelpful ? 1 : -1);
  await trx.updateTable('review').set({ helpful_count: count }).where('id', '=', id).execute();
  // Pages may show the old count for most of a second more: votes come often, and nobody is misled.
  await expireTags(trx, [tags.reviews(review.product_id)]);
  return { is_helpful: isHelpful, helpful_count: count };
}

async function addVote(trx: Trx, reviewId: number, userId: number): Promise<boolean> {
  const added = await trx
    .insertInto('review_vote')
    .values({ review_id: reviewId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return added !== undefined;
}

async function deleteVote(trx: Trx, reviewId: number, userId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('review_vote')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returning('review_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Shown reviews of a product that a user found helpful. */
export async function listVotes(db: Db, userId: number, productId: number): Promise<number[]> {
  const { rows } = await sql<{ review_id: number }>`
    select v.review_id from review_vote v join review r on r.id = v.review_id
    where v.user_id = ${userId} and r.product_id = ${productId} and r.is_shown order by v.review_id`.execute(
    db,
  );
  return rows.map(({ review_id }) => review_id);
}

/** Takes back all votes of a user, whose reviews the caller has locked. */
export async function deleteVotesOf(trx: Trx, userId: number): Promise<void> {
  await sql`
    with gone as (delete from review_vote where user_id = ${userId} returning review_id)
    update review r set helpful_count = r.helpful_count - 1 from gone where gone.review_id = r.id`.execute(
    trx,
  );
}
