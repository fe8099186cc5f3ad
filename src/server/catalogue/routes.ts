import * as api from '../../domain/catalogue/api.ts';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { ShopCalls } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { listCalls } from './list-routes.ts';
import {
  allBrands,
  categoryTree,
  getCategory,
  getProduct,
  listRelated,
  readReviews,
  requireProduct,
  tags,
  tagsOfProducts,
  type CatalogueServices,
  withoutSeasonal,
} from './service.ts';

const minuteMs = 60_000;
/** Answers with prices are cached a minute: campaigns begin and end by the clock. */
const priced = { cacheMs: minuteMs };
const tree = { cacheMs: 10 * minuteMs };

/** Public calls of the catalogue. */
export function catalogueCalls(calls: ShopCalls, services: CatalogueServices): void {
  const { db, clock } = services;

  calls.shared(api.brands, { cacheMs: 5 * minuteMs }, async () => ({
    value: await allBrands(services),
    tags: [tags.brands, tags.products],
  }));

  calls.shared(api.categories, tree, async ({ audience }) => ({
    value: await categoryTree(services, audience),
    tags: [tags.categories, tags.products],
  }));

  calls.shared(api.categoryOfTree, tree, async ({ audience }, { params }) => ({
    value: await getCategory(services, audience, idFromSlug(params.id)),
    tags: [tags.categories, tags.products],
  }));

  calls.shared(api.productPage, { ...priced, isUnchecked: true }, async ({ audience }, { params }) => {
    const product = await getProduct(services, idOf(params.id), audience, clock());
    const value = await withoutSeasonal(services, audience, product);
    const shown = value.variations.map((one) => one.id);
    return { value, tags: [...tagsOfProducts(shown, audience.countryId), tags.pieces(value.id)] };
  });

  calls.shared(api.reviews, { cacheMs: minuteMs }, async (_visitor, { params, query, url }) => {
    const id = idOf(params.id);
    const { page, page_size: pageSize, rating } = query;
    await requireProduct(db, id);
    const { reviews, count, summary } = await readReviews(db, id, { page, pageSize, rating });
    return {
      value: { ...pageOfList(reviews, { count, page, pageSize, url }), summary },
      tags: [tags.product(id)],
    };
  });

  calls.shared(api.related, priced, async ({ audience }, { params }) => {
    const id = idOf(params.id);
    const value = await listRelated(services, id, audience);
    const shown = [id, ...value.map((one) => one.id)];
    return { value, tags: [...tagsOfProducts(shown, audience.countryId), tags.products] };
  });

  listCalls(calls, services);
}

/** @throws ShopError PRODUCT_NOT_FOUND for what can be no product's address */
function idOf(text: string): number {
  const id = idFromSlug(text);
  if (id === null) throw new ShopError('PRODUCT_NOT_FOUND');
  return id;
}
