import type { ServerResponse } from 'node:http';
import { ShopError } from '../../domain/errors.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { Abandoned, createWorkLimiter } from './work-limiter.ts';

/** Rendering is the work of one core; a few pages more wait for the database meanwhile. */
const concurrency = 8;
/** About two seconds of rendering; beyond that, visitors get a 503 at once. */
const maxWaiting = 200;
const maxWaitMs = 4_000;
/** Two seconds of rendering are some hundred visitors who all read what nobody read before: more of them are a rush. */
const maxWaitStandingMs = 2_000;
/** A refresh behind a page that was served is put off while more wait: visitors who have no page come first. */
const maxBeforeRefresh = concurrency;
const windowMs = 60_000;

export interface RenderLimits {
  /**
   * Runs `load` while a visitor waits for the page of `key`. A render that comes up after all its visitors have left
   * is skipped.
   */
  whileWaiting<T>(key: string, response: ServerResponse, load: () => Promise<T>): Promise<T>;
  /**
   * Renders from the queue and counts it for `address`. The refresh behind a stale page that was
   * served counts for nobody. Throws Overloaded, Abandoned or RATE_LIMITED.
   */
  render<T>(key: string, asked: { address: string; isRefresh: boolean }, work: () => Promise<T>): Promise<T>;
}

/** Limits the rendering of pages; those from the cache are not limited. */
export function createRenderLimits(rendersPerMinute: number): RenderLimits {
  const limiter = createWorkLimiter({ what: 'pages', concurrency, maxWaiting, maxWaitMs, maxWaitStandingMs });
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
    async render(key, { address, isRefresh }, work) {
      if (isRefresh) {
        if (limiter.waiting >= maxBeforeRefresh) throw new Abandoned();
        return limiter.run(work);
      }
      counts.incr(
        address,
        (_error, result) => {
          if (result && result.current > rendersPerMinute) throw new ShopError('RATE_LIMITED');
        },
        windowMs,
      );
      return limiter.run(work, () => waiting.has(key));
    },
  };
}
