import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface FavouriteRow {
  id: number;
  product_id: number;
}

/** Favourites of a user, the latest first. */
export async function listFavourites(
  db: Db | Trx,
  userId: number,
  { limit, offset }: { limit?: number; offset?: number } = {},
): Promise<FavouriteRow[]> {
  let query = db
    .selectFrom('favourite')
    .select(['id', 'product_id'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc');
  if (limit !== undefined) query = query.limit(limit);
  if (offset !== undefined) query = query.offset(offset);
  return query.execute();
}

export async function countFavourites(db: Db | Trx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets one addition of a user wait for another, until the end of the transaction. */
export async function lockAdditions(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('favourite', ${userId}))`.execute(trx);
}

export async function findFavourite(
  trx: Trx,
  userId: number,
  productId: number,
): Promise<FavouriteRow | undefined> {
  return trx
    .selectFrom('favourite')
    .select(['id', 'product_id'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

export async function insertFavourite(trx: Trx, userId: number, productId: number): Promise<FavouriteRow> {
  return trx
    .insertInto('favourite')
    .values({ user_id: userId, product_id: productId })
    .returning(['id', 'product_id'])
    .executeTakeFirstOrThrow();
}

/** Whether there was one of that number and that user. */
export async function deleteFavourite(trx: Trx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favourite')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findShareToken(db: Db | Trx, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shared_favourites')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.token;
}

/** Stores a token unless there is one; answers the one that counts. */
export async function insertShareToken(trx: Trx, userId: number, token: string): Promise<string> {
  await trx
    .insertInto('shared_favourites')
    .values({ user_id: userId, token })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await findShareToken(trx, userId))!;
}

export async function deleteShareToken(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('shared_favourites').where('user_id', '=', userId).execute();
}

/** Whose list a link shows; nobody's once its owner is blocked. */
export async function findSharer(
  db: Db,
  token: string,
): Promise<{ user_id: number; first_name: string } | undefined> {
  return db
    .selectFrom('shared_favourites')
    .innerJoin('user_account', 'user_account.id', 'shared_favourites.user_id')
    .select(['shared_favourites.user_id', 'user_account.first_name'])
    .where('shared_favourites.token', '=', token)
    .where('user_account.is_active', '=', true)
    .executeTakeFirst();
}
