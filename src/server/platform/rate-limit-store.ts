import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  /** When its window began, in ms of a clock that nobody can turn back. */
  since: number;
}

/** Addresses counted at a time; beyond that the oldest windows are dropped. */
const maxAddresses = 5000;

/**
 * Counts calls of each address within its window. The plugin's own store hands out the very object it goes on counting:
 * of thirty calls at once all saw thirty, so a limit of ten refused every one of them.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(_settings?: object, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(
    address: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = this.#now();
    let count = this.#counts.get(address);
    if (!count || count.since + windowMs <= now) {
      count = { current: 0, since: now };
      this.#counts.delete(address);
      this.#counts.set(address, count);
    }
    count.current++;
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= maxAddresses) break;
      this.#counts.delete(oldest);
    }
    callback(null, { current: count.current, ttl: count.since + windowMs - now });
  }

  /** Each call with a limit has its own counts. */
  child(): RateLimitStore {
    return new RateLimitStore({}, this.#now);
  }
}
