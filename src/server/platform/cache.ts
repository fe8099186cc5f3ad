/**
 * Kept answers with tags. One value per key, one load at a time per key, a ceiling in bytes, purge by tag.
 * A stale value is served while it is loaded anew (DESIGN.md section 6.2).
 */
export interface Cache {
  /** The kept value of `key`, or what `load` brings. `load` may add tags while it works. */
  getOrLoad<T>(key: string, options: LoadOptions<T>, load: (tags: Set<string>) => Promise<T>): Promise<T>;
  /** The kept value when there is one, without loading; `isStale` tells that its time has passed. */
  peek<T>(key: string): { value: T; isStale: boolean } | undefined;
  /** Keeps a value made outside; dropped when anything was purged since `generation` was read. */
  put<T>(key: string, options: LoadOptions<T>, value: T, generation: number): void;
  /** Counts purges; read it before reading what a value is made of. */
  readonly generation: number;
  /** Forgets everything that carries one of the tags; `*` forgets all. */
  purge(tags: readonly string[]): void;
  readonly bytes: number;
  readonly entries: number;
}

export interface LoadOptions<T> {
  tags: readonly string[];
  /** How long the value is fresh, in ms. */
  freshMs: number;
  /** How long after that it may still be served while it is loaded anew, in ms. */
  staleMs?: number;
  /** Size of the value in bytes, for the ceiling; left out: a guess of 1 KB. */
  sizeOf?: (value: T) => number;
  /** Whether the value is worth keeping; left out: it is. */
  keep?: (value: T) => boolean;
}

interface Entry {
  value: unknown;
  bytes: number;
  freshUntil: number;
  staleUntil: number;
  tags: readonly string[];
}

export interface CacheOptions {
  maxBytes: number;
  now: () => number;
  /** Told when a refresh behind a stale answer fails; the visitor was served. */
  onError: (error: unknown) => void;
}

/** A cache of at most `maxBytes`, the least used going first; entries are forgotten by tag. */
export function createCache({ maxBytes, now, onError }: CacheOptions): Cache {
  // A Map keeps insertion order: the first key is the one longest unused.
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const loading = new Map<string, Promise<unknown>>();
  let bytes = 0;
  // A purge that arrives while a value is being loaded makes that value old before it is kept.
  let generation = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep<T>(key: string, value: T, tags: Set<string>, options: LoadOptions<T>): void {
    forget(key);
    const size = (options.sizeOf?.(value) ?? 1024) + key.length * 2 + 200;
    if (size > maxBytes / 2) return;
    const freshUntil = now() + options.freshMs;
    const staleUntil = freshUntil + (options.staleMs ?? 0);
    entries.set(key, { value, bytes: size, freshUntil, staleUntil, tags: [...tags] });
    bytes += size;
    for (const tag of tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function load<T>(
    key: string,
    options: LoadOptions<T>,
    bring: (tags: Set<string>) => Promise<T>,
  ): Promise<T> {
    const running = loading.get(key) as Promise<T> | undefined;
    if (running) return running;
    const tags = new Set(options.tags);
    const before = generation;
    const started = bring(tags)
      .then((value) => {
        if (generation === before && (options.keep?.(value) ?? true)) keep(key, value, tags, options);
        return value;
      })
      .finally(() => {
        if (loading.get(key) === started) loading.delete(key);
      });
    loading.set(key, started);
    return started;
  }

  return {
    getOrLoad<T>(key: string, options: LoadOptions<T>, bring: (tags: Set<string>) => Promise<T>) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time >= entry.staleUntil) return load(key, options, bring);
      entries.delete(key);
      entries.set(key, entry);
      if (time >= entry.freshUntil) load(key, options, bring).catch(onError);
      return Promise.resolve(entry.value as T);
    },
    peek<T>(key: string) {
      const entry = entries.get(key);
      if (!entry || now() >= entry.staleUntil) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return { value: entry.value as T, isStale: now() >= entry.freshUntil };
    },
    put(key, options, value, since) {
      if (since === generation) keep(key, value, new Set(options.tags), options);
    },
    get generation() {
      return generation;
    },
    purge(tags) {
      generation++;
      // Whoever asks after the purge must not be given what a load begun before it will bring.
      loading.clear();
      if (tags.includes('*')) {
        entries.clear();
        keysByTag.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) for (const key of Array.from(keysByTag.get(tag) ?? [])) forget(key);
    },
    get bytes() {
      return bytes;
    },
    get entries() {
      return entries.size;
    },
  };
}
