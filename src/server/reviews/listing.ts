import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../domain/locales.ts';
import type { Review, ReviewSummary } from '../../domain/reviews/contract.ts';
import { averageRating, type ReviewOrder } from '../../domain/reviews/rules.ts';
import type { ProductRating } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import { picturesSql, reviewOf, type ReviewRow } from './rows.ts';

export interface ListingQuery {
  page: number;
  pageSize: number;
  /** Shown first. */
  language: Language;
  sort: ReviewOrder;
  rating?: number | undefined;
  withPictures: boolean;
}

const orders: Record<ReviewOrder, RawBuilder<unknown>> = {
  newest: sql``,
  helpful: sql`helpful_count desc,`,
  highest: sql`rating desc,`,
  lowest: sql`rating,`,
};

/** Approved reviews of a product, and how many there are of each rating whatever is asked for. */
export async function readReviews(
  db: Db,
  productId: number,
  wish: ListingQuery,
): Promise<{ reviews: Review[]; count: number; summary: ReviewSummary }> {
  const [rows, counts] = await Promise.all([listShown(db, productId, wish), countShown(db, productId)]);
  const histogram = counts.map(({ count }) => count);
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, count, index) => sum + count * (5 - index), 0);
  const asked = wish.rating === undefined ? counts : [counts[5 - wish.rating]!];
  return {
    reviews: rows.map(reviewOf),
    count: asked.reduce((sum, one) => sum + (wish.withPictures ? one.with_pictures : one.count), 0),
    summary: { average_rating: averageRating(stars, total), rating_count: total, histogram },
  };
}

/** Chosen and ordered in the index alone; only the rows of the page are read. */
async function listShown(
  db: Db,
  productId: number,
  { page, pageSize, language, sort, rating, withPictures }: ListingQuery,
): Promise<ReviewRow[]> {
  const order = sql`(language = ${language}) desc, ${orders[sort]} created_at desc, id desc`;
  const { rows } = await sql<ReviewRow>`
    select r.*, ${picturesSql} as pictures
    from (
      select id as chosen from review
      where product_id = ${productId} and is_shown
        ${rating === undefined ? sql`` : sql`and rating = ${rating}`}
        ${withPictures ? sql`and picture_count > 0` : sql``}
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) c
    join review r on r.id = c.chosen
    order by ${order}`.execute(db);
  return rows;
}

/** How many of 5, 4, 3, 2 and 1 stars, and how many of those with pictures. */
async function countShown(db: Db, productId: number): Promise<{ count: number; with_pictures: number }[]> {
  const { rows } = await sql<{ rating: number; count: number; with_pictures: number }>`
    select rating, count(*)::int as count, (count(*) filter (where picture_count > 0))::int as with_pictures
    from review where product_id = ${productId} and is_shown group by rating`.execute(db);
  const counts = new Map(rows.map((row) => [row.rating, row]));
  return [5, 4, 3, 2, 1].map((stars) => counts.get(stars) ?? { count: 0, with_pictures: 0 });
}

/** Sum and count of the shown reviews of products, also of those without any. */
export async function countRatings(trx: Trx, productIds: readonly number[]): Promise<ProductRating[]> {
  const { rows } = await sql<ProductRating>`
    select want.id, coalesce(sum(v.rating), 0)::int as stars, count(v.id)::int as count
    from unnest(${productIds}::int[]) as want(id)
      left join review v on v.product_id = want.id and v.is_shown
    group by want.id`.execute(trx);
  return rows;
}
