import type { Brand, Category, ProductListItem, ProductListName } from '../../domain/catalogue/contract.ts';
import { idFromSlug, promoListLimit } from '../../domain/catalogue/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Multilingual } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import { tags } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';
import type { Cache } from '../platform/cache.ts';
import { seasonalLabelOf } from '../shops/service.ts';
import { listBrands } from './brands.ts';
import { listCategories } from './categories.ts';
import type { CardDataServices } from './card-data-cache.ts';
import { listCachedItems } from './list-items.ts';
import { listedIds, popularIds, relatedIds } from './lists.ts';

export { listItems, listCachedItems } from './list-items.ts';
export {
  cachedOffers,
  currentOffers,
  offersSince,
  offersWithin,
  type Offer,
  type PriceThen,
} from './offers.ts';
export { createCardDataCache, type CardDataCache, type CardDataServices } from './card-data-cache.ts';
export { getProduct } from './product.ts';
export { findReplacements } from './replacements.ts';
export { lockRatings, setRatings, type ProductRating } from './ratings.ts';
export { inShadeOrder } from './shade-order.ts';
export { saveBrands } from './saving/brands.ts';
export { categoryParents, saveCategories } from './saving/categories.ts';
export { chooseLeads, findFamilies, saveFamilies } from './saving/families.ts';
export { addParameterValues, saveParameters, type NewValue } from './saving/parameters.ts';
export { lockProducts, type KnownProduct } from './saving/product-rows.ts';
export { saveProducts, type ProductInput } from './saving/products.ts';
export {
  productHashes,
  productIds,
  readParameters,
  readReferences,
  type ParameterReference,
  type Reference,
} from './saving/references.ts';
export { setRelations } from './saving/relations.ts';
export { saveRestrictions } from './saving/restrictions.ts';
export { purgeProducts } from './saving/announce.ts';
export { findSeasonalCategories, withoutSeasonal } from './seasonal.ts';
export { tags, tagsOfProducts, isPriceTag } from '../changes/service.ts';

/** What the catalogue's reads need: the database, the caches and the time. */
export interface CatalogueServices extends CardDataServices {
  cache: Cache;
  clock: () => Date;
}

const minuteMs = 60_000;
/** How long what many pages share is fresh (RQ-03); changes purge it sooner. */
const categoriesFreshMs = 10 * minuteMs;
const brandsFreshMs = 5 * minuteMs;
const listsFreshMs = 5 * minuteMs;
/** Related products on a page. */
const relatedLimit = 12;

/** The whole tree of categories as a shop sees it, parents before children, from memory. */
export function categoryTree({ db, cache }: CatalogueServices, { shopId }: Audience): Promise<Category[]> {
  const options = {
    tags: [tags.categories, tags.products],
    freshMs: categoriesFreshMs,
    staleMs: categoriesFreshMs,
  };
  return cache.getOrLoad(
    `categories.${shopId}`,
    { ...options, sizeOf: (tree) => tree.length * 1500 },
    async () => listCategories(db, await seasonalLabelOf(db, shopId)),
  );
}

/** @throws ShopError CATEGORY_NOT_FOUND */
export async function getCategory(
  services: CatalogueServices,
  audience: Audience,
  id: number | null,
): Promise<Category> {
  const found = (await categoryTree(services, audience)).find((one) => one.id === id);
  if (!found) throw new ShopError('CATEGORY_NOT_FOUND');
  return found;
}

/** All brands with how many products they have, from memory. */
export function allBrands({ db, cache }: CatalogueServices): Promise<Brand[]> {
  const options = { tags: [tags.brands, tags.products], freshMs: brandsFreshMs, staleMs: brandsFreshMs };
  return cache.getOrLoad('brands', { ...options, sizeOf: (brands) => brands.length * 300 }, () =>
    listBrands(db),
  );
}

/**
 * Products of a promo list (PL-05), in the editor's order. Popular products and a brand's favourites are
 * filled up with what sells best; a business list nobody has filled shows everyone's.
 */
export async function listPromoted(
  services: CatalogueServices,
  list: ProductListName,
  audience: Audience,
  { limit = promoListLimit, brandId }: { limit?: number | undefined; brandId?: number | undefined } = {},
): Promise<ProductListItem[]> {
  const { db, cache, clock } = services;
  const key = `list ${list} ${audience.shopId} ${brandId ?? ''}`;
  const ids = await cache.getOrLoad(
    key,
    { tags: [tags.lists, tags.products], freshMs: listsFreshMs, staleMs: listsFreshMs },
    () => promotedIds(db, list, audience.shopId, brandId),
  );
  return listCachedItems(services, ids.slice(0, limit), audience, clock());
}

async function promotedIds(
  db: Db,
  list: ProductListName,
  shopId: number,
  brandId?: number,
): Promise<number[]> {
  const chosen = await listedIds(db, list, shopId, { brandId });
  if (chosen.length === 0 && list === 'business_highlighted') return listedIds(db, 'highlighted', shopId);
  if (chosen.length === 0 && list === 'business_popular') return promotedIds(db, 'popular', shopId);
  const isFilledUp = list === 'popular' || (list === 'brand_favourites' && brandId !== undefined);
  if (!isFilledUp || chosen.length >= promoListLimit) return chosen;
  const popular = await popularIds(db, { limit: promoListLimit, brandId });
  return [...new Set([...chosen, ...popular])].slice(0, promoListLimit);
}

/**
 * What goes with a product.
 * @throws ShopError PRODUCT_NOT_FOUND
 */
export async function listRelated(
  services: CatalogueServices,
  id: number,
  audience: Audience,
): Promise<ProductListItem[]> {
  const { db, cache, clock } = services;
  await requireProduct(db, id);
  const ids = await cache.getOrLoad(
    `related ${id}`,
    { tags: [tags.product(id), tags.products], freshMs: listsFreshMs, staleMs: listsFreshMs },
    () => relatedIds(db, id, relatedLimit),
  );
  return listCachedItems(services, ids, audience, clock());
}

/** @throws ShopError PRODUCT_NOT_FOUND */
export async function requireProduct(db: Db | Trx, id: number): Promise<void> {
  const found = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where('is_ticket', '=', false)
    .executeTakeFirst();
  if (!found) throw new ShopError('PRODUCT_NOT_FOUND');
}

/**
 * The number in the address of a product.
 * @throws ShopError PRODUCT_NOT_FOUND for what can be no product's address
 */
export function productIdOf(text: string): number {
  const id = idFromSlug(text);
  if (id === null) throw new ShopError('PRODUCT_NOT_FOUND');
  return id;
}

/** What a product is called in each language; undefined: there is no such product. */
export async function findProductName(db: Db | Trx, id: number): Promise<Multilingual | undefined> {
  const found = await db.selectFrom('product').select('i18n_name').where('id', '=', id).executeTakeFirst();
  return found?.i18n_name;
}
