import * as api from '../../domain/catalogue/api.ts';
import { idFromSlug } from '../../domain/catalogue/rules.ts';
import type { ShopCalls } from '../database.ts';
import { listCalls } from './list-routes.ts';
import {
  allBrands,
  categoryTree,
  getCategory,
  getProduct,
  listRelated,
  productIdOf,
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
  const { clock } = services;

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
    const product = await getProduct(services, productIdOf(params.id), audience, clock());
    const value = await withoutSeasonal(services, audience, product);
    const shown = value.variations.map((one) => one.id);
    return { value, tags: [...tagsOfProducts(shown, audience.countryId), tags.pieces(value.id)] };
  });

  calls.shared(api.related, priced, async ({ audience }, { params }) => {
    const id = productIdOf(params.id);
    const value = await listRelated(services, id, audience);
    const shown = [id, ...value.map((one) => one.id)];
    return { value, tags: [...tagsOfProducts(shown, audience.countryId), tags.products] };
  });

  listCalls(calls, services);
}
