import { LRUCache } from 'lru-cache';

const maxKeys = 10_000;

/** Whether a key was asked about within the last `ms`; in this process only, and no longer than there is room. */
export function recently(ms: number, clock: () => Date): (key: string) => boolean {
  const seen = new LRUCache<string, number>({ max: maxKeys });
  return (key) => {
    const now = clock().getTime();
    const before = seen.get(key);
    if (before !== undefined && now - before < ms) return true;
    seen.set(key, now);
    return false;
  };
}
