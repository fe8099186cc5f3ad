import type { ServerResponse } from 'node:http';
import { ShopError } from '../../domain/errors.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { createWorkLimiter } from './work-limiter.ts';

/** Drawing is the work of one core: a few at a time wait for the database while one is drawn. */
const concurrency = 8;
/** What is drawn in two seconds; whoever comes after that is told at once. */
const maxWaiting = 200;
const maxWaitMs = 4_000;
const windowMs = 60_000;

export interface DrawLimits {
  /**
   * Runs `load` while a visitor waits for the page of `key`. A draw whose turn comes when all who waited for it are gone
   * is not begun.
   */
  whileWaiting<T>(key: string, response: ServerResponse, load: () => Promise<T>): Promise<T>;
  /**
   * Draws when its turn comes, for the visitor at `address`, whose draws are counted. A refresh behind a page that was
   * served is nobody's. Throws Overloaded, Abandoned or RATE_LIMITED.
   */
  draw<T>(key: string, asked: { address: string; isRefresh: boolean }, work: () => Promise<T>): Promise<T>;
}

/** What drawing pages may take: pages from the cache pass it by. */
export function createDrawLimits(drawsPerMinute: number): DrawLimits {
  const limiter = createWorkLimiter({ what: 'pages', concurrency, maxWaiting, maxWaitMs });
  const counts = new RateLimitStore();
  const waiting = new Map<string, number>();

  const add = (key: string, by: 1 | -1) => {
    const count = (waiting.get(key) ?? 0) + by;
    if (count > 0) waiting.set(key, count);
    else waiting.delete(key);
  };

  return {
    async whileWaiting(key, response, load) {
      let isThere = true;
      const leave = () => {
        if (isThere) add(key, -1);
        isThere = false;
      };
      add(key, 1);
      response.once('close', leave);
      try {
        return await load();
      } finally {
        response.off('close', leave);
        leave();
      }
    },
    async draw(key, { address, isRefresh }, work) {
      if (isRefresh) return limiter.run(work);
      counts.incr(
        address,
        (_error, result) => {
          if (result && result.current > drawsPerMinute) throw new ShopError('RATE_LIMITED');
        },
        windowMs,
      );
      return limiter.run(work, () => waiting.has(key));
    },
  };
}
