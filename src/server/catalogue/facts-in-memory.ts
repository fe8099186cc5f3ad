import { LRUCache } from 'lru-cache';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import { audienceKey } from '../platform/cache-key.ts';
import { LoadsInFlight, type LoadInFlight } from '../platform/loads-in-flight.ts';
import { loadFactsTogether, type Facts } from './facts.ts';
import { productOfTag, tags, tellsOfAllCards } from '../changes/service.ts';

/**
 * Facts of products by audience, each as one JSON text: half of what the objects take, and one thing to the garbage
 * collector. A cache of its own, because one that knows any tags takes more for the tags of a product than its facts do.
 */
export interface FactsCache {
  get(audience: Audience, id: number): Facts | undefined;
  /** Call before reading facts, and `end` of it when they are stored. */
  beginLoad(): LoadInFlight;
  /** Dropped when the product, or what many cards show, was purged since `load` began. */
  set(audience: Audience, facts: Facts, load: LoadInFlight): void;
  /** Drops products by their tags, or all when a tag is of what many cards show. */
  purge(tags: readonly string[]): void;
  readonly bytes: number;
  readonly entries: number;
}

export interface FactsServices {
  db: Db;
  factsCache: FactsCache;
}

/** Every change of the shop purges what it changes; this is for changes made past it, by hand. */
const freshMs = 600_000;
/** What an entry takes beside its text: measured with 20,000 products. */
const bytesOfEntry = 200;

/** A cache of at most `maxBytes`; of more, the least recently used facts go. */
export function createFactsCache({ maxBytes, now }: { maxBytes: number; now: () => number }): FactsCache {
  const entries = new LRUCache<string, { text: string; freshUntil: number }>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ text }) => bytesOf(text),
  });
  const scopes = new Set<string>();
  const loadsInFlight = new LoadsInFlight();

  return {
    get(audience, id) {
      const entry = entries.get(`${audienceKey(audience)} ${id}`);
      return entry && now() < entry.freshUntil ? (JSON.parse(entry.text) as Facts) : undefined;
    },
    beginLoad: () => loadsInFlight.begin(),
    set(audience, facts, load) {
      const id = facts.product[0];
      if (load.isOutdated([tags.product(id), ofAllCards])) return;
      const scope = audienceKey(audience);
      scopes.add(scope);
      entries.set(`${scope} ${id}`, { text: JSON.stringify(facts), freshUntil: now() + freshMs });
    },
    purge(purged) {
      if (purged.some(tellsOfAllCards)) {
        loadsInFlight.purge([ofAllCards]);
        entries.clear();
        return;
      }
      loadsInFlight.purge(purged);
      for (const tag of purged) {
        const id = productOfTag(tag);
        if (id !== null) for (const scope of scopes) entries.delete(`${scope} ${id}`);
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

/** Stands for every tag of what many cards show. */
const ofAllCards = 'all cards';

/** A text with letters beyond Latin-1 takes two bytes for each letter. */
function bytesOf(text: string): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + bytesOfEntry;
}

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
  const found = new Map<number, Facts>();
  for (const id of ids) {
    const cached = factsCache.get(audience, id);
    if (cached) found.set(id, cached);
  }
  const load = factsCache.beginLoad();
  try {
    const missing = ids.filter((id) => !found.has(id));
    for (const facts of await loadFactsTogether(db, missing, audience, now)) {
      found.set(facts.product[0], facts);
      factsCache.set(audience, facts, load);
    }
  } finally {
    load.end();
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
