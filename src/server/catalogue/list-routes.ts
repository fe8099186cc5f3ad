import * as api from '../../domain/catalogue/api.ts';
import type { ProductListItem } from '../../domain/catalogue/contract.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { ShopCalls } from '../database.ts';
import { listPromoted, tags, tagsOfProducts, type CatalogueServices } from './service.ts';

/** Prices change by the clock, so these answers are cached a minute. */
const priced = { cacheMs: 60_000 };

/** Lists the editors fill and what sells best (PL-05). */
export function listCalls(calls: ShopCalls, services: CatalogueServices): void {
  calls.shared(api.highlighted, priced, async ({ audience }, { query }) => {
    const list = query.is_business === 'true' ? 'business_highlighted' : 'highlighted';
    const value = await listPromoted(services, list, audience);
    return { value, tags: tagsOf(value, audience) };
  });

  calls.shared(api.popular, priced, async ({ audience }, { query }) => {
    const list = query.is_business === 'true' ? 'business_popular' : 'popular';
    const value = await listPromoted(services, list, audience, { limit: query.limit });
    return { value, tags: tagsOf(value, audience) };
  });

  calls.shared(api.recommended, priced, async ({ audience }) => {
    const value = await listPromoted(services, 'recommended', audience);
    return { value, tags: tagsOf(value, audience) };
  });

  calls.shared(api.fairFavourites, priced, async ({ audience }) => {
    const results = await listPromoted(services, 'fair_favourites', audience);
    return { value: { results }, tags: tagsOf(results, audience) };
  });

  calls.shared(api.brandFavourites, priced, async ({ audience }, { query }) => {
    const results = await listPromoted(services, 'brand_favourites', audience, { brandId: query.brand_id });
    return { value: { results }, tags: tagsOf(results, audience) };
  });
}

function tagsOf(shown: readonly ProductListItem[], { countryId }: Audience): string[] {
  const ids = shown.map((one) => one.id);
  return [...tagsOfProducts(ids, countryId), tags.lists, tags.products];
}
