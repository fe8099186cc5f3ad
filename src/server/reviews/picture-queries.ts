import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { ReviewPictureTable } from './tables.ts';

/** Who asks for a picture. */
export interface PictureReader {
  /** Null: not signed in. */
  userId: number | null;
  isStaff: boolean;
}

/** Whether everybody may see a picture; undefined: there is none that the reader may see. */
export async function findPicture(
  db: Db,
  { userId, isStaff }: PictureReader,
  uuid: string,
): Promise<{ is_shown: boolean } | undefined> {
  const { rows } = await sql<{ is_shown: boolean }>`
    select coalesce(r.is_shown, false) as is_shown
    from review_picture p left join review r on r.id = p.review_id
    where p.uuid = ${uuid} and (r.is_shown or p.uploaded_by = ${userId} or ${isStaff}
      or exists (select from customer_user m where m.customer_id = r.customer_id and m.user_id = ${userId}
        and m.role = 'CUSTOMER_ADMIN'))`.execute(db);
  return rows[0];
}

/** Uploads of a user follow each other, so that they can be counted. */
export async function lockUploads(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('review pictures'), ${userId})`.execute(trx);
}

export async function countLoosePictures(trx: Db | Trx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_picture where uploaded_by = ${userId} and review_id is null`.execute(
    trx,
  );
  return rows[0]!.count;
}

export async function insertPicture(trx: Trx, picture: Insertable<ReviewPictureTable>): Promise<void> {
  await trx.insertInto('review_picture').values(picture).execute();
}

/**
 * Makes pictures those of a review, in this order; others it had are loose again. Taken are those the user has uploaded
 * that belong to none, and those that are of this review already. Answers which were.
 */
export async function attachPictures(
  trx: Trx,
  { userId, reviewId, pictures }: { userId: number; reviewId: number; pictures: readonly string[] },
): Promise<Set<string>> {
  await sql`
    update review_picture set review_id = null
    where review_id = ${reviewId} and not uuid = any(${pictures}::uuid[])`.execute(trx);
  const { rows } = await sql<{ uuid: string }>`
    update review_picture p set review_id = ${reviewId}, position = wish.place
    from unnest(${pictures}::uuid[]) with ordinality as wish(uuid, place)
    where p.uuid = wish.uuid
      and (p.review_id = ${reviewId} or (p.review_id is null and p.uploaded_by = ${userId}))
    returning p.uuid`.execute(trx);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Deletes loose pictures uploaded before, a batch of them. */
export async function deleteLooseBefore(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    delete from review_picture where uuid in (
      select uuid from review_picture where review_id is null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning uuid`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}

/**
 * Deletes the pictures of reviews, and those a user uploaded, which may be part of a review that an administrator has edited
 * since: it counts what is left.
 */
export async function deletePicturesOf(
  trx: Trx,
  { reviewIds, userId }: { reviewIds: readonly number[]; userId: number },
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    with gone as (
      delete from review_picture where review_id = any(${reviewIds}::bigint[]) or uploaded_by = ${userId}
      returning uuid, review_id),
    counted as (
      update review r set picture_count = r.picture_count - g.pictures
      from (select review_id, count(*)::int as pictures from gone where review_id is not null group by review_id) g
      where g.review_id = r.id)
    select uuid from gone`.execute(trx);
  return rows.map(({ uuid }) => uuid);
}
