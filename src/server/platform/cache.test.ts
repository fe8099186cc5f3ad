import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { ShopError } from '../../domain/errors.ts';
import { createCache, type Cache } from './cache.ts';

let now = 0;
let cache: Cache;
const fresh = { freshMs: 1000 };

beforeEach(() => {
  now = 0;
  cache = createCache({ maxBytes: 100_000, now: () => now, onError: () => {} });
});

/** A load that ends when the test says so, with tags it tells only then. */
function slowLoad<T>(value: T, ...tagsAtTheEnd: string[]) {
  let finish!: () => void;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  let starts = 0;
  const load = async (tags: Set<string>) => {
    starts++;
    await ended;
    for (const tag of tagsAtTheEnd) tags.add(tag);
    return value;
  };
  return { load, finish, starts: () => starts };
}

test('a purge leaves loads in flight that do not show what was purged: one load serves all and is cached', async () => {
  const slow = slowLoad('list', 'product:1');
  const first = cache.getOrLoad('key', fresh, slow.load);
  cache.purge(['product:2']);
  const second = cache.getOrLoad('key', fresh, slow.load);
  slow.finish();
  expect(await Promise.all([first, second])).toEqual(['list', 'list']);
  expect(slow.starts()).toBe(1);
  expect(cache.get('key')?.value).toBe('list');
});

test('a load in flight that turns out to show what was purged is not cached, and nobody who asked later gets it', async () => {
  const old = slowLoad('old', 'product:1');
  const first = cache.getOrLoad('key', fresh, old.load);
  cache.purge(['product:1']);
  const fromNewRows = slowLoad('new', 'product:1');
  const later = [1, 2, 3].map(() => cache.getOrLoad('key', fresh, fromNewRows.load));
  old.finish();
  expect(await first).toBe('old');
  expect(cache.get('key')).toBeUndefined();
  fromNewRows.finish();
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
  expect(fromNewRows.starts()).toBe(1);
  expect(cache.get('key')?.value).toBe('new');
});

test('who asks after a purge of a tag that is known already need not wait for the old load', async () => {
  const old = slowLoad('old');
  const first = cache.getOrLoad('key', { ...fresh, tags: ['brands'] }, old.load);
  cache.purge(['brands']);
  expect(await cache.getOrLoad('key', fresh, () => Promise.resolve('new'))).toBe('new');
  old.finish();
  expect(await first).toBe('old');
  expect(cache.get('key')?.value).toBe('new');
});

test('* drops every load in flight and every entry', async () => {
  await cache.getOrLoad('held', fresh, () => Promise.resolve('held'));
  const slow = slowLoad('old');
  const first = cache.getOrLoad('key', fresh, slow.load);
  cache.purge(['*']);
  slow.finish();
  await first;
  expect(cache.entries).toBe(0);
  expect(cache.bytes).toBe(0);
});

