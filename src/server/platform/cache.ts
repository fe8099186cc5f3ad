import { LRUCache } from 'lru-cache';
import { isOutage } from '../../domain/errors.ts';
import { LoadsInFlight, type LoadInFlight } from './loads-in-flight.ts';

/** An expired value is served for at most so long after the first expiry it does not show, in ms. */
export const maxExpiredMs = 800;
/** Its renewal begins so long after that expiry, in ms, so that one renewal answers for all expiries until then. */
export const renewAfterMs = 500;

/**
 * Values with tags: single flight per key, stale-while-revalidate, a ceiling in bytes, purge and expiry by tag. What tags
 * mean, and what purges and expiries do to loads in flight, is in docs/decisions/0018-purge-and-expiry.md.
 */
export interface Cache {
  /** The cached value of `key`, or what `load` brings. */
  getOrLoad<T>(key: string, options: LoadOptions<T>, load: Load<T>): Promise<T>;
  /** The cached value if there is one, without loading. `isDue`: to be loaded anew, and nobody does yet. */
  get<T>(key: string, options?: ReadOptions): { value: T; isDue: boolean } | undefined;
  /** Drops everything that carries one of the tags; `*` drops all. */
  purge(tags: readonly string[]): void;
  /** Marks everything that carries one of the tags: gone for most readers, for some (`servesExpired`) only soon. */
  expire(tags: readonly string[]): void;
  readonly bytes: number;
  readonly entries: number;
}

/**
 * Loads a value and adds the tags of what it reads while it works. `former` is the value whose time has passed, where
 * it is still held: what a change has left the same may be answered again.
 */
export type Load<T> = (tags: Set<string>, former: T | undefined) => Promise<T>;

export interface ReadOptions {
  /**
   * Whether an expired value may be served for `maxExpiredMs`. Not for what goes into another cached value, which would
   * make that one older still.
   */
  servesExpired?: boolean;
}

export interface LoadOptions<T> extends ReadOptions {
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
  isExpired: boolean;
  tags: readonly string[];
}

interface RunningLoad {
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
  const loads = new Map<string, RunningLoad>();
  const loadsInFlight = new LoadsInFlight();

  /** The first expiry counts: later ones neither put the renewal off nor let the value be served longer. */
  function markExpired(entry: Entry, expiredAt: number): void {
    entry.isExpired = true;
    entry.freshUntil = Math.min(entry.freshUntil, expiredAt + renewAfterMs);
    entry.staleUntil = Math.min(entry.staleUntil, expiredAt + maxExpiredMs);
  }

  function store<T>(
    key: string,
    value: T,
    tags: ReadonlySet<string>,
    options: LoadOptions<T>,
    expiredAt?: number,
  ): void {
    const bytes = Math.ceil(options.sizeOf?.(value) ?? 1024) + key.length * 2 + bytesOfEntry;
    // One value must not push all others out.
    if (bytes > maxBytes / 2) {
      entries.delete(key);
      return;
    }
    const freshUntil = now() + options.freshMs;
    const staleUntil = freshUntil + (options.staleMs ?? 0);
    const entry = { value, bytes, freshUntil, staleUntil, isExpired: false, tags: [...tags] };
    if (expiredAt !== undefined) markExpired(entry, expiredAt);
    entries.set(key, entry);
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  }

  function start<T>(key: string, options: LoadOptions<T>, load: Load<T>): Promise<T> {
    const tags = new Set(options.tags);
    const inFlight = loadsInFlight.begin();
    const promise = load(tags, entries.peek(key)?.value as T | undefined)
      .then((value) => {
        const isCacheable = !inFlight.isOutdated(tags) && (options.isCacheable?.(value) ?? true);
        if (isCacheable) store(key, value, tags, options, inFlight.expiredAt(tags));
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
  function joinOrStart<T>(key: string, options: LoadOptions<T>, load: Load<T>): Promise<T> {
    const running = loads.get(key);
    if (!running) return start(key, options, load);
    const promise = running.promise as Promise<T>;
    if (!running.inFlight.sawChange) return promise;
    // Begun before a change. Whether it shows what changed is known when it ends; whoever asks now must not get that.
    return promise.then((value) =>
      isTooOld(running, options)
        ? ((loads.get(key)?.promise as Promise<T> | undefined) ?? start(key, options, load))
        : value,
    );
  }

  function isTooOld({ inFlight, tags }: RunningLoad, { servesExpired }: ReadOptions): boolean {
    if (inFlight.isOutdated(tags)) return true;
    const expiredAt = inFlight.expiredAt(tags);
    return expiredAt !== undefined && !(servesExpired && now() < expiredAt + maxExpiredMs);
  }

  /** While the database is away, a value whose time has passed is better than none (stale-if-error, RFC 5861). */
  function lastKnown<T>(key: string, { servesExpired }: ReadOptions) {
    return (error: unknown): T => {
      const entry = entries.get(key);
      if (!entry || !isOutage(error) || (entry.isExpired && !servesExpired)) throw error;
      return entry.value as T;
    };
  }

  return {
    getOrLoad<T>(key: string, options: LoadOptions<T>, load: Load<T>) {
      const entry = entries.get(key);
      const time = now();
      if (!entry) return joinOrStart(key, options, load);
      if (time >= entry.staleUntil || (entry.isExpired && !options.servesExpired))
        return joinOrStart(key, options, load).catch(lastKnown<T>(key, options));
      if (time >= entry.freshUntil && !loads.has(key)) start(key, options, load).catch(onError);
      return Promise.resolve(entry.value as T);
    },
    get<T>(key: string, { servesExpired = false }: ReadOptions = {}) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time >= entry.staleUntil || (entry.isExpired && !servesExpired)) return undefined;
      return { value: entry.value as T, isDue: time >= entry.freshUntil && !loads.has(key) };
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
    expire(tags) {
      const time = now();
      loadsInFlight.expire(tags, time);
      for (const tag of tags)
        for (const key of keysByTag.get(tag) ?? []) markExpired(entries.peek(key)!, time);
    },
    get bytes() {
      return entries.calculatedSize;
    },
    get entries() {
      return entries.size;
    },
  };
}
