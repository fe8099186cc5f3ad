import { FieldError, ShopError, type FieldErrors } from '../../domain/errors.ts';
import type { NewReview, OwnReview, ReviewChanges } from '../../domain/reviews/contract.ts';
import { moderationAfter } from '../../domain/reviews/moderation.ts';
import { authorName } from '../../domain/reviews/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { requireProduct } from '../catalogue/service.ts';
import type { Trx } from '../database.ts';
import { signedIn } from '../platform/signed-in.ts';
import { attachPictures } from './picture-queries.ts';
import { findPurchase, findWriter } from './purchases.ts';
import * as queries from './queries.ts';
import { refreshRatings } from './ratings.ts';
import { ownReviewsOf, type ReviewRow } from './rows.ts';

/**
 * Writes a review of what the active customer has had delivered; it waits for approval.
 * @throws ShopError PRODUCT_NOT_FOUND, REVIEW_NEEDS_PURCHASE, REVIEW_EXISTS
 */
export async function writeReview(
  trx: Trx,
  visitor: Visitor,
  productId: number,
  { rating, text, pictures = [] }: NewReview,
  now: Date,
): Promise<OwnReview> {
  const { user, customer, audience } = signedIn(visitor);
  await requireProduct(trx, productId);
  if (!customer) throw new ShopError('REVIEW_NEEDS_PURCHASE');
  const buyer = { userId: user.id, customerId: customer.id };
  const purchase = await findPurchase(trx, buyer, productId);
  if (purchase === undefined) throw new ShopError('REVIEW_NEEDS_PURCHASE');
  const writer = await findWriter(trx, buyer);
  await queries.deleteWithdrawnOf(trx, customer.id, productId);
  const id = await queries.insertReview(trx, {
    product_id: productId,
    customer_id: customer.id,
    user_id: user.id,
    order_line_id: purchase,
    shop_id: audience.shopId,
    author_name: authorName(writer),
    author_city: null,
    is_verified_buyer: true,
    is_professional: writer.is_professional,
    rating,
    text,
    language: audience.language,
    picture_count: pictures.length,
    created_at: now,
  });
  if (id === undefined) throw new ShopError('REVIEW_EXISTS');
  await usePictures(trx, { userId: user.id, reviewId: id, pictures });
  await queries.addStep(trx, {
    review_id: id,
    moderation: 'pending',
    reason: null,
    user_id: user.id,
    at: now,
  });
  return answer(trx, id, visitor, now);
}

/**
 * Changes what a review says. Nobody has looked at the new words, so it waits for approval again; the votes and the reply it
 * had were for the old ones. What changes nothing leaves it as it is.
 * @throws ShopError REVIEW_NOT_FOUND
 */
export async function editReview(
  trx: Trx,
  visitor: Visitor,
  id: number,
  changes: ReviewChanges,
  now: Date,
): Promise<OwnReview> {
  const { user, audience } = signedIn(visitor);
  const row = await lockOwn(trx, visitor, id);
  const { rating = row.rating, text = row.text } = changes;
  const before = row.pictures.map(({ uuid }) => uuid);
  const pictures = changes.pictures ?? before;
  const isSame = rating === row.rating && text === row.text && pictures.join() === before.join();
  if (isSame) return answer(trx, id, visitor, now);
  const moderation = moderationAfter('edit', row.moderation)!;
  const writer = await findWriter(trx, { userId: user.id, customerId: row.customer_id! });
  await queries.deleteVotesOn(trx, id);
  await queries.updateReview(trx, id, {
    rating,
    text,
    ...(text !== row.text && { reply: '' }),
    language: audience.language,
    user_id: user.id,
    author_name: authorName(writer),
    moderation,
    reason: null,
    picture_count: pictures.length,
    helpful_count: 0,
    edited_at: now,
  });
  await usePictures(trx, { userId: user.id, reviewId: id, pictures });
  await queries.addStep(trx, { review_id: id, moderation, reason: null, user_id: user.id, at: now });
  if (row.is_shown) await refreshRatings(trx, [row.product_id]);
  return answer(trx, id, visitor, now);
}

/** @throws ShopError REVIEW_NOT_FOUND, also for one that is withdrawn already */
export async function withdrawReview(trx: Trx, visitor: Visitor, id: number, now: Date): Promise<void> {
  const row = await lockOwn(trx, visitor, id);
  await queries.updateReview(trx, id, { withdrawn_at: now });
  if (row.is_shown) await refreshRatings(trx, [row.product_id]);
}

/**
 * Takes a withdrawal back while the review is still there.
 * @throws ShopError REVIEW_NOT_FOUND
 */
export async function restoreReview(trx: Trx, visitor: Visitor, id: number, now: Date): Promise<OwnReview> {
  const row = await queries.lockOwnReview(trx, signedIn(visitor).user.id, id, { isWithdrawn: true });
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  await queries.updateReview(trx, id, { withdrawn_at: null });
  if (row.moderation === 'approved') await refreshRatings(trx, [row.product_id]);
  return answer(trx, id, visitor, now);
}

async function lockOwn(trx: Trx, visitor: Visitor, id: number): Promise<ReviewRow> {
  const row = await queries.lockOwnReview(trx, signedIn(visitor).user.id, id);
  if (!row) throw new ShopError('REVIEW_NOT_FOUND');
  return row;
}

/** @throws FieldError for a picture that the writer did not upload, or that belongs to another review */
async function usePictures(
  trx: Trx,
  wish: { userId: number; reviewId: number; pictures: readonly string[] },
): Promise<void> {
  const attached = await attachPictures(trx, wish);
  const wrong: FieldErrors = {};
  for (const [index, uuid] of wish.pictures.entries())
    if (!attached.has(uuid)) wrong[index] = ['unknown_value'];
  if (Object.keys(wrong).length > 0) throw new FieldError({ pictures: wrong });
}

async function answer(trx: Trx, id: number, { audience }: Visitor, now: Date): Promise<OwnReview> {
  const [review] = await ownReviewsOf(trx, [await queries.readReview(trx, id)], audience, now);
  return review!;
}