test('a failed load is not cached and the next one starts anew', async () => {
  await expect(cache.getOrLoad('key', fresh, () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await cache.getOrLoad('key', fresh, () => Promise.resolve(1))).toBe(1);
});

test('a stale value is served while it is loaded anew, and not beyond its time', async () => {
  const options = { freshMs: 10, staleMs: 10 };
  await cache.getOrLoad('key', options, () => Promise.resolve('a'));
  now = 15;
  expect(await cache.getOrLoad('key', options, () => Promise.resolve('b'))).toBe('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.get('key')).toEqual({ value: 'b', isDue: false });
  now = 40;
  expect(cache.get('key')).toBeUndefined();
});

test('the least recently used entries go first, and a value of half the cache is not taken', async () => {
  const options = { freshMs: 1000, sizeOf: (text: string) => text.length };
  const put = (key: string, length: number) =>
    cache.getOrLoad(key, options, () => Promise.resolve('x'.repeat(length)));
  for (const key of ['a', 'b', 'c']) await put(key, 30_000);
  cache.get('a');
  await put('d', 30_000);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  await put('huge', 60_000);
  expect(['a', 'c', 'd', 'huge'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

test('whatever the order of reads, changes and purges, an answer is never older than the last purge before its question', async () => {
  const rows = ['r0', 'r1', 'r2'];
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.oneof(
          fc.record({ ask: fc.constantFrom('k0', 'k1'), reads: fc.subarray(rows, { minLength: 1 }) }),
          fc.record({ change: fc.constantFrom(...rows) }),
        ),
        { minLength: 2, maxLength: 14 },
      ),
      async (scheduler, steps) => {
        const versions: Record<string, number> = { r0: 0, r1: 0, r2: 0 };
        const tested = createCache({ maxBytes: 1_000_000, now: () => 0, onError: () => {} });
        const readsOf: Record<string, string[]> = {};
        const answers: Promise<void>[] = [];
        const { done } = scheduler.scheduleSequence(
          steps.map((step) => () => {
            if ('change' in step) {
              versions[step.change]!++;
              tested.purge([step.change]);
              return Promise.resolve();
            }
            // What a key shows is the same in every load, as it is with an address.
            const reads = (readsOf[step.ask] ??= step.reads);
            const atLeast = { ...versions };
            const load = async (tags: Set<string>) => {
              const seen: Record<string, number> = {};
              for (const row of reads) {
                await scheduler.schedule(Promise.resolve(), `read ${row}`);
                seen[row] = versions[row]!;
              }
              await scheduler.schedule(Promise.resolve(), 'end');
              for (const row of reads) tags.add(row);
              return seen;
            };
            const check = async () => {
              const seen = await tested.getOrLoad(step.ask, { freshMs: 1 }, load);
              for (const row of reads) expect(seen[row]).toBeGreaterThanOrEqual(atLeast[row]!);
            };
            answers.push(check());
            return Promise.resolve();
          }),
        );
        void done;
        await scheduler.waitIdle();
        await Promise.all(answers);
        for (const key of ['k0', 'k1']) {
          const held = tested.get<Record<string, number>>(key)?.value;
          if (held) for (const row of readsOf[key]!) expect(held[row]).toBe(versions[row]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

describe('expiry', () => {
  const servesExpired = { servesExpired: true };
  const options = { freshMs: 60_000, tags: ['stock'], ...servesExpired };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('an expired value is served at once, renewed after 500 ms, and never served after 800 ms', async () => {
    await cache.getOrLoad('key', options, () => Promise.resolve('old'));
    cache.expire(['stock']);
    const slow = slowLoad('new', 'stock');
    now = 499;
    expect(cache.get('key', servesExpired)).toEqual({ value: 'old', isDue: false });
    expect(await cache.getOrLoad('key', options, slow.load)).toBe('old');
    expect(slow.starts()).toBe(0);
    now = 500;
    expect(cache.get('key', servesExpired)).toEqual({ value: 'old', isDue: true });
    expect(await cache.getOrLoad('key', options, slow.load)).toBe('old');
    expect(cache.get('key', servesExpired), 'somebody renews it already').toEqual({
      value: 'old',
      isDue: false,
    });
    now = 799;
    expect(await cache.getOrLoad('key', options, slow.load)).toBe('old');
    now = 800;
    expect(cache.get('key', servesExpired)).toBeUndefined();
    const waiting = cache.getOrLoad('key', options, slow.load);
    slow.finish();
    expect(await waiting).toBe('new');
    expect(slow.starts()).toBe(1);
    expect(cache.get('key')).toEqual({ value: 'new', isDue: false });
  });

  test('what nobody asks for in its time is a miss', async () => {
    await cache.getOrLoad('key', options, () => Promise.resolve('old'));
    cache.expire(['stock']);
    now = 1001;
    expect(cache.get('key', servesExpired)).toBeUndefined();
    expect(await cache.getOrLoad('key', options, () => Promise.resolve('new'))).toBe('new');
  });

  test('a value that goes into another one is loaded anew at once, and once for all who ask', async () => {
    const inner = { freshMs: 60_000, tags: ['stock'] };
    await cache.getOrLoad('key', inner, () => Promise.resolve('old'));
    cache.expire(['stock']);
    expect(cache.get('key')).toBeUndefined();
    const slow = slowLoad('new', 'stock');
    const asked = [1, 2, 3].map(() => cache.getOrLoad('key', inner, slow.load));
    slow.finish();
    expect(await Promise.all(asked)).toEqual(['new', 'new', 'new']);
    expect(slow.starts()).toBe(1);
  });

  test('who wants it as it is now does not get what a load begun before the expiry brings', async () => {
    const old = slowLoad('old', 'stock');
    const first = cache.getOrLoad('key', { freshMs: 60_000 }, old.load);
    cache.expire(['stock']);
    const second = cache.getOrLoad('key', { freshMs: 60_000 }, () => Promise.resolve('new'));
    old.finish();
    expect(await Promise.all([first, second])).toEqual(['old', 'new']);
  });

  test('a renewal during which the value expired again serves for 800 ms from then, and is renewed in its turn', async () => {
    const slow = slowLoad('renewed', 'stock');
    const first = cache.getOrLoad('key', options, slow.load);
    now = 100;
    cache.expire(['stock']);
    now = 300;
    cache.expire(['stock']);
    slow.finish();
    expect(await first).toBe('renewed');
    now = 600;
    expect(cache.get('key', servesExpired)).toEqual({ value: 'renewed', isDue: true });
    now = 900;
    expect(cache.get('key', servesExpired)).toBeUndefined();
  });

  test('an expiry of other tags changes nothing, and the one that a filled cache has seen is not put off', async () => {
    await cache.getOrLoad('key', options, () => Promise.resolve('old'));
    cache.expire(['other']);
    expect(cache.get('key')).toEqual({ value: 'old', isDue: false });
    cache.expire(['stock']);
    now = 700;
    cache.expire(['stock']);
    now = 800;
    expect(cache.get('key', servesExpired)).toBeUndefined();
  });

  test('an expiry every 10 ms: readers never wait once there is a value, nothing is 800 ms old, two renewals a second at most', async () => {
    let version = 0;
    let loads = 0;
    const changedAt: number[] = [0];
    const load = async () => {
      loads++;
      const seen = version;
      await settle();
      return seen;
    };
    await cache.getOrLoad('key', options, load);
    for (now = 10; now <= 10_000; now += 10) {
      changedAt[++version] = now;
      cache.expire(['stock']);
      const value = await cache.getOrLoad('key', options, load);
      if (value < version) expect(now - changedAt[value + 1]!).toBeLessThan(800);
      await settle();
    }
    expect(loads).toBeGreaterThan(10);
    expect(loads).toBeLessThanOrEqual(21);
  });

  test('loads that take longer than an expired value may be served: each reader has an answer after two of them at most', async () => {
    let loads = 0;
    const load = async (tags: Set<string>) => {
      loads++;
      tags.add('stock');
      for (let step = 0; step < 100; step++) {
        await Promise.resolve();
        now += 10;
        cache.expire(['stock']);
      }
      return loads;
    };
    const first = cache.getOrLoad('key', { freshMs: 60_000, ...servesExpired }, load);
    await Promise.resolve();
    const second = cache.getOrLoad('key', { freshMs: 60_000, ...servesExpired }, load);
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  test('a purge beats an expiry, before it, after it and while the value is loaded', async () => {
    await cache.getOrLoad('key', options, () => Promise.resolve('old'));
    cache.expire(['stock']);
    cache.purge(['stock']);
    expect(cache.get('key', servesExpired)).toBeUndefined();
    for (const change of [
      [cache.purge, cache.expire],
      [cache.expire, cache.purge],
    ]) {
      const slow = slowLoad('old', 'stock', 'price');
      const first = cache.getOrLoad('key', options, slow.load);
      for (const one of change) one(['stock']);
      slow.finish();
      await first;
      expect(cache.get('key', servesExpired)).toBeUndefined();
    }
  });

  test('while the database is away an expired page is better than none, but nothing new is made of an expired value', async () => {
    const away = () => Promise.reject(new ShopError('UNAVAILABLE'));
    await cache.getOrLoad('key', options, () => Promise.resolve('old'));
    cache.expire(['stock']);
    now = 5000;
    expect(await cache.getOrLoad('key', options, away)).toBe('old');
    await expect(cache.getOrLoad('key', { freshMs: 60_000 }, away)).rejects.toThrow(ShopError);
  });
});
