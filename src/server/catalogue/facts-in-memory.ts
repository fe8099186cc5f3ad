import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import { audienceKey } from '../platform/audience.ts';
import type { Cache } from '../platform/cache.ts';
import { loadFacts, type Facts } from './facts.ts';
import { tagsOfProducts } from './tags.ts';

export interface FactsServices {
  db: Db;
  /** Facts of products by audience, as JSON: half the size of the objects, and one thing to the garbage collector. */
  factsCache: Cache;
}

/** Every change of the shop purges them; this is for changes made past it, by hand. */
const freshMs = 600_000;

/**
 * Facts of the products that exist, in the order of `ids`; those that are not in memory are read in one round trip.
 * Not for transactions, which must see what they have written.
 */
export async function factsInMemory(
  { db, factsCache }: FactsServices,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<Facts[]> {
  const { generation } = factsCache;
  const scope = audienceKey(audience);
  const found = new Map<number, Facts>();
  for (const id of ids) {
    const kept = factsCache.peek<string>(`${scope} ${id}`);
    if (kept) found.set(id, JSON.parse(kept.value) as Facts);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const facts of await loadFacts(db, missing, audience, now)) {
    const [id] = facts.product;
    found.set(id, facts);
    const options = { tags: tagsOfProducts([id], audience.countryId), freshMs, sizeOf };
    factsCache.put(`${scope} ${id}`, options, JSON.stringify(facts), generation);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A text with letters beyond Latin-1 takes two bytes for each letter; tags and their index take as much as a short text. */
function sizeOf(text: string): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + 200;
}
