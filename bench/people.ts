import { signIn } from '../test/people.ts';
import type { Db } from '../src/server/database.ts';

/** Somebody who is signed in, belongs to no customer and has these products as favourites; answers the token. */
export async function signInWithFavourites(db: Db, products: readonly number[]): Promise<string> {
  const { token, userId } = await signIn(db);
  await db
    .insertInto('favourite')
    .values(products.map((product_id) => ({ user_id: userId, product_id })))
    .execute();
  return token;
}
