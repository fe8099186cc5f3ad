import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-pages.ts';
import { compress, expandBrotli, type Encoding } from './encoding.ts';
import { createWorkLimiter } from './work-limiter.ts';

/** Pages without an encoding that are there at once; browsers ask for none of them. */
const maxPlainBytes = 8 * 1024 * 1024;

/**
 * The bytes of pages as clients take them. Pages are cached as Brotli; clients that do not accept it share one expansion of
 * it, so that a small request never makes a large answer of its own.
 */
export function createPageBodies(): (page: CachedPage, encoding: Encoding | null) => Promise<Buffer> {
  const limiter = createWorkLimiter({ what: 'pages', concurrency: 2, maxWaiting: 200, maxWaitMs: 5_000 });
  const expanding = new WeakMap<CachedPage, Promise<Buffer>>();
  const compressing = new WeakMap<CachedPage, Promise<Buffer>>();
  const plain = new LRUCache<CachedPage, Buffer>({
    maxSize: maxPlainBytes,
    sizeCalculation: (body) => Math.max(1, body.length),
  });

  async function expand(page: CachedPage): Promise<Buffer> {
    const known = plain.get(page);
    if (known) return known;
    return once(expanding, page, async () => {
      const body = await limiter.run(() => expandBrotli(page.brotli));
      plain.set(page, body);
      return body;
    });
  }

  async function gzipOf(page: CachedPage): Promise<Buffer> {
    return (page.gzip ??= await once(compressing, page, async () => compress(await expand(page), 'gzip')));
  }

  return async (page, encoding) => {
    if (encoding === 'br') return page.brotli;
    return encoding === 'gzip' ? gzipOf(page) : expand(page);
  };
}

/** One run of the work for everybody who asks while it lasts. */
function once(
  running: WeakMap<CachedPage, Promise<Buffer>>,
  page: CachedPage,
  work: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = running.get(page);
  if (known) return known;
  const promise = work().finally(() => running.delete(page));
  running.set(page, promise);
  return promise;
}
