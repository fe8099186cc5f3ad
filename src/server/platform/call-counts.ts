import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  /** When its window began, in ms. */
  since: number;
}

/** Addresses counted at a time; of more, the ones counted longest are forgotten. */
const mostAddresses = 5000;

/**
 * How often each address has called within its window. The plugin's own store hands out the very number it goes on
 * counting: of thirty calls at once all were told thirty, so a limit of ten refused every one of them.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(_settings?: object, now: () => number = Date.now) {
    this.#now = now;
  }

  incr(
    address: string,
    tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
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
      if (this.#counts.size <= mostAddresses) break;
      this.#counts.delete(oldest);
    }
    tell(null, { current: count.current, ttl: count.since + windowMs - now });
  }

  /** Each call with a limit counts by itself. */
  child(): CallCounts {
    return new CallCounts({}, this.#now);
  }
}
