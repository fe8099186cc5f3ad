import { tags } from '../changes/service.ts';
import type { Db, Trx } from '../database.ts';

/** For changes made past the shop, by hand; its own purge what they change. */
const freshMs = 10 * 60_000;

interface Entry {
  value: unknown;
  freshUntil: number;
}

/** A database and its transactions share their adapter, so that both find the same entries. */
let byDatabase = new WeakMap<object, Map<string, Entry>>();
let purges = 0;

/** Dropped when ways of delivery, pick-up points or stores change; one of the caches that hear purges. */
export const deliveryCache = {
  purge(purged: readonly string[]): void {
    if (!purged.some((tag) => tag === tags.delivery || tag === tags.shops || tag === '*')) return;
    purges++;
    byDatabase = new WeakMap();
  },
};

/**
 * What was loaded under this key, or what `load` brings: small and asked for with every cart. Shared with everybody, so
 * nobody may change it. Not for transactions that write what they read here.
 */
export async function cached<T>(db: Db | Trx, key: string, load: () => Promise<T>): Promise<T> {
  const { adapter } = db.getExecutor();
  const known = byDatabase.get(adapter)?.get(key);
  if (known && performance.now() < known.freshUntil) return known.value as T;
  const purgesBefore = purges;
  const value = await load();
  // Read before a change it may not show.
  if (purges !== purgesBefore) return value;
  const entries = byDatabase.get(adapter) ?? new Map<string, Entry>();
  byDatabase.set(adapter, entries.set(key, { value, freshUntil: performance.now() + freshMs }));
  return value;
}
