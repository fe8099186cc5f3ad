import { sql } from 'kysely';
import type { Review, ReviewSummary } from '../../domain/reviews/contract.ts';
import { averageRating } from '../../domain/reviews/rules.ts';
import type { ProductRating } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';

/** Approved reviews of a product, newest first, and how many there are of each rating whatever is asked for. */
export async function readReviews(
  db: Db,
  productId: number,
  { page, pageSize, rating }: { page: number; pageSize: number; rating?: number | undefined },
): Promise<{ reviews: Review[]; count: number; summary: ReviewSummary }> {
  let query = db
    .selectFrom('review')
    .select(['id', 'author_name', 'author_city', 'is_verified_buyer', 'is_professional', 'rating', 'body'])
    .select(['language', 'reply', 'created_at'])
    .where('product_id', '=', productId)
    .where('moderation', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  if (rating !== undefined) query = query.where('rating', '=', rating);
  const [rows, histogram] = await Promise.all([query.execute(), readHistogram(db, productId)]);
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, count, index) => sum + count * (5 - index), 0);
  return {
    reviews: rows.map((row) => Object.assign(row, { created_at: row.created_at.toISOString() })),
    count: rating === undefined ? total : histogram[5 - rating]!,
    summary: { average_rating: averageRating(stars, total), rating_count: total, histogram },
  };
}

/** How many approved reviews of 5, 4, 3, 2 and 1 stars. */
async function readHistogram(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('moderation', '=', 'approved')
    .groupBy('rating')
    .execute();
  const counts = new Map(rows.map((row) => [row.rating, row.count]));
  return [5, 4, 3, 2, 1].map((stars) => counts.get(stars) ?? 0);
}

/** Sum and count of the approved reviews of products, also of those without any. */
export async function countRatings(trx: Trx, productIds: readonly number[]): Promise<ProductRating[]> {
  const { rows } = await sql<ProductRating>`
    select want.id, coalesce(sum(v.rating), 0)::int as stars, count(v.id)::int as count
    from unnest(${productIds}::int[]) as want(id)
      left join review v on v.product_id = want.id and v.moderation = 'approved'
    group by want.id`.execute(trx);
  return rows;
}
