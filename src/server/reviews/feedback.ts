import type { OwnReview, VisitorReviews, WaitingProduct } from '../../domain/reviews/contract.ts';
import { authorName } from '../../domain/reviews/rules.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { listCachedItems, requireProduct, type CardDataServices } from '../catalogue/service.ts';
import { signedIn } from '../platform/signed-in.ts';
import { findPurchase, findWriter, listWaiting, type Buyer } from './purchases.ts';
import { findReviewOf, listOwnReviews } from './queries.ts';
import { ownReviewsOf } from './rows.ts';
import { listVotes } from './votes.ts';

export interface ReviewServices extends CardDataServices {
  clock: () => Date;
}

interface Paging {
  page: number;
  pageSize: number;
}
const cutOf = ({ page, pageSize }: Paging) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** For whom the visitor buys; null: for nobody. */
function buyerOf(visitor: Visitor): Buyer | null {
  const { user, customer } = signedIn(visitor);
  return customer && { userId: user.id, customerId: customer.id };
}

/** Delivered products without a review, as cards show them to the visitor (AC-01). */
export async function readFeedback(
  services: ReviewServices,
  visitor: Visitor,
  paging: Paging,
): Promise<{ waiting: WaitingProduct[]; count: number }> {
  const buyer = buyerOf(visitor);
  if (!buyer) return { waiting: [], count: 0 };
  const { rows, count } = await listWaiting(services.db, buyer, cutOf(paging));
  const ids = rows.map((row) => row.product_id);
  const items = await listCachedItems(services, ids, visitor.audience, services.clock());
  const products = new Map(items.map((one) => [one.id, one]));
  const waiting = rows.flatMap(({ product_id, order, bought_at }) => {
    const product = products.get(product_id);
    return product ? [{ product, order, bought_at: bought_at.toISOString() }] : [];
  });
  return { waiting, count };
}

/** Reviews of the active customer, in whatever state. */
export async function readOwnReviews(
  { db, clock }: ReviewServices,
  visitor: Visitor,
  paging: Paging,
): Promise<{ reviews: OwnReview[]; count: number }> {
  const buyer = buyerOf(visitor);
  if (!buyer) return { reviews: [], count: 0 };
  const { rows, count } = await listOwnReviews(db, buyer, cutOf(paging));
  return { reviews: await ownReviewsOf(db, rows, visitor.audience, clock()), count };
}

/** @throws ShopError PRODUCT_NOT_FOUND */
export async function readVisitorReviews(
  { db, clock }: ReviewServices,
  visitor: Visitor,
  productId: number,
): Promise<VisitorReviews> {
  const { user, audience } = signedIn(visitor);
  await requireProduct(db, productId);
  const helpful = await listVotes(db, user.id, productId);
  const buyer = buyerOf(visitor);
  if (!buyer) return { can_review: false, author_name: '', review: null, helpful };
  const found = await findReviewOf(db, buyer, productId);
  const [review = null] = found?.isOwn ? await ownReviewsOf(db, [found.row], audience, clock()) : [];
  return {
    can_review: !found && (await findPurchase(db, buyer, productId)) !== undefined,
    author_name: authorName(await findWriter(db, buyer)),
    review,
    helpful,
  };
}
