import type { Audience } from '../../domain/shops/audience.ts';
import type { Db } from '../database.ts';
import { audienceKey } from '../platform/audience.ts';
import { loadFacts, type Facts } from './facts.ts';
import { productOfTag, tellsOfAllCards } from './tags.ts';

/**
 * Facts of products by audience, each as one JSON text: half of what the objects take, and one thing to the garbage
 * collector. A cache of its own, because one that knows any tags takes more for the tags of a product than its facts do.
 */
export interface FactsCache {
  find(audience: Audience, id: number): Facts | undefined;
  /** Dropped when anything was purged since `generation` was read: it may be of before that change. */
  keep(audience: Audience, facts: Facts, generation: number): void;
  /** Counts purges; read it before reading facts. */
  readonly generation: number;
  /** Forgets products by their tags, or all when a tag tells of what many cards show. */
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

/** A cache of at most `maxBytes`, the least used going first. */
export function createFactsCache({ maxBytes, now }: { maxBytes: number; now: () => number }): FactsCache {
  // A Map keeps insertion order: the first key is the one longest unused.
  const entries = new Map<string, { text: string; freshUntil: number }>();
  const scopes = new Set<string>();
  let bytes = 0;
  let generation = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= bytesOf(entry.text);
  }

  return {
    find(audience, id) {
      const key = `${audienceKey(audience)} ${id}`;
      const entry = entries.get(key);
      if (!entry || now() >= entry.freshUntil) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return JSON.parse(entry.text) as Facts;
    },
    keep(audience, facts, since) {
      if (since !== generation) return;
      const scope = audienceKey(audience);
      const key = `${scope} ${facts.product[0]}`;
      const text = JSON.stringify(facts);
      forget(key);
      scopes.add(scope);
      entries.set(key, { text, freshUntil: now() + freshMs });
      bytes += bytesOf(text);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
    get generation() {
      return generation;
    },
    purge(tags) {
      generation++;
      if (tags.some(tellsOfAllCards)) {
        entries.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) {
        const id = productOfTag(tag);
        if (id !== null) for (const scope of scopes) forget(`${scope} ${id}`);
      }
    },
    get bytes() {
      return bytes;
    },
    get entries() {
      return entries.size;
    },
  };
}

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
  const { generation } = factsCache;
  const found = new Map<number, Facts>();
  for (const id of ids) {
    const kept = factsCache.find(audience, id);
    if (kept) found.set(id, kept);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const facts of await loadFacts(db, missing, audience, now)) {
    found.set(facts.product[0], facts);
    factsCache.keep(audience, facts, generation);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
