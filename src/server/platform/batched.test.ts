import { expect, test } from 'vitest';
import { batched } from './batched.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what is asked for at the same time is read together, and each asker gets their own', async () => {
  const batches: number[][] = [];
  const read = batched(async (keys: readonly number[]) => {
    batches.push([...keys]);
    await later();
    return keys.map((key) => key * 10);
  });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => read([at, at + 100])));
  expect(answers).toEqual(Array.from({ length: 30 }, (_, at) => [at * 10, at * 10 + 1000]));
  expect(batches.length).toBeLessThan(4);
});

test('what is asked for while a batch is read waits for the next, so it is never older than the question', async () => {
  let value = 1;
  const read = batched(async (keys: readonly string[]) => {
    const seen = value;
    await later();
    return keys.map(() => seen);
  });
  const first = read(['a']);
  await new Promise((resolve) => setImmediate(resolve));
  value = 2;
  expect(await Promise.all([first, read(['a']), read(['a'])])).toEqual([[1], [2], [2]]);
});

test('a read that fails fails for those who asked, and the next one is read', async () => {
  let isBroken = true;
  const read = batched(async (keys: readonly number[]) => {
    await later();
    if (isBroken) throw new Error('no database');
    return [...keys];
  });
  const failing = await Promise.allSettled(Array.from({ length: 5 }, (_, at) => read([at])));
  expect(failing.every(({ status }) => status === 'rejected')).toBe(true);
  isBroken = false;
  expect(await read([7])).toEqual([7]);
});
