import { sql, type Selectable } from 'kysely';
import { addressOfCall } from '../../domain/call.ts';
import { picturePath } from '../../domain/reviews/calls.ts';
import type { OwnReview, Review, ReviewPicture } from '../../domain/reviews/contract.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { listItems } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import type { ReviewTable } from './tables.ts';

interface PictureOfRow {
  uuid: string;
  width: number;
  height: number;
}

/** A review with its pictures in their order. */
export interface ReviewRow extends Selectable<ReviewTable> {
  pictures: PictureOfRow[];
}

/** Pictures of review `r`. */
export const picturesSql = sql`
  coalesce((select json_agg(json_build_object('uuid', p.uuid, 'width', p.width, 'height', p.height) order by p.position)
    from review_picture p where p.review_id = r.id), '[]')`;

export function reviewOf(row: ReviewRow): Review {
  const { id, author_name, author_city, is_verified_buyer, is_professional } = row;
  const { rating, text, language, reply, helpful_count, created_at, edited_at } = row;
  return {
    id,
    author_name,
    author_city,
    is_verified_buyer,
    is_professional,
    rating,
    text,
    language,
    reply,
    pictures: row.pictures.map(pictureOf),
    helpful_count,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  };
}

/** Reviews as their authors see them, with the products in the words of who asks. */
export async function ownReviewsOf(
  db: Db | Trx,
  rows: readonly ReviewRow[],
  audience: Audience,
  now: Date,
): Promise<OwnReview[]> {
  const ids = [...new Set(rows.map((row) => row.product_id))];
  const items = await listItems(db, ids, audience, now);
  const products = new Map(items.map(({ id, name, slug }) => [id, { id, name, slug }]));
  return rows.map((row) => ({
    ...reviewOf(row),
    product: products.get(row.product_id) ?? { id: row.product_id, name: '', slug: '' },
    moderation: row.moderation,
    reason: row.reason,
  }));
}

export function pictureOf({ uuid, width, height }: PictureOfRow): ReviewPicture {
  const address = (size: string) => addressOfCall(picturePath, { uuid, size }).url;
  return { uuid, width, height, small: address('small'), large: address('large') };
}
