import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '../database.ts';
import { picturesSql, type ReviewRow } from './rows.ts';
import type { Buyer } from './purchases.ts';
import type { ReviewHistoryTable, ReviewTable } from './tables.ts';

/** SQL: whether the user may change review `r`: its author, or an administrator of the customer. */
const mayChange = (userId: number) => sql`exists (
  select from customer_user m where m.customer_id = r.customer_id and m.user_id = ${userId}
    and (m.role = 'CUSTOMER_ADMIN' or r.user_id = ${userId}))`;

/** A review the user may change, locked; undefined: there is none. */
export async function lockOwnReview(
  trx: Trx,
  userId: number,
  id: number,
  { isWithdrawn = false } = {},
): Promise<ReviewRow | undefined> {
  await sql`
    select from review r where r.id = ${id} and ${mayChange(userId)}
      and (r.withdrawn_at is not null) = ${isWithdrawn} for update`.execute(trx);
  const { rows } = await sql<ReviewRow>`
    select r.*, ${picturesSql} as pictures from review r
    where r.id = ${id} and ${mayChange(userId)} and (r.withdrawn_at is not null) = ${isWithdrawn}`.execute(
    trx,
  );
  return rows[0];
}

/** Any review that is not withdrawn, locked. */
export async function lockReview(trx: Trx, id: number): Promise<ReviewRow | undefined> {
  await sql`select from review where id = ${id} for update`.execute(trx);
  const { rows } = await sql<ReviewRow>`
    select r.*, ${picturesSql} as pictures from review r
    where r.id = ${id} and r.withdrawn_at is null`.execute(trx);
  return rows[0];
}

export async function readReview(db: Db | Trx, id: number): Promise<ReviewRow> {
  const { rows } = await sql<ReviewRow>`
    select r.*, ${picturesSql} as pictures from review r where r.id = ${id}`.execute(db);
  return rows[0]!;
}

/** Reviews of a customer that the user may change, the latest first, and how many there are in all. */
export async function listOwnReviews(
  db: Db,
  { userId, customerId }: Buyer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReviewRow[]; count: number }> {
  const own = sql`r.customer_id = ${customerId} and r.withdrawn_at is null and ${mayChange(userId)}`;
  const { rows } = await sql<ReviewRow>`
    select r.*, ${picturesSql} as pictures from review r
    where ${own} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from review r where ${own}`.execute(db);
  return { rows, count: counted[0]!.count };
}

/** The review a customer has of a product; one that a colleague wrote is told of and not shown. */
export async function findReviewOf(
  db: Db,
  { userId, customerId }: Buyer,
  productId: number,
): Promise<{ row: ReviewRow; isOwn: boolean } | undefined> {
  const { rows } = await sql<ReviewRow & { is_own: boolean }>`
    select r.*, ${picturesSql} as pictures, ${mayChange(userId)} as is_own from review r
    where r.customer_id = ${customerId} and r.product_id = ${productId} and r.withdrawn_at is null`.execute(
    db,
  );
  return rows[0] && { row: rows[0], isOwn: rows[0].is_own };
}

/** The number of a new review; undefined: the customer has one of this product. */
export async function insertReview(trx: Trx, row: Insertable<ReviewTable>): Promise<number | undefined> {
  const made = await trx
    .insertInto('review')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function updateReview(trx: Trx, id: number, changes: Updateable<ReviewTable>): Promise<void> {
  await trx
    .updateTable('review')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes what a customer withdrew of a product, so that a new review can take its place. */
export async function deleteWithdrawnOf(trx: Trx, customerId: number, productId: number): Promise<void> {
  await trx
    .deleteFrom('review')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('withdrawn_at', 'is not', null)
    .execute();
}

/** Deletes reviews that were withdrawn before, a batch of them. Answers how many. */
export async function deleteWithdrawnBefore(trx: Trx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from review where id in (
      select id from review where withdrawn_at < ${before} order by withdrawn_at limit ${limit} for update skip locked)
    returning id`.execute(trx);
  return rows.length;
}

export async function addStep(trx: Trx, step: Insertable<ReviewHistoryTable>): Promise<void> {
  await trx.insertInto('review_history').values(step).execute();
}

/** Forgets who found a review helpful; its counter is for the caller to set. */
export async function deleteVotesOn(trx: Trx, reviewId: number): Promise<void> {
  await trx.deleteFrom('review_vote').where('review_id', '=', reviewId).execute();
}
