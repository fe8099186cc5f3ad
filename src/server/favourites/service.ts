import { randomBytes } from 'node:crypto';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Favourite, FavouriteItem, Sharing } from '../../domain/favourites/contract.ts';
import { favouriteLimit } from '../../domain/favourites/rules.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { listCachedItems, requireProduct, type CardDataServices } from '../catalogue/service.ts';
import type { Db, Trx } from '../database.ts';
import * as queries from './queries.ts';

export { favouritesData } from './personal-data.ts';

export interface FavouriteServices extends CardDataServices {
  clock: () => Date;
}

export interface Paging {
  page: number;
  pageSize: number;
}

const favouriteOf = ({ id, product_id }: queries.FavouriteRow): Favourite => ({
  id,
  product: { id: product_id },
});

/** All of a user's favourites by their numbers, the latest first. */
export async function listFavourites(db: Db, userId: number): Promise<Favourite[]> {
  return (await queries.listFavourites(db, userId)).map(favouriteOf);
}

/** Products of a user's favourites, the latest first. */
export async function favouriteProducts(db: Db | Trx, userId: number): Promise<number[]> {
  return (await queries.listFavourites(db, userId)).map(({ product_id }) => product_id);
}

/** One page of a user's favourites as cards show them to `audience`, and how many there are in all. */
export async function readItems(
  services: FavouriteServices,
  userId: number,
  audience: Audience,
  { page, pageSize }: Paging,
): Promise<{ items: FavouriteItem[]; count: number }> {
  const { db, clock } = services;
  const [rows, count] = await Promise.all([
    queries.listFavourites(db, userId, { limit: pageSize, offset: (page - 1) * pageSize }),
    queries.countFavourites(db, userId),
  ]);
  const ids = rows.map((row) => row.product_id);
  const products = new Map(
    (await listCachedItems(services, ids, audience, clock())).map((one) => [one.id, one]),
  );
  const items = rows.flatMap(({ id, product_id }) => {
    const product = products.get(product_id);
    return product ? [{ id, product }] : [];
  });
  return { items, count };
}

/**
 * Adds a product; one that is a favourite already stays the one it is.
 * @throws ShopError PRODUCT_NOT_FOUND, FAVOURITES_FULL
 */
export async function addFavourite(trx: Trx, userId: number, productId: number): Promise<Favourite> {
  await requireProduct(trx, productId);
  await queries.lockAdditions(trx, userId);
  const known = await queries.findFavourite(trx, userId, productId);
  if (known) return favouriteOf(known);
  if ((await queries.countFavourites(trx, userId)) >= favouriteLimit) throw new ShopError('FAVOURITES_FULL');
  return favouriteOf(await queries.insertFavourite(trx, userId, productId));
}

/** @throws ShopError FAVOURITE_NOT_FOUND, for somebody else's too */
export async function deleteFavourite(trx: Trx, userId: number, id: number): Promise<void> {
  if (!(await queries.deleteFavourite(trx, userId, id))) throw new ShopError('FAVOURITE_NOT_FOUND');
}

export async function readSharing(db: Db, userId: number): Promise<Sharing> {
  return { token: (await queries.findShareToken(db, userId)) ?? null };
}

/** Shares the list under a link nobody can guess; shared already, under the link it has. */
export async function share(trx: Trx, userId: number): Promise<Sharing> {
  return { token: await queries.insertShareToken(trx, userId, randomBytes(32).toString('base64url')) };
}

export async function stopSharing(trx: Trx, userId: number): Promise<void> {
  await queries.deleteShareToken(trx, userId);
}

/**
 * A page of the list behind a link, with what it costs its reader.
 * @throws ShopError LIST_NOT_SHARED
 */
export async function readShared(
  services: FavouriteServices,
  token: string,
  audience: Audience,
  paging: Paging,
): Promise<{ owner: string; products: ProductListItem[]; count: number }> {
  const sharer = await queries.findSharer(services.db, token);
  if (!sharer) throw new ShopError('LIST_NOT_SHARED');
  const { items, count } = await readItems(services, sharer.user_id, audience, paging);
  return { owner: sharer.first_name, products: items.map(({ product }) => product), count };
}
