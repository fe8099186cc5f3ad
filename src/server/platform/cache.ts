import { LRUCache } from 'lru-cache';
import { isOutage } from '../../domain/errors.ts';
import { LoadsInFlight, type LoadInFlight } from './loads-in-flight.ts';

/**
 * Values with tags: single flight per key, stale-while-revalidate, a ceiling in bytes, purge by tag. What tags mean and
 * what a purge does to loads in flight is in docs/decisions/0017-one-visitor-and-calls-defined-once.md.
 */
export interface Cache {
  /** The cached value of `key`, or what `load` brings. `load` adds the tags of what it reads while it works. */
  getOrLoad<T>(key: string, options: LoadOptions<T>, load: (tags: Set<string>) => Promise<T>): Promise<T>;
  /** The cached value if there is one, without loading. */
  get<T>(key: string): { value: T; isStale: boolean } | undefined;
  /** Drops everything that carries one of the tags; `*` drops all. */
  purge(tags: readonly string[]): void;
  readonly bytes: number;
  readonly entries: number;
}

export interface LoadOptions<T> {
  /** Tags known beforehand. */
  tags?: readonly string[];
  freshMs: number;
  /** How long after that the stale value may be served while it is revalidated, in ms. */
  staleMs?: number;
  /** Size in bytes, for the ceiling; left out: a guess of 1 KB. */
  sizeOf?: (value: T) => number;
  /** Left out: every value is. */
  isCacheable?: (value: T) => boolean;
}

interface Entry {
  value: unknown;
  bytes: number;
  freshUntil: number;
  staleUntil: number;
  tags: readonly string[];
}

interface Load {
  promise: Promise<unknown>;
  tags: ReadonlySet<string>;
  inFlight: LoadInFlight;
}

export interface CacheOptions {
  maxBytes: number;
  now: () => number;
  /** Called when a refresh behind a stale value fails; the visitor was served. */
  onError: (error: unknown) => void;
}

/** What an entry takes beside its value and key: objects of the maps, tags. */
const bytesOfEntry = 200;

/** A cache of at most `maxBytes`; of more, the least recently used entries go. */
export function createCache({ maxBytes, now, onError }: CacheOptions): Cache {
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (entry) => entry.bytes,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  const loads = new Map<string, Load>();
  const loadsInFlight = new LoadsInFlight();

  function store<T>(key: string, value: T, tags: ReadonlySet<string>, options: LoadOptions<T>): void {
    const bytes = Math.ceil(options.sizeOf?.(value) ?? 1024) + key.length * 2 + bytesOfEntry;
    // One value must not push all others out.
    if (bytes > maxBytes / 2) {
      entries.delete(key);
      return;
    }
    const freshUntil = now() + options.freshMs;
    const staleUntil = freshUntil + (options.staleMs ?? 0);
    entries.set(key, { value, bytes, freshUntil, staleUntil, tags: [...tags] });
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  }

  function start<T>(
    key: string,
    options: LoadOptions<T>,
    load: (tags: Set<string>) => Promise<T>,
  ): Promise<T> {
    const tags = new Set(options.tags);
    const inFlight = loadsInFlight.begin();
    const promise = load(tags)
      .then((value) => {
        const isCacheable = !inFlight.isOutdated(tags) && (options.isCacheable?.(value) ?? true);
        if (isCacheable) store(key, value, tags, options);
        return value;
      })
      .finally(() => {
        inFlight.end();
        if (loads.get(key)?.promise === promise) loads.delete(key);
      });
    loads.set(key, { promise, tags, inFlight });
    return promise;
  }

  /** Joins the load of `key` in flight, or starts one. */
  function joinOrStart<T>(
    key: string,
    options: LoadOptions<T>,
    load: (tags: Set<string>) => Promise<T>,
  ): Promise<T> {
    const running = loads.get(key);
    if (!running) return start(key, options, load);
    const promise = running.promise as Promise<T>;
    if (!running.inFlight.sawPurge) return promise;
    // This load began before a purge. Only its end tells whether it shows what was purged, and nobody who comes now may get that.
    return promise.then((value) =>
      running.inFlight.isOutdated(running.tags)
        ? ((loads.get(key)?.promise as Promise<T> | undefined) ?? start(key, options, load))
        : value,
    );
  }

  /** While the database is away, a value whose time has passed is better than none (stale-if-error, RFC 5861). */
  function lastKnown<T>(key: string) {
    return (error: unknown): T => {
      const entry = entries.get(key);
      if (!entry || !isOutage(error)) throw error;
      return entry.value as T;
    };
  }

  return {
    getOrLoad<T>(key: string, options: LoadOptions<T>, load: (tags: Set<string>) => Promise<T>) {
      const entry = entries.get(key);
      const time = now();
      if (!entry) return joinOrStart(key, options, load);
      if (time >= entry.staleUntil) return joinOrStart(key, options, load).catch(lastKnown<T>(key));
      if (time >= entry.freshUntil) joinOrStart(key, options, load).catch(onError);
      return Promise.resolve(entry.value as T);
    },
    get<T>(key: string) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time >= entry.staleUntil) return undefined;
      return { value: entry.value as T, isStale: time >= entry.freshUntil };
    },
    purge(tags) {
      loadsInFlight.purge(tags);
      for (const [key, { inFlight, tags: known }] of loads) if (inFlight.isOutdated(known)) loads.delete(key);
      if (tags.includes('*')) {
        entries.clear();
        return;
      }
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) entries.delete(key);
    },
    get bytes() {
      return entries.calculatedSize;
    },
    get entries() {
      return entries.size;
    },
  };
}
