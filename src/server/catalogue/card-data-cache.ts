import { LRUCache } from 'lru-cache';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import { audienceKey } from '../platform/cache-key.ts';
import { LoadsInFlight, type LoadInFlight } from '../platform/loads-in-flight.ts';
import { loadCardDataTogether, type ProductCardData } from './card-data.ts';
import { productOfTag, tags, isTagOfAllCards } from '../changes/service.ts';

/**
 * Card data of products by audience, each as one JSON text: half of what the objects take, and one thing to the garbage
 * collector. A cache of its own, because one that knows any tags takes more for the tags of a product than its card data does.
 */
export interface CardDataCache {
  /** Those of the products that are in memory, by id. Shared with everybody who gets them, so nobody may change them. */
  find(audience: Audience, ids: readonly number[]): Map<number, ProductCardData>;
  /** Call before reading card data, and `end` of it when it is stored. */
  beginLoad(): LoadInFlight;
  /** Dropped when the product, or what many cards show, was purged since `load` began. */
  set(audience: Audience, data: ProductCardData, load: LoadInFlight): void;
  /** Drops products by their tags, or all when a tag is of what many cards show. */
  purge(tags: readonly string[]): void;
  readonly bytes: number;
  readonly entries: number;
}

export interface CardDataServices {
  db: Db;
  cardDataCache: CardDataCache;
}

/** Every change of the shop purges what it changes; this is for changes made past it, by hand. */
const freshMs = 600_000;
/** What an entry takes beside its text: measured with 20,000 products. */
const bytesOfEntry = 200;
/** Cards that lists show again and again stay parsed as well: each list would parse its 24 anew. */
const maxParsed = 2_000;

/** A cache of at most `maxBytes`; of more, the least recently used go. */
export function createCardDataCache({
  maxBytes,
  now,
}: {
  maxBytes: number;
  now: () => number;
}): CardDataCache {
  const entries = new LRUCache<number, { text: string; freshUntil: number }>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ text }) => bytesOf(text),
    dispose: (_entry, key) => parsed.delete(key),
  });
  const parsed = new LRUCache<number, ProductCardData>({ max: maxParsed });
  /** A number for each audience. */
  const scopes = new Map<string, number>();
  const loadsInFlight = new LoadsInFlight();

  function scopeOf(audience: Audience): number {
    const key = audienceKey(audience);
    const scope = scopes.get(key) ?? scopes.size;
    scopes.set(key, scope);
    return scope;
  }

  function get(key: number, time: number): ProductCardData | undefined {
    const entry = entries.get(key);
    if (!entry || time >= entry.freshUntil) return undefined;
    const known = parsed.get(key);
    if (known) return known;
    const data = JSON.parse(entry.text) as ProductCardData;
    parsed.set(key, data);
    return data;
  }

  return {
    find(audience, ids) {
      const scope = scopeOf(audience);
      const time = now();
      const found = new Map<number, ProductCardData>();
      for (const id of ids) {
        const data = get(keyOf(scope, id), time);
        if (data) found.set(id, data);
      }
      return found;
    },
    beginLoad: () => loadsInFlight.begin(),
    set(audience, data, load) {
      const id = data.product[0];
      if (load.isOutdated([tags.product(id), ofAllCards])) return;
      entries.set(keyOf(scopeOf(audience), id), { text: JSON.stringify(data), freshUntil: now() + freshMs });
    },
    purge(purged) {
      if (purged.some(isTagOfAllCards)) {
        loadsInFlight.purge([ofAllCards]);
        entries.clear();
        return;
      }
      loadsInFlight.purge(purged);
      for (const tag of purged) {
        const id = productOfTag(tag);
        if (id !== null) for (const scope of scopes.values()) entries.delete(keyOf(scope, id));
      }
    },
    get bytes() {
      return entries.calculatedSize;
    },
    get entries() {
      return entries.size;
    },
  };
}

/** Ids are positive integers of PostgreSQL, of four bytes. Numbers are found quicker than texts, which would be made anew each time. */
const keyOf = (scope: number, id: number) => scope * 2 ** 31 + id;

/** Stands for every tag of what many cards show. */
const ofAllCards = 'all cards';

/** A text with letters beyond Latin-1 takes two bytes for each letter. */
function bytesOf(text: string): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + bytesOfEntry;
}

/**
 * What cards of the products that exist show, in the order of `ids`; those that are not in memory are read in one round trip.
 * Not for transactions, which must see what they have written.
 */
export async function cachedCardData(
  { db, cardDataCache }: CardDataServices,
  ids: readonly number[],
  audience: Audience,
  now: Date,
): Promise<ProductCardData[]> {
  const found = cardDataCache.find(audience, ids);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return ids.flatMap((id) => found.get(id) ?? []);
  const load = cardDataCache.beginLoad();
  try {
    for (const data of await loadCardDataTogether(db, missing, audience, now)) {
      found.set(data.product[0], data);
      cardDataCache.set(audience, data, load);
    }
  } finally {
    load.end();
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
