/** Most keys remembered; the oldest is forgotten first. */
const mostKeys = 10_000;

/** Tells whether a key was asked about within the last `ms`; in this process only, and no longer than there is room. */
export function recently(ms: number, clock: () => Date): (key: string) => boolean {
  const seen = new Map<string, number>();
  return (key) => {
    const now = clock().getTime();
    const before = seen.get(key);
    if (before !== undefined && now - before < ms) return true;
    seen.delete(key);
    seen.set(key, now);
    for (const oldest of seen.keys()) {
      if (seen.size <= mostKeys) break;
      seen.delete(oldest);
    }
    return false;
  };
}
