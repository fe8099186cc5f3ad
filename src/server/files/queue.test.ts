import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './queue.ts';

test('LY-11 the same picture is rendered once, visitors go first, and too many are refused', async () => {
  const queue = new WorkQueue<string>(1);
  const done: string[] = [];
  const release: (() => void)[] = [];
  const work = (name: string) => async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    done.push(name);
    return name;
  };
  const first = queue.do('a', 'now', work('a'));
  expect(queue.do('a', 'now', work('never'))).toBe(first);
  const ahead = queue.do('b', 'ahead', work('b'));
  const visitor = queue.do('c', 'now', work('c'));
  for (let i = 0; i < 3; i += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    release.shift()?.();
  }
  await Promise.all([first, ahead, visitor]);
  expect(done).toEqual(['a', 'c', 'b']);

  const full = new WorkQueue<void>(1);
  const stuck = Array.from({ length: 501 }, (_, i) => full.do(String(i), 'now', () => new Promise(() => {})));
  await expect(full.do('more', 'now', async () => {})).rejects.toThrow(QueueFull);
  expect(stuck).toHaveLength(501);
});

test('LY-11 work that fails lets the next one in', async () => {
  const queue = new WorkQueue<number>(1);
  await expect(queue.do('a', 'now', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.do('a', 'now', async () => 2)).toBe(2);
});
