import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createWorkerThread } from './worker-thread.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Waits so many ms and answers them; text ends it in one way or another. */
const program = path.join(folder, 'program.mjs');
writeFileSync(
  program,
  `import { setTimeout as sleep } from 'node:timers/promises';
   import { threadId } from 'node:worker_threads';
   import { answerQuestions } from ${JSON.stringify(new URL('./thread-program.ts', import.meta.url).href)};
   let asked = 0;
   answerQuestions(async (question) => {
     asked += 1;
     if (question === 'throw') throw new RangeError('nobody knows');
     if (question === 'exit') process.exit(0);
     if (question === 'crash') setImmediate(() => { throw new Error('out of it'); });
     if (typeof question === 'string') await sleep(10_000);
     await sleep(question);
     return { question, asked, threadId };
   });`,
);
interface Told {
  question: number;
  asked: number;
  threadId: number;
}
const start = () => createWorkerThread<number | string, Told>(pathToFileURL(program), 'sums');

test('questions asked together are answered one after the other, in their order, by one thread', async () => {
  const thread = start();
  const told = await Promise.all([30, 0, 10].map((ms) => thread.ask(ms)));
  expect(told.map(({ question, asked }) => [question, asked])).toEqual([
    [30, 1],
    [0, 2],
    [10, 3],
  ]);
  expect(new Set(told.map(({ threadId }) => threadId)).size).toBe(1);
});

test('what cannot be answered fails alone', async () => {
  const thread = start();
  const [before, failed, after] = await Promise.allSettled([0, 'throw', 1].map((one) => thread.ask(one)));
  expect([before?.status, after?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(failed).toMatchObject({ reason: new Error('sums: RangeError: nobody knows') });
});

test.each([
  ['exit', 'the thread of sums has ended'],
  ['crash', 'out of it'],
])('a thread that ends (%s) fails whoever waits, and the next question starts another', async (end, why) => {
  const thread = start();
  const first = await thread.ask(0);
  const waiting = await Promise.allSettled([thread.ask(end), thread.ask(0)]);
  for (const one of waiting) expect(one).toMatchObject({ reason: { message: why } });
  const next = await thread.ask(0);
  expect(next.asked).toBe(1);
  expect(next.threadId).not.toBe(first.threadId);
});

test('a question that cannot be sent fails, and the thread goes on', async () => {
  const thread = start();
  const ask = thread.ask as (question: unknown) => Promise<Told>;
  await expect(ask(() => {})).rejects.toThrow('could not be cloned');
  expect((await thread.ask(5)).question).toBe(5);
});
