import { countedTerm } from '../../domain/search/counting.ts';
import { emptySearch } from '../../domain/search/address.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { addSearch } from './popular.ts';
import { recentlySeen } from './recently-seen.ts';
import { searchProducts, type SearchServices } from './service.ts';

/** The same text of the same address counts once in this time, so that reloading makes nothing popular. */
const countAgainMs = 600_000;

/** Counts searches that led to a result page (SR-06), once an address. */
export function searchCounter(services: SearchServices) {
  const { db, clock } = services;
  const isRepeated = recentlySeen(countAgainMs);
  return async ({ audience }: Visitor, text: string, ip: string): Promise<void> => {
    const term = countedTerm(text);
    if (term === null || isRepeated(`${ip} ${audience.shopId} ${audience.language} ${term}`)) return;
    // What was found is looked up here: the browser is not believed.
    const query = { ...emptySearch, term, page_size: 1, standalone: true };
    const { count } = await searchProducts(services, query, audience);
    await addSearch(db, {
      shop_id: audience.shopId,
      language: audience.language,
      term,
      results: count,
      last_at: clock(),
    });
  };
}
