import { LRUCache } from 'lru-cache';

const maxKeys = 10_000;

/** Whether a key was asked about within the last `ms`; in this process only, and no longer than there is room. */
export function recentlySeen(ms: number): (key: string) => boolean {
  const seen = new LRUCache<string, true>({ max: maxKeys, ttl: ms });
  return (key) => {
    if (seen.has(key)) return true;
    seen.set(key, true);
    return false;
  };
}
