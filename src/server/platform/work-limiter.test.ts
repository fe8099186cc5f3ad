import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkLimiter, Overloaded } from './work-limiter.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const work = async () => {
    hasBegun = true;
    await promise;
    return 'done';
  };
  return { work, end: resolve, hasBegun: () => hasBegun };
}

const limits = { what: 'pages', concurrency: 2, maxWaiting: 3, maxWaitMs: 60_000 };

test('so much is done at once, so much waits, and more is refused at once', async () => {
  const limiter = createWorkLimiter(limits);
  const works = Array.from({ length: 5 }, held);
  const runs = works.map(({ work }) => limiter.run(work));
  await sleep(0);
  expect([limiter.running, limiter.waiting]).toEqual([2, 3]);
  expect(works.map((one) => one.hasBegun())).toEqual([true, true, false, false, false]);
  await expect(limiter.run(held().work)).rejects.toThrow(Overloaded);
  works[1]!.end();
  await runs[1];
  expect(works.map((one) => one.hasBegun())).toEqual([true, true, true, false, false]);
  for (const { end } of works) end();
  expect(await Promise.all(runs)).toEqual(Array(5).fill('done'));
  expect([limiter.running, limiter.waiting]).toEqual([0, 0]);
});

test('what nobody wants any more at its turn is not done, nor what waited too long', async () => {
  const limiter = createWorkLimiter({ ...limits, concurrency: 1, maxWaitMs: 30 });
  const [first, left, late] = [held(), held(), held()];
  const running = limiter.run(first.work);
  let isThere = true;
  const gone = limiter.run(left.work, () => isThere);
  const tooLate = limiter.run(late.work);
  isThere = false;
  await sleep(60);
  first.end();
  expect(await running).toBe('done');
  await expect(gone).rejects.toThrow('whoever asked is gone');
  await expect(tooLate).rejects.toThrow('too many pages are waiting');
  expect([left.hasBegun(), late.hasBegun()]).toEqual([false, false]);
});

test('work that fails makes room for the next', async () => {
  const limiter = createWorkLimiter({ ...limits, concurrency: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(() => Promise.resolve(2))).toBe(2);
});
